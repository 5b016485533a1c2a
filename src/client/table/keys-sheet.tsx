// Keyboard help: the board's keys, then the table's, then those of advice.

import type { Signal } from '@preact/signals';
import type { BoardModule, PartProps } from '../games/board.ts';
import { HINT_KEYS } from '../hints/keys.ts';
import type { KeyEntry } from '../kit/keys.ts';
import { Sheet } from '../ui/sheet.tsx';
import { words } from '../words.ts';
import type { FrameProps, Panel } from './frame.tsx';
import { TABLE_KEYS } from './keys.ts';

export interface KeysSheetProps extends FrameProps {
  readonly parts: PartProps;
  readonly panel: Signal<Panel | undefined>;
}

/** What the page does by itself: there is nothing to run. */
const PAGE_KEYS: readonly KeyEntry<unknown>[] = [
  { keys: ['tab'], shown: 'Tab', help: () => words.value.keys.tab },
  { keys: ['arrowleft', 'arrowup', 'arrowdown', 'arrowright'], shown: '← ↑ ↓ →', help: () => words.value.keys.arrows },
  { keys: ['enter'], shown: 'Enter', help: () => words.value.keys.enter },
];

export interface HelpLine {
  readonly shown: string;
  readonly text: string;
}

const linesOf = <Context,>(entries: readonly KeyEntry<Context>[], context: Context): readonly HelpLine[] =>
  entries.map((entry) => ({ shown: entry.shown ?? entry.keys.join().toUpperCase(), text: entry.help(context) }));

/** Every key that works at this table; one that several lists use for the same is named once. */
export function keyLines(
  board: Pick<BoardModule, 'keys'>,
  parts: PartProps,
  others: readonly (readonly KeyEntry<unknown>[])[],
): readonly HelpLine[] {
  const lines = [
    ...linesOf(board.keys, parts),
    ...[PAGE_KEYS, ...others].flatMap((entries) => linesOf(entries, undefined)),
  ];
  const isSame = (a: HelpLine, b: HelpLine): boolean => a.shown === b.shown && a.text === b.text;
  return lines.filter((line, at) => lines.findIndex((other) => isSame(other, line)) === at);
}

export function KeysSheet({ board, session, parts, panel, barKeys = [] }: KeysSheetProps) {
  const lines = keyLines(board, parts, [barKeys, TABLE_KEYS, session.hints ? HINT_KEYS : []]);
  return (
    <Sheet
      title={words.value.keys.title}
      onClose={() => {
        panel.value = undefined;
      }}
    >
      <dl class="key-list">
        {lines.map(({ shown, text }) => (
          <div key={`${shown}/${text}`}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
