// Asks before leaving a running match, and says that nothing is lost.

import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Session } from '../../play/session/session.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { words } from '../words.ts';
import type { Panel } from './frame.tsx';

export interface LeaveProps {
  readonly panel: Signal<Panel | undefined>;
  readonly session: Session;
  readonly onLeave: () => void;
}

export function LeaveSheet({ panel, session, onLeave }: LeaveProps) {
  const { table } = words.value;
  const [going, setGoing] = useState(false);
  const stay = () => {
    panel.value = undefined;
  };
  const leave = async () => {
    setGoing(true);
    await session.leave?.();
    onLeave();
  };
  return (
    <Sheet
      title={table.leave}
      onClose={stay}
      foot={
        <>
          <Button look="main" onClick={stay}>
            {table.stay}
          </Button>
          <Button icon="door" disabled={going} onClick={() => void leave()}>
            {table.go}
          </Button>
        </>
      }
    >
      <p>{table.leaveOnline}</p>
    </Sheet>
  );
}
