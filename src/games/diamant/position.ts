// The compact position: how a match begins, and one's own copy to play on in place.

import type { Move } from '../../contract/game.ts';
import { CAVE_CARDS, cardNumber, FIRST_RELIC, isTrap, RELICS } from './content.ts';
import { allBits, hasBit } from './seat-set.ts';
import type { Action, Diamant, Options, Position, State } from './types.ts';

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

/** With the same lists. Field by field: a spread takes twice the time and space, and nothing is done more often. */
function sharedCopy(state: State): Position {
  const { loot, taken, chests, unseen, relics, deck, path, rubies, aside, next, endedPath, endedRubies } =
    state as Position;
  return {
    seats: state.seats,
    options: state.options,
    stage: state.stage,
    expedition: state.expedition,
    round: state.round,
    inside: state.inside,
    decided: state.decided,
    back: state.back,
    loot,
    taken,
    chests,
    unseen,
    relics,
    deck,
    path,
    rubies,
    aside,
    next,
    lastOn: state.lastOn,
    lastBack: state.lastBack,
    lastShare: state.lastShare,
    ended: state.ended,
    endedPath,
    endedRubies,
  };
}

/** One's own copy, to play on in place. */
export function copyPosition(state: State): Position {
  const position = sharedCopy(state);
  position.loot = state.loot.slice();
  position.taken = state.taken.slice();
  position.chests = state.chests.slice();
  position.unseen = state.unseen.slice();
  position.relics = state.relics.slice();
  position.deck = state.deck.slice();
  position.path = state.path.slice();
  position.rubies = state.rubies.slice();
  position.aside = state.aside.slice();
  position.next = state.next.slice();
  position.endedPath = state.endedPath.slice();
  position.endedRubies = state.endedRubies.slice();
  return position;
}

/** One's own copy for one move. Both states share the lists that it leaves alone, and most moves leave all of them. */
export function copyFor(state: State, move: Move<Diamant>): Position {
  if (move.by === 'seat') return bringsHome(state, move.seat, move.action) ? copyPosition(state) : sharedCopy(state);
  if (move.by === 'chance' && !isSecondTrap(state, cardNumber(move.outcome.card))) return copyToTurn(state);
  return copyPosition(state);
}

function copyToTurn(state: State): Position {
  const position = sharedCopy(state);
  position.loot = state.loot.slice();
  position.deck = state.deck.slice();
  position.path = state.path.slice();
  position.rubies = state.rubies.slice();
  if (state.next.length > 0) position.next = state.next.slice();
  return position;
}

/** Whether this is the last decision to be made, and somebody goes back. */
function bringsHome({ inside, decided, back }: State, seat: number, { choice }: Action): boolean {
  const bit = 1 << seat;
  const others = back & ~bit;
  return (decided | bit) === inside && (choice === 'back' || others !== 0);
}

/** The second trap of its kind: it ends the expedition (D13). */
export const isSecondTrap = ({ path }: State, card: number): boolean => isTrap(card) && path.includes(card);

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
