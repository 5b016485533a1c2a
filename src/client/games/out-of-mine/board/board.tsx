// The board at each stage of a round: choosing a side, the race, the scoring. Watchers see all galleries.

import { useEffect, useLayoutEffect } from 'preact/hooks';
import { lazy } from '../../../ui/lazy.tsx';
import { secondsLeft } from '../drawing/format.ts';
import { isRace, isScored, mySeat, myState, type Parts } from '../parts.ts';
import { firstAim } from '../race/aim.ts';
import { launch } from '../race/flights.tsx';
import { lay } from '../race/hands.ts';
import { fetchRace, RaceScene } from '../race/lazy-race.ts';
import { waitEnd } from '../race/waiting.ts';
import { ChooseSide } from './choose-side.tsx';

const RoundScoring = lazy(async () => (await import('../scoring/round-scoring.tsx')).RoundScoring);
const AllGalleries = lazy(async () => (await import('./all-galleries.tsx')).AllGalleries);

export function Board(parts: Parts) {
  const { table, selection } = parts;
  selection.now = parts;
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
  if (isScored(table.view)) return <RoundScoring parts={parts} />;
  if (state === undefined) return <AllGalleries parts={parts} />;
  if (!isRace(table.view)) return <ChooseSide parts={parts} state={state} />;
  return <RaceScene parts={parts} state={state} />;
}

/** Counts down while somebody has to wait. */
function countDown({ table, selection }: Parts): (() => void) | undefined {
  const end = waitEnd(table);
  if (end === undefined) return undefined;
  const timer = setInterval(() => {
    selection.toGo.value = secondsLeft(end - table.now());
  }, 200);
  return () => clearInterval(timer);
}

/** Updates the selection after each step: aims a tile that has arrived, lays it if that was asked for, forgets one that is gone. */
function follow(parts: Parts): void {
  const { table, selection } = parts;
  const [state, seat] = [myState(table), mySeat(table)];
  launch(parts);
  if (state?.side !== undefined) fetchRace();
  if (isRace(table.view)) RoundScoring.preload();
  if (seat === undefined || !state || !isRace(table.view)) {
    selection.aim.value = undefined;
    selection.lifted.value = undefined;
    selection.drag.value = undefined;
    selection.asking.value = false;
    selection.layOnArrival = undefined;
    return;
  }
  if (table.effect?.type === 'started') selection.shown.value = undefined;
  const { hand, laid } = state;
  if (selection.lifted.value !== undefined && !laid.some(({ tile }) => tile === selection.lifted.value))
    selection.lifted.value = undefined;
  if (table.refusal?.code === 'gone') {
    selection.drag.value = undefined;
    selection.layOnArrival = undefined;
  }
  const held = selection.lifted.value ?? hand;
  if (held === undefined) selection.aim.value = undefined;
  else if (selection.aim.value?.tile !== held) selection.aim.value = firstAim(table.view, seat, held);
  const { layOnArrival: wish } = selection;
  if (wish !== undefined && wish.tile === hand) {
    selection.layOnArrival = undefined;
    lay(parts, wish);
  }
}
