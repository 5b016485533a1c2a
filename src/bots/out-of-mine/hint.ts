// Help in the mine: first where it is tightest, then whether it can still be done, then one tile and its place.

import type { BoardSide } from '../../games/out-of-mine/content/types.ts';
import { type LaidTile, type OutOfMine, pointName, tileName } from '../../games/out-of-mine/index.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng } from '../../kit/rng.ts';
import type { OutOfMineHintCode } from '../../words/en/coach-out-of-mine.ts';
import type { Hint as AnyHint, Question } from '../bot.ts';
import { easeOf } from './answer.ts';
import { type Bench, benchOf, canComplete, isComplete, supplyOf } from './bench.ts';
import { bitsOf } from './ground.ts';
import { TEMPERAMENTS } from './levels.ts';
import { planned } from './planner.ts';
import { fittingShapes, fittingWays } from './snug.ts';

type Hint = AnyHint<OutOfMine, OutOfMineHintCode>;

/** More ways than this are told as "at least so many". */
const MANY = 1000;

export function hint(question: Question<OutOfMine>, step: number): Hint | undefined {
  const { view, seat } = question;
  const table = view.seats[seat];
  if (table === undefined) return undefined;
  if (view.stage === 'preparing' && table.choice && !table.ready) return sideHint(question, present(table.board), step);
  if (!table.mining) return undefined;
  const bench = benchOf(view, seat);
  if (isComplete(bench)) return { code: 'full', ...(view.stage === 'mining' && { action: { type: 'call' } }) };
  const [removed] = bench.scoring.removed;
  if (removed !== undefined) return wrongHint(removed, step);
  if (step === 0) return tightest(bench);
  if (step === 1) return outlook(bench);
  return nextTile(bench);
}

/** Before the cards are seen, all that can be told is which side is easier with most of them. */
function sideHint({ view }: Question<OutOfMine>, board: number, step: number): Hint {
  const ways = (side: BoardSide): number => Math.round(Math.exp(easeOf(view, board, side)));
  const side = ways('front') >= ways('back') ? 'front' : 'back';
  const detail = { side, front: ways('front'), back: ways('back') };
  return { code: 'easier-side', detail, ...(step > 0 && { action: { type: 'side', side } }) };
}

function wrongHint({ tile, fault }: Bench['scoring']['removed'][number], step: number): Hint {
  const detail = { tile: tileName(tile), fault };
  return { code: 'wrong-tile', detail, ...(step > 0 && { action: { type: 'put-back', tile } }) };
}

/** The space with the fewest shapes that could cover it. */
function tightest(bench: Bench): Hint {
  const shapes = new Array<number>(20).fill(0);
  const ways = new Array<number>(20).fill(0);
  for (const shape of fittingShapes(bench)) {
    let reached = 0;
    for (const way of fittingWays(bench, shape)) {
      const mask = bench.ground.masks[way] ?? 0;
      reached |= mask;
      for (const space of bitsOf(mask)) ways[space] = (ways[space] ?? 0) + 1;
    }
    for (const space of bitsOf(reached)) shapes[space] = (shapes[space] ?? 0) + 1;
  }
  const choice = (space: number): number => (shapes[space] ?? 0) * 10_000 + (ways[space] ?? 0);
  const space = bitsOf(bench.empty).reduce((best, one) => (choice(one) < choice(best) ? one : best));
  const { x, y } = present(bench.ground.gallery.spaces[space]);
  return {
    code: (shapes[space] ?? 0) === 0 ? 'dead-space' : 'tight-space',
    detail: { place: pointName({ x, y }), x, y, shapes: shapes[space] ?? 0, ways: ways[space] ?? 0 },
  };
}

/** Exact: with what lies here and what is left over there. */
function outlook(bench: Bench): Hint {
  const search = bench.ground.solver.search(supplyOf(bench));
  let ways = 0;
  while (ways < MANY && search.next()) ways += 1;
  return ways === 0 ? { code: 'impossible' } : { code: 'possible', detail: { ways, more: ways === MANY ? 1 : 0 } };
}

function nextTile(bench: Bench): Hint {
  const { action, place } = planned(bench, { ...TEMPERAMENTS[5], whim: 0 }, 'hint', seededRng('hint'));
  switch (action.type) {
    case 'take':
      return canComplete(bench)
        ? { code: 'take', detail: detailOf(present(place)), action }
        : { code: 'take-any', detail: { tile: tileName(action.tile) }, action };
    case 'lay':
    case 'move':
      return { code: action.type, detail: detailOf(action), action };
    case 'put-back': {
      const isHand = action.tile === bench.table.hand;
      return { code: isHand ? 'put-back' : 'take-off', detail: { tile: tileName(action.tile) }, action };
    }
    case 'stuck':
    case 'side':
    case 'ready':
    case 'pick-up':
    case 'call':
    case 'unstuck':
      return { code: 'nothing-left', action };
  }
}

const detailOf = ({ tile, x, y, rotation, flipped }: LaidTile): NonNullable<Hint['detail']> => ({
  tile: tileName(tile),
  place: pointName({ x, y }),
  x,
  y,
  turns: rotation,
  flipped: flipped ? 1 : 0,
});
