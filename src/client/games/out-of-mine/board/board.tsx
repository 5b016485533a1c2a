// The board, by what the round is at: choosing a side, the race, the scoring; or the hall, for those who watch.

import { useEffect, useLayoutEffect } from 'preact/hooks';
import { late } from '../../../ui/lazy.tsx';
import { secondsLeft } from '../drawing/format.ts';
import { isRace, isScored, mySeat, myState, type Parts } from '../parts.ts';
import { firstAim } from '../race/aim.ts';
import { launch } from '../race/flights.tsx';
import { lay } from '../race/hands.ts';
import { fetchRace, RaceScene } from '../race/lazy-race.ts';
import { waitedFor } from '../race/waiting.ts';
import { Sides } from './choose-side.tsx';

const Score = late(async () => (await import('../scoring/round-scoring.tsx')).Score);
const Hall = late(async () => (await import('./all-galleries.tsx')).Hall);

export function Board(parts: Parts) {
  const { table, desk } = parts;
  desk.now = parts;
  useLayoutEffect(() => follow(parts), [table.step, table.refusal]);
  useEffect(() => countDown(parts), [table.step]);
  return (
    <div class="mine-board" data-stage={table.view.stage}>
      <Scene {...parts} />
    </div>
  );
}

function Scene(parts: Parts) {
  const { table } = parts;
  const state = myState(table);
  if (isScored(table.view)) return <Score parts={parts} />;
  if (state === undefined) return <Hall parts={parts} />;
  if (!isRace(table.view)) return <Sides parts={parts} state={state} />;
  return <RaceScene parts={parts} state={state} />;
}

/** Counts the seconds while somebody has to wait. */
function countDown({ table, desk }: Parts): (() => void) | undefined {
  const end = waitedFor(table);
  if (end === undefined) return undefined;
  const timer = setInterval(() => {
    desk.toGo.value = secondsLeft(end - table.now());
  }, 200);
  return () => clearInterval(timer);
}

/** What hands do when something has happened: aim a tile that has come, lay what was meant for it, forget what has gone. */
function follow(parts: Parts): void {
  const { table, desk } = parts;
  const [state, seat] = [myState(table), mySeat(table)];
  launch(parts);
  if (state?.side !== undefined) fetchRace();
  if (isRace(table.view)) Score.ahead();
  if (seat === undefined || !state || !isRace(table.view)) {
    desk.aim.value = undefined;
    desk.lifted.value = undefined;
    desk.drag.value = undefined;
    desk.asking.value = false;
    desk.wish = undefined;
    return;
  }
  if (table.effect?.type === 'started') desk.shown.value = undefined;
  const { hand, laid } = state;
  if (desk.lifted.value !== undefined && !laid.some(({ tile }) => tile === desk.lifted.value))
    desk.lifted.value = undefined;
  if (table.refusal?.code === 'gone') {
    desk.drag.value = undefined;
    desk.wish = undefined;
  }
  const held = desk.lifted.value ?? hand;
  if (held === undefined) desk.aim.value = undefined;
  else if (desk.aim.value?.tile !== held) desk.aim.value = firstAim(table.view, seat, held);
  const { wish } = desk;
  if (wish !== undefined && wish.tile === hand) {
    desk.wish = undefined;
    lay(parts, wish);
  }
}
