// What one seat has before it: what lies right, what lies wrong, what is still to be laid, and what there is to lay.

import type { Seat } from '../../contract/game.ts';
import { galleryIndex } from '../../games/out-of-mine/content/galleries.ts';
import { SHAPES } from '../../games/out-of-mine/content/types.ts';
import {
  type LaidTile,
  type OutOfMineState,
  type Scoring,
  type SeatState,
  scoreSeat,
  seatCard,
} from '../../games/out-of-mine/index.ts';
import { present } from '../../kit/invariant.ts';
import type { Supply } from '../../solver/puzzle.ts';
import { bitsOf, COLOUR_OF, demandsOf, FULL, type Ground, groundOf, SHAPE_OF, spacesUnder } from './ground.ts';

/** A laid tile that is right, as the way it lies. */
export interface Settled {
  readonly laid: LaidTile;
  readonly shape: number;
  readonly mask: number;
}

export interface Bench {
  readonly state: OutOfMineState;
  readonly seat: Seat;
  readonly table: SeatState;
  readonly ground: Ground;
  readonly scoring: Scoring;
  readonly settled: readonly Settled[];
  /** Laid tiles that would be removed (M20). */
  readonly wrong: readonly LaidTile[];
  /** Spaces under nothing at all. */
  readonly empty: number;
  /** By colour: tiles that the card still wants. */
  readonly need: readonly number[];
  /** By shape: what can be had, the hand included. */
  readonly counts: readonly number[];
}

export function benchOf(state: OutOfMineState, seat: Seat): Bench {
  const table = present(state.seats[seat], `seat ${seat}`);
  const ground = groundOf(galleryIndex(present(table.board), present(table.side)));
  const scoring = scoreSeat(state, seat);
  const gone = new Set(scoring.removed.map(({ tile }) => tile));
  const settled: Settled[] = [];
  const wrong: LaidTile[] = [];
  const need: number[] = [...seatCard(table).mix];
  let empty = FULL;
  for (const laid of table.laid) {
    const mask = spacesUnder(ground, laid);
    empty &= ~mask;
    if (gone.has(laid.tile)) {
      wrong.push(laid);
      continue;
    }
    const shape = present(SHAPE_OF[laid.tile]);
    const colour = present(COLOUR_OF[shape]);
    need[colour] = (need[colour] ?? 0) - 1;
    settled.push({ laid, shape, mask });
  }
  return { state, seat, table, ground, scoring, settled, wrong, empty, need, counts: countsOf(state, table) };
}

function countsOf({ supply }: OutOfMineState, { hand }: SeatState): readonly number[] {
  const counts: number[] = SHAPES.map(() => 0);
  const add = (tile: number): void => {
    const shape = present(SHAPE_OF[tile]);
    counts[shape] = (counts[shape] ?? 0) + 1;
  };
  for (const tile of supply) add(tile);
  if (hand !== undefined) add(hand);
  return counts;
}

export const isComplete = ({ scoring }: Bench): boolean => scoring.empty === 0 && scoring.removed.length === 0;

export const tilesLeft = ({ need }: Bench): number => need.reduce((sum, count) => sum + count, 0);

/** For the solver: all that lies right stays. */
export function supplyOf({ counts, need, empty }: Bench): Supply {
  return { counts, demands: demandsOf(need), covered: bitsOf(FULL & ~empty) };
}

/** Whether the gallery can still be completed without taking anything off. Exact. */
export function canComplete(bench: Bench): boolean {
  return bench.wrong.length === 0 && bench.ground.solver.canComplete(supplyOf(bench));
}

/** For the solver: everything taken off first. */
export function freshStart({ table, counts }: Bench): Supply {
  const all = [...counts];
  for (const { tile } of table.laid) {
    const shape = present(SHAPE_OF[tile]);
    all[shape] = (all[shape] ?? 0) + 1;
  }
  return { counts: all, demands: demandsOf(seatCard(table).mix) };
}
