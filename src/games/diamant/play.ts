// The rules of an expedition, played in place. `apply` plays them on a copy; bots and simulations on their own position.

import type { Outcome, Seat } from '../../contract/game.ts';
import { pickByCount, type Rng } from '../../kit/rng.ts';
import { cardAt, EXPEDITIONS, FIRST_RELIC, isRelic, isTreasure, RELICS, RUBIES, trapAt } from './content.ts';
import { isSecondTrap, scoreOf } from './position.ts';
import { allBits, type Bits, countBits, hasBit, listBits } from './seat-set.ts';
import type { Choice, Effect, Position, State } from './types.ts';

/** Where effects go, for those who want to hear of them; a search passes none and pays nothing. */
export type Sink = Effect[] | undefined;

const add = (list: number[], index: number, amount: number): void => {
  list[index] = (list[index] ?? 0) + amount;
};

/** The number of the card that will be turned: as a scenario has it, else any card of the deck, equally likely. */
export function drawCard(state: State, rng: Rng): number {
  return state.next[0] ?? pickByCount(rng, state.deck);
}

/** Explore: a card is turned and takes effect (D10–D13, D31). */
export function turnCard(position: Position, card: number, sink?: Sink): void {
  const { inside, path } = position;
  const isSecond = isSecondTrap(position, card);
  const explorers = countBits(inside);
  const rubies = RUBIES[card] ?? 0;
  const share = (rubies / explorers) | 0;
  const left = rubies - share * explorers;
  add(position.deck, card, -1);
  if (position.next.length > 0) position.next.shift();
  path.push(card);
  position.rubies.push(left);
  if (share > 0) {
    for (let seat = 0; seat < position.seats; seat++) if (hasBit(inside, seat)) add(position.loot, seat, share);
  }
  position.stage = 'decide';
  sink?.push({ type: 'turned', card: cardAt(card), share, left });
  if (isSecond) springTrap(position, card, sink);
}

/** The second trap of its kind: all inside drop their loot and flee (D13). */
function springTrap(position: Position, card: number, sink: Sink): void {
  if (sink !== undefined) {
    const seats = listBits(position.inside);
    sink.push({ type: 'sprung', trap: trapAt(card), seats, lost: seats.map((seat) => position.loot[seat] ?? 0) });
  }
  position.loot.fill(0);
  position.inside = 0;
  endExpedition(position, card, sink);
}

/** A seat inside decides, or changes its decision; the last one in reveals them all (D14). */
export function decide(position: Position, seat: Seat, choice: Choice, sink?: Sink): void {
  const bit = 1 << seat;
  sink?.push({ type: (position.decided & bit) === 0 ? 'decided' : 'changed', seat, choice });
  position.decided |= bit;
  position.back = choice === 'back' ? position.back | bit : position.back & ~bit;
  if (position.decided === position.inside) reveal(position, position.back, sink);
}

/** All decisions at once: those in `back` go home, the others go on (D14, D17). */
export function reveal(position: Position, back: Bits, sink?: Sink): void {
  const on = position.inside & ~back;
  position.round += 1;
  position.decided = 0;
  position.back = 0;
  position.inside = on;
  position.lastOn = on;
  position.lastBack = back;
  position.lastShare = 0;
  position.stage = 'explore';
  sink?.push({ type: 'revealed', on: listBits(on), back: listBits(back) });
  if (back !== 0) bringHome(position, back, sink);
  if (on === 0) endExpedition(position, undefined, sink);
}

/** Those who go back share what lies on the path and put everything into their chests (D15, D16, D32). */
function bringHome(position: Position, back: Bits, sink: Sink): void {
  const { path, rubies, loot, taken, chests } = position;
  const leavers = countBits(back);
  let lying = 0;
  let foremost = 0;
  for (let place = 0; place < path.length; place++) {
    lying += rubies[place] ?? 0;
    rubies[place] = 0;
    if (isTreasure(path[place] ?? 0)) foremost = place;
  }
  const share = (lying / leavers) | 0;
  const left = lying - share * leavers;
  if (left > 0) rubies[foremost] = left;
  position.lastShare = share;
  if (sink !== undefined) {
    const seats = listBits(back);
    const relics = leavers === 1 ? relicsOn(path) : [];
    sink.push({ type: 'returned', seats, share, left, loot: seats.map((seat) => loot[seat] ?? 0), relics });
  }
  for (let seat = 0; seat < position.seats; seat++) {
    if (!hasBit(back, seat)) continue;
    const home = (loot[seat] ?? 0) + share;
    loot[seat] = 0;
    taken[seat] = home;
    add(chests, seat, home);
    if (leavers === 1 && position.options.relics) takeRelics(position, seat);
  }
}

/** The points of the relics lying on a path. */
const relicsOn = (path: readonly number[]): number[] =>
  path.filter(isRelic).map((card) => RELICS[card - FIRST_RELIC] ?? 0);

/** A lone leaver lifts every relic off the path (D32). */
function takeRelics(position: Position, seat: Seat): void {
  const { path, rubies } = position;
  let kept = 0;
  for (let place = 0; place < path.length; place++) {
    const card = path[place] ?? 0;
    if (isRelic(card)) {
      position.relics[seat] = (position.relics[seat] ?? 0) | (1 << (card - FIRST_RELIC));
      continue;
    }
    path[kept] = card;
    rubies[kept] = rubies[place] ?? 0;
    kept += 1;
  }
  path.length = kept;
  rubies.length = kept;
}

/** The cave is left: cards go back to the deck, one of two traps aside, relics out of the game (D20–D22, D33). */
function endExpedition(position: Position, trap: number | undefined, sink: Sink): void {
  const { path, rubies, deck } = position;
  for (let place = 0; place < path.length; place++) {
    const card = path[place] ?? 0;
    if (!isRelic(card)) add(deck, card, 1);
  }
  if (trap !== undefined) {
    add(deck, trap, -1);
    position.aside.push(trap);
  }
  if (sink !== undefined) {
    const aside = trap === undefined ? {} : { aside: trapAt(trap) };
    sink.push({ type: 'ended', expedition: position.expedition, relics: relicsOn(path), ...aside });
  }
  position.endedPath = path;
  position.endedRubies = rubies;
  position.path = [];
  position.rubies = [];
  position.ended = position.expedition;
  position.taken.fill(0);
  if (position.next.length > 0) position.next = [];
  if (position.expedition === EXPEDITIONS) finish(position, sink);
  else enterCave(position, sink);
}

/** The next entrance: all go in, and the next relic is mixed into the deck (D3, D30). */
function enterCave(position: Position, sink: Sink): void {
  position.expedition += 1;
  position.inside = allBits(position.seats);
  position.stage = 'explore';
  const mixed = position.expedition - 1;
  if (position.options.relics) add(position.deck, FIRST_RELIC + mixed, 1);
  if (sink !== undefined) {
    const relic = position.options.relics ? { relic: RELICS[mixed] ?? 0 } : {};
    sink.push({ type: 'entered', expedition: position.expedition, ...relic });
  }
}

/** The chests are opened (D18, D23). */
function finish(position: Position, sink: Sink): void {
  position.stage = 'over';
  sink?.push({ type: 'finished', chests: [...position.chests], outcome: outcomeOf(position) });
}

/** Most points win; those who tie share it (D23). */
export function outcomeOf(state: State): Outcome {
  const scores = state.chests.map((_, seat) => scoreOf(state, seat));
  const most = Math.max(...scores);
  return { scores, winners: listBits(allBits(state.seats)).filter((seat) => scores[seat] === most) };
}
