// In camp: a guess who goes back next, with faces to tap.

import type { Seat } from '../../../../contract/game.ts';
import { Explorer } from '../art/explorers.tsx';
import { Picture } from '../art/symbols.tsx';
import { type DiamantTable, insiders, isDeciding, myExplorer, type Parts } from '../parts.ts';
import { type DiamantSelection, toggleGuess } from '../selection.ts';

/** Whether the viewer sits in camp while others are still inside. */
export function isGuessing(table: DiamantTable): boolean {
  const me = myExplorer(table);
  return me !== undefined && !me.inside && table.view.stage !== 'over' && insiders(table.view).length > 0;
}

export function guess(selection: DiamantSelection, table: DiamantTable, seat?: Seat): void {
  if (isGuessing(table) && isDeciding(table))
    selection.guess.value = toggleGuess(selection.guess.peek(), table.view.round, seat);
}

export function GuessPanel({ table, selection, words }: Parts) {
  const { title, fun, nobody, tally } = words.guess;
  const current = selection.guess.value?.round === table.view.round ? selection.guess.value.back : undefined;
  const { right, of } = selection.tally.value;
  const isClosed = !isDeciding(table);
  return (
    <section class="guess-panel" aria-label={title}>
      <h2>
        {title} <small>{of === 0 ? fun : tally(right, of)}</small>
      </h2>
      <div class="faces">
        {insiders(table.view).map((seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={current?.includes(seat) ?? false}
            disabled={isClosed}
            onClick={() => guess(selection, table, seat)}
          >
            <Explorer seat={seat} part="head" />
            <span>{table.who(seat).name}</span>
          </button>
        ))}
        <button
          type="button"
          aria-pressed={current?.length === 0}
          disabled={isClosed}
          onClick={() => guess(selection, table)}
        >
          <Picture of="go-on" class="head" />
          <span>{nobody}</span>
        </button>
      </div>
    </section>
  );
}

/** A verdict is no longer shown once the next card is turned. */
const FRESH: ReadonlySet<string | undefined> = new Set(['revealed', 'returned', 'ended']);

/** What the viewer guessed, and how it did. */
export function GuessBubble({ table, selection, words }: Parts) {
  const verdict = selection.verdict.value;
  const isFresh = verdict?.round === table.view.round - 1 && FRESH.has(table.effect?.type);
  const shown = selection.guess.value ?? (isFresh ? verdict : undefined);
  if (shown === undefined) return undefined;
  const names = words.guess.names(shown.back.map((seat) => table.who(seat).name));
  return (
    <p class="guess-bubble" data-right={isFresh ? verdict.right : undefined}>
      <Picture of={shown.back.length === 0 ? 'go-on' : 'go-back'} />
      <span>
        {names}
        {isFresh && <b> {verdict.right ? `✓ ${words.guess.right}` : `✗ ${words.guess.wrong}`}</b>}
      </span>
    </p>
  );
}
