// The sheets over a running table, loaded together when the first of them opens.

import type { Signal } from '@preact/signals';
import type { PartProps } from '../games/board.ts';
import { Sheet } from '../ui/sheet.tsx';
import { words as shell } from '../words.ts';
import type { FrameProps, Panel } from './frame.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { LeaveSheet } from './leave.tsx';
import { LogList } from './log.tsx';
import { MenuSheet } from './menu.tsx';

export interface SheetsProps extends FrameProps {
  readonly of: Exclude<Panel, 'result'>;
  readonly parts: PartProps;
  readonly panel: Signal<Panel | undefined>;
}

export function Sheets(props: SheetsProps) {
  const { of, session, panel, onLeave } = props;
  switch (of) {
    case 'menu':
      return <MenuSheet {...props} />;
    case 'log':
      return <LogSheet {...props} />;
    case 'leave':
      return <LeaveSheet panel={panel} session={session} onLeave={onLeave} />;
    case 'keys':
      return <KeysSheet {...props} />;
  }
}

function LogSheet({ panel, ...props }: SheetsProps) {
  return (
    <Sheet
      title={shell.value.table.log}
      onClose={() => {
        panel.value = undefined;
      }}
    >
      <LogList {...props} />
    </Sheet>
  );
}
