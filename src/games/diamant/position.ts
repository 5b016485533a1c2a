// The compact position: how a match begins, and one's own copy to play on in place.

import { CAVE_CARDS, FIRST_RELIC, RELICS } from './cards.ts';
import { allBits, hasBit } from './seat-set.ts';
import type { Options, Position, State } from './types.ts';

/** All at the first entrance, no card turned (D3, D30). */
export function newPosition(seats: number, options: Options): Position {
  const none = (): number[] => new Array<number>(seats).fill(0);
  const deck = [...CAVE_CARDS];
  if (options.relics) deck[FIRST_RELIC] = 1;
  return {
    seats,
    options,
    stage: 'explore',
    expedition: 1,
    round: 0,
    inside: allBits(seats),
    decided: 0,
    back: 0,
    loot: none(),
    taken: none(),
    chests: none(),
    unseen: none(),
    relics: none(),
    deck,
    path: [],
    rubies: [],
    aside: [],
    next: [],
    lastOn: 0,
    lastBack: 0,
    lastShare: 0,
    ended: 0,
    endedPath: [],
    endedRubies: [],
  };
}

/** Field by field, because this is the hottest line of a match played through `apply`. */
export function copyPosition(state: State): Position {
  return {
    seats: state.seats,
    options: state.options,
    stage: state.stage,
    expedition: state.expedition,
    round: state.round,
    inside: state.inside,
    decided: state.decided,
    back: state.back,
    loot: state.loot.slice(),
    taken: state.taken.slice(),
    chests: state.chests.slice(),
    unseen: state.unseen.slice(),
    relics: state.relics.slice(),
    deck: state.deck.slice(),
    path: state.path.slice(),
    rubies: state.rubies.slice(),
    aside: state.aside.slice(),
    next: state.next.slice(),
    lastOn: state.lastOn,
    lastBack: state.lastBack,
    lastShare: state.lastShare,
    ended: state.ended,
    endedPath: state.endedPath.slice(),
    endedRubies: state.endedRubies.slice(),
  };
}

/** Points of the relics in a bit set, upwards. */
export const relicPoints = (bits: number): number[] => RELICS.filter((_, relic) => hasBit(bits, relic));

/** The value of the chest, relics included (D23, D34). Searches ask it often, so it builds no list. */
export function scoreOf(state: State, seat: number): number {
  let score = state.chests[seat] ?? 0;
  for (let relic = 0, bits = state.relics[seat] ?? 0; bits !== 0; relic += 1, bits >>= 1) {
    if ((bits & 1) === 1) score += RELICS[relic] ?? 0;
  }
  return score;
}
