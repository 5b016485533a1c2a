// Asks for confirmation before a friend is removed from a seat.

import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { words } from '../../words.ts';

export interface AskFreeProps {
  readonly name: string;
  readonly onFree: () => void;
  readonly onClose: () => void;
}

export function AskFree({ name, onFree, onClose }: AskFreeProps) {
  const { lobby } = words.value;
  return (
    <Sheet
      title={lobby.removeAsk(name)}
      onClose={onClose}
      foot={
        <>
          <Button look="main" onClick={onClose}>
            {lobby.ratherNot}
          </Button>
          <Button icon="door" onClick={onFree}>
            {lobby.remove}
          </Button>
        </>
      }
    >
      <p>{lobby.removeHint(name)}</p>
    </Sheet>
  );
}
