// Out of Mine!: a race in real time to fill one's gallery with crystal tiles. The rules are in docs/rules/out-of-mine.md.

import type { Game, Outcome, Waiting } from '../../contract/game.ts';
import { err, ok } from '../../kit/result.ts';
import { doors, MAX_SEATS, MIN_SEATS } from './doors.ts';
import { legalActions } from './legal.ts';
import { sampleLuck } from './luck.ts';
import { formatAction, formatChance, parseAction, parseChance } from './notation.ts';
import { play } from './play.ts';
import { REFUSALS, refusalOf } from './refusals.ts';
import { setUp } from './setup.ts';
import { copyOf } from './table/perform.ts';
import { handicapOf } from './table/seat.ts';
import { deadlineOf, isInPhoto } from './table/time.ts';
import type { OutOfMine, OutOfMineEffect, OutOfMineState } from './types.ts';
import { hear, sampleState, tell, view } from './view.ts';

export const outOfMine: Game<OutOfMine> = {
  id: 'out-of-mine',
  rules: 2,
  oldestRules: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  undo: 'never',
  refusals: REFUSALS,
  reseat: (options, order) => ({
    ...options,
    handicaps: order.map((seat) => (seat === undefined ? {} : handicapOf(options, seat))),
  }),
  setup: setUp,
  waiting,
  phase,
  legal: legalActions,
  apply(state, move) {
    const refusal = refusalOf(state, move);
    if (refusal !== undefined) return err(refusal);
    const table = copyOf(state);
    const effects: OutOfMineEffect[] = [];
    play(table, move, effects);
    return ok({ state: table, effects });
  },
  tell,
  view,
  hear,
  sampleChance: sampleLuck,
  sampleState,
  doors,
  notation: { formatAction, parseAction, formatChance, parseChance },
};

function waiting(state: OutOfMineState): Waiting {
  switch (state.stage) {
    case 'dealing':
    case 'revealing':
      return { for: 'chance' };
    case 'preparing':
    case 'scored':
      return { for: 'seats', seats: seatsThat(state, (seat) => !seat.ready) };
    case 'mining':
      return { for: 'seats', seats: seatsThat(state, (seat) => seat.mining), ...due(state) };
    case 'called':
      return {
        for: 'seats',
        seats: seatsThat(state, (seat, number) => seat.mining || isInPhoto(state, number)),
        ...due(state),
      };
    case 'over':
      return { for: 'nothing', outcome: outcome(state) };
  }
}

function seatsThat(
  { seats }: OutOfMineState,
  acts: (seat: OutOfMineState['seats'][number], number: number) => boolean,
): readonly number[] {
  return seats.flatMap((seat, number) => (acts(seat, number) ? [number] : []));
}

function due(state: OutOfMineState): { readonly deadline?: number } {
  const deadline = deadlineOf(state);
  return deadline === undefined ? {} : { deadline };
}

/** M32: most points; ties share the win. */
function outcome({ seats }: OutOfMineState): Outcome {
  const scores = seats.map(({ total }) => total);
  const most = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
}

/** Three to a round: getting ready, the race with its aftermath, and looking at the scoring. */
function phase({ round, stage }: OutOfMineState): number {
  switch (stage) {
    case 'dealing':
    case 'preparing':
    case 'revealing':
      return round * 3;
    case 'mining':
    case 'called':
      return round * 3 + 1;
    case 'scored':
    case 'over':
      return round * 3 + 2;
  }
}

export { GALLERIES, galleryOf } from './content/galleries.ts';
export { DEFAULT_OPTIONS } from './doors.ts';
export { chooseAtRandom, legalPlaces } from './legal.ts';
export { scoreSeat } from './scoring.ts';
export { coveredCells, onBoard, plainOrientation, shownFind, tileOrientations } from './table/placement.ts';
export { handicapOf, hasGuardRails, mayCall, openSpaces, seatCard, seatGallery } from './table/seat.ts';
export { graceEnd, isCallOpen, limitOf, opensAt, photoEnd } from './table/time.ts';
export { cardName, pointName, tileName } from './tile-names.ts';
export type * from './types.ts';
export { USUAL_OPTIONS } from './usual-options.ts';
