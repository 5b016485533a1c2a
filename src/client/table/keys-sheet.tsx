// Keyboard help: the table's keys, then the game's.

import type { Signal } from '@preact/signals';
import type { GameWords } from '../../words/types.ts';
import { Sheet } from '../ui/sheet.tsx';
import { coachWords, words as shell } from '../words.ts';
import type { Panel } from './frame.tsx';

export interface KeysSheetProps {
  readonly words: GameWords;
  readonly panel: Signal<Panel | undefined>;
}

export function KeysSheet({ words, panel }: KeysSheetProps) {
  const { keys } = shell.value;
  const own = Object.entries(words.keys);
  const common = [
    ['Tab', keys.tab],
    ['← ↑ ↓ →', keys.arrows],
    ['Enter', keys.enter],
    ['Esc', keys.escape],
    ['H', coachWords.value.keyHint],
    ['S', keys.status],
    ['U', keys.undo],
    ['L', keys.log],
    ['?', keys.help],
  ] as const;
  return (
    <Sheet
      title={keys.title}
      onClose={() => {
        panel.value = undefined;
      }}
    >
      <dl class="key-list">
        {[...own, ...common].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
