// What the expeditions after this one may bring: played out some hundred times, then looked up thousands of times.

import type { Seat } from '../../contract/game.ts';
import { copyPosition, EXPEDITIONS, type Position, type State, scoreOf } from '../../games/diamant/index.ts';
import type { Rng } from '../../kit/rng.ts';
import { type Policy, playExpedition, playOut } from './policies/simulate.ts';

export interface Futures {
  readonly expedition: number;
  readonly seats: number;
  readonly count: number;
  /** By future × seats + seat: points gained after this expedition. */
  readonly gains: Int16Array;
}

/** Futures, times seats: the fewer share a win, the more a share scatters. */
const SIZE = 2048;
/** So many of them are looked at for one end of the expedition. */
const LOOKED_AT = 16;

/** Without what nobody may know: decisions that are not revealed yet, and the cards that a scenario has laid ready. */
export const unknowing = (state: State): Position => ({ ...copyPosition(state), decided: 0, back: 0, next: [] });

export function foresee(state: State, policies: readonly Policy[], rng: Rng): Futures {
  const { seats, expedition } = state;
  if (expedition === EXPEDITIONS) return { expedition, seats, count: 1, gains: new Int16Array(seats) };
  const count = Math.floor(SIZE / seats);
  const gains = new Int16Array(count * seats);
  const start = unknowing(state);
  for (let future = 0; future < count; future++) {
    const position = copyPosition(start);
    playExpedition(position, policies, rng);
    for (let seat = 0; seat < seats; seat++) gains[future * seats + seat] = -scoreOf(position, seat);
    playOut(position, policies, rng);
    for (let seat = 0; seat < seats; seat++) {
      gains[future * seats + seat] = (gains[future * seats + seat] ?? 0) + scoreOf(position, seat);
    }
  }
  return { expedition, seats, count, gains };
}

/** What a seat gets of the win with these points of all seats at the end of the expedition, in the futures that are its turn. */
export function shareIn(futures: Futures, scores: readonly number[], seat: Seat, turn: number): number {
  const { seats, count, gains } = futures;
  const looks = Math.min(LOOKED_AT, count);
  let share = 0;
  for (let look = 0; look < looks; look++) {
    const base = ((turn * looks + look) % count) * seats;
    const own = (scores[seat] ?? 0) + (gains[base + seat] ?? 0);
    let winners = 0;
    for (let other = 0; other < seats; other++) {
      const points = (scores[other] ?? 0) + (gains[base + other] ?? 0);
      if (points === own) winners += 1;
      if (points <= own) continue;
      winners = 0;
      break;
    }
    if (winners > 0) share += 1 / winners;
  }
  return share / looks;
}
