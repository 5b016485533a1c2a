// Beside the title: the rounds, the clock of this one, and how the viewer stands.

import { useEffect, useState } from 'preact/hooks';
import { limitOf } from '../../../../games/out-of-mine/index.ts';
import { Glyph } from '../art/symbols.tsx';
import { clockText, secondsLeft } from '../drawing/format.ts';
import { isRace, type MineTable, mySeat, type Parts } from '../parts.ts';
import { waitEnd } from '../race/waiting.ts';

export function Status(parts: Parts) {
  const { table, words } = parts;
  const { round, options } = table.view;
  return (
    <div class="status">
      <span class="rounds" role="img" aria-label={words.status.round(round, options.rounds)}>
        {Array.from({ length: options.rounds }, (_, i) => (
          <i key={i} data-state={i + 1 < round ? 'done' : i + 1 === round ? 'now' : 'next'} />
        ))}
      </span>
      <span class="round-text" aria-hidden="true">
        <span>{words.status.round(round, options.rounds)}</span>
        <b>{words.status.short(round, options.rounds)}</b>
      </span>
      {isRace(table.view) && <Clock {...parts} />}
      <Standing {...parts} />
    </div>
  );
}

/** Counts down where there is a limit, else up. */
function Clock({ table, words }: Parts) {
  useTick(table, 250);
  const { view } = table;
  // Of waiting or of grace (M42), else of the round.
  const limit = waitEnd(table) ?? limitOf(view);
  const isLimited = Number.isFinite(limit);
  const ms = isLimited ? limit - table.now() : table.now() - (view.startedAt ?? table.now());
  return (
    <span
      class="mine-clock"
      role="timer"
      data-short={isLimited && ms < 15_000}
      aria-label={isLimited ? words.status.left : words.status.clock}
    >
      <Glyph of="time" />
      {clockText(isLimited ? 1000 * secondsLeft(ms) : ms)}
    </span>
  );
}

/** Redraws periodically, for what depends on the time. */
function useTick(table: MineTable, ms: number): void {
  const [, draw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => draw(table.now()), ms);
    return () => clearInterval(timer);
  }, [table, ms]);
}

function Standing({ table, words }: Parts) {
  const seat = mySeat(table);
  const totals = table.view.seats.map(({ total }) => total);
  const mine = seat === undefined ? undefined : totals[seat];
  if (mine === undefined) return undefined;
  const place = totals.filter((total) => total > mine).length;
  return <span class="standing">{words.status.you(mine, words.status.places[place] ?? '')}</span>;
}
