// Leaving in the middle of a match: nothing is lost, and here it says so.

import type { Signal } from '@preact/signals';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { words } from '../words.ts';
import type { Panel } from './frame.tsx';

export interface LeaveProps {
  readonly panel: Signal<Panel | undefined>;
  readonly onLeave: () => void;
}

export function LeaveSheet({ panel, onLeave }: LeaveProps) {
  const { table } = words.value;
  const stay = () => {
    panel.value = undefined;
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
          <Button icon="door" onClick={onLeave}>
            {table.go}
          </Button>
        </>
      }
    >
      <p>{table.leaveOnline}</p>
    </Sheet>
  );
}
