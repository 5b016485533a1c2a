// When things are due: the end of a head start, of the time limit, of grace and of the photo finish (M17, M41, M42).

import type { Millis } from '../../../contract/game.ts';
import { present } from '../../../kit/invariant.ts';
import type { OutOfMineOptions, OutOfMineState } from '../types.ts';
import { handicapOf, mayCall } from './seat.ts';

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

const scaleOf = (options: OutOfMineOptions, seat: number): number => handicapOf(options, seat).timeScale ?? 1;

/** M17: the end of the time limit; Infinity without one. M42: the seat with the most time has all of it. */
export function limitOf({ options, startedAt, seats }: OutOfMineState): Millis {
  if (options.timeLimit === undefined) return Number.POSITIVE_INFINITY;
  const longest = Math.max(...seats.map((_, seat) => scaleOf(options, seat)));
  return present(startedAt, 'the start') + options.timeLimit * longest * SECOND;
}

const calledAt = ({ calls }: OutOfMineState): Millis => present(calls[0], 'a call').at;

/** M42: until when this seat may go on after the call. The time limit ends it as well. */
export function graceEnd(state: OutOfMineState, seat: number): Millis {
  const called = calledAt(state);
  const grace = (handicapOf(state.options, seat).grace ?? 0) * SECOND;
  const more = (scaleOf(state.options, seat) - 1) * (called - present(state.startedAt, 'the start'));
  return Math.min(called + Math.max(grace, more), Math.max(limitOf(state), called));
}

/** M42: whether this seat goes on after somebody else's call. */
export const hasMoreTime = (options: OutOfMineOptions, seat: number): boolean =>
  (handicapOf(options, seat).grace ?? 0) > 0 || scaleOf(options, seat) > 1;

/** M41: until when another call is in the photo finish. */
export const photoEnd = (state: OutOfMineState): Millis => calledAt(state) + (state.options.photoFinish ?? 0);

/**
 * Whether another call of this seat would still count: in the photo finish (M41), or in time that is its own (M42).
 * Grace is only for laying.
 */
export function isCallOpen(state: OutOfMineState, seat: number, at: Millis): boolean {
  if (state.calls.some((call) => call.seat === seat) || state.seats[seat]?.late) return false;
  const isPhoto = state.options.photoFinish !== undefined && at <= photoEnd(state);
  return isPhoto || (scaleOf(state.options, seat) > 1 && state.seats[seat]?.mining === true);
}

/** M41: whether this seat may still be part of the photo finish, as far as its gallery and the calls tell. */
export function isInPhoto({ options, calls, seats }: OutOfMineState, seat: number): boolean {
  const table = present(seats[seat], `seat ${seat}`);
  const mayStillCall = options.photoFinish !== undefined && !table.late && calls.every((call) => call.seat !== seat);
  return mayStillCall && mayCall(options, table);
}

/** Those of them who only wait for the end of the photo finish. */
export const awaitsPhoto = (state: OutOfMineState, seat: number): boolean =>
  state.seats[seat]?.mining === false && isInPhoto(state, seat);

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
      const photo = !atWork || state.seats.some((_, number) => awaitsPhoto(state, number));
      return photo ? [...graces, photoEnd(state)] : graces;
    }
    case 'dealing':
    case 'preparing':
    case 'revealing':
    case 'scored':
    case 'over':
      return [];
  }
}
