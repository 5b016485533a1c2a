// When things are due: the end of a head start, of the time limit, of grace and of the photo finish (M17, M41, M42).

import type { Millis } from '../../contract/game.ts';
import { present } from '../../kit/invariant.ts';
import { handicapOf } from './seat.ts';
import type { OutOfMineOptions, OutOfMineState } from './types.ts';

/** M41: nobody can answer a call that was heard within this time. */
export const LONGEST_PHOTO_FINISH = 300;

const SECOND = 1000;

/** M42: how long after the start this seat has to wait for those with a longer head start. */
export function opensAfter(options: OutOfMineOptions, seats: number, seat: number): Millis {
  const headStart = (one: number): number => handicapOf(options, one).headStart ?? 0;
  const longest = Math.max(...Array.from({ length: seats }, (_, one) => headStart(one)));
  return (longest - headStart(seat)) * SECOND;
}

export const opensAt = (state: OutOfMineState, seat: number): Millis =>
  present(state.startedAt, 'the start') + opensAfter(state.options, state.seats.length, seat);

/** M17: the end of the time limit; Infinity without one. */
export function limitOf({ options, startedAt }: OutOfMineState): Millis {
  if (options.timeLimit === undefined) return Number.POSITIVE_INFINITY;
  return present(startedAt, 'the start') + options.timeLimit * SECOND;
}

const calledAt = ({ calls }: OutOfMineState): Millis => present(calls[0], 'a call').at;

/** M42: until when this seat may go on after the call. The time limit ends it as well. */
export function graceEnd(state: OutOfMineState, seat: number): Millis {
  const grace = (handicapOf(state.options, seat).grace ?? 0) * SECOND;
  return Math.min(calledAt(state) + grace, Math.max(limitOf(state), calledAt(state)));
}

/** M41: until when another call is in the photo finish. */
export const photoEnd = (state: OutOfMineState): Millis => calledAt(state) + (state.options.photoFinish ?? 0);

/** Whether another call at this instant would still be in the photo finish. */
export const inPhoto = (state: OutOfMineState, at: Millis): boolean =>
  state.options.photoFinish !== undefined && at <= photoEnd(state);

/** The next instant at which the clock has something to say. */
export function deadlineOf(state: OutOfMineState): Millis | undefined {
  const due = dueTimes(state);
  const next = Math.min(...due);
  return Number.isFinite(next) ? next : undefined;
}

function dueTimes(state: OutOfMineState): readonly Millis[] {
  switch (state.stage) {
    case 'mining':
      return [limitOf(state), ...state.seats.flatMap((seat, number) => (seat.mining ? [] : [opensAt(state, number)]))];
    case 'called': {
      const graces = state.seats.flatMap((seat, number) => (seat.mining ? [graceEnd(state, number)] : []));
      const atWork = state.seats.some(({ mining, stuck }) => mining && !stuck);
      return atWork ? graces : [...graces, photoEnd(state)];
    }
    case 'dealing':
    case 'preparing':
    case 'revealing':
    case 'scored':
    case 'over':
      return [];
  }
}
