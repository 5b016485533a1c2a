// What can never be otherwise, whatever was played: called by tests, and by the doors for written positions.

import {
  CARDS,
  CAVE_CARDS,
  cardAt,
  cardName,
  EXPEDITIONS,
  FIRST_RELIC,
  FIRST_TRAP,
  isTrap,
  RELICS,
  RUBIES,
  TRAPS,
} from './content.ts';
import { allBits, hasBit, listBits } from './seat-set.ts';
import type { State } from './types.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const timesIn = (cards: readonly number[], card: number): number => cards.filter((other) => other === card).length;

/** Broken invariants, in words. Always empty in a match. */
export function laws(state: State): readonly string[] {
  return [
    ...shapeLaws(state),
    ...seatLaws(state),
    ...caveCardLaws(state),
    ...relicLaws(state),
    ...rubyLaws(state),
    ...deckLaws(state),
  ];
}

const broken = (laws: readonly (readonly [holds: boolean, otherwise: string])[]): string[] =>
  laws.filter(([holds]) => !holds).map(([, otherwise]) => otherwise);

function shapeLaws(state: State): string[] {
  const { seats, loot, taken, chests, unseen, relics, deck, path, rubies, endedPath, endedRubies } = state;
  const counts = [loot, taken, chests, unseen, relics, deck, rubies, endedRubies].flat();
  return broken([
    [seats >= 3 && seats <= 8, `${seats} explorers, not 3 to 8`],
    [[loot, taken, chests, unseen, relics].every((list) => list.length === seats), 'not one entry for every explorer'],
    [deck.length === CARDS.length, 'the deck does not count every card'],
    [path.length === rubies.length && endedPath.length === endedRubies.length, 'path and rubies differ in length'],
    [counts.every((count) => Number.isSafeInteger(count) && count >= 0), 'a count is not a whole number from 0'],
    [state.expedition >= 1 && state.expedition <= EXPEDITIONS, `there is no expedition ${state.expedition}`],
  ]);
}

/** Who is where, and who may have decided (D14–D17). */
function seatLaws(state: State): string[] {
  const { stage, inside, decided, back, loot, taken, chests } = state;
  const outside = listBits(allBits(state.seats) & ~inside);
  return broken([
    [(inside & ~allBits(state.seats)) === 0, 'somebody inside has no seat'],
    [(inside === 0) === (stage === 'over'), 'the cave is empty before the end, or not empty after it'],
    [(decided & ~inside) === 0, 'somebody in the camp has decided'],
    [(back & ~decided) === 0, 'somebody goes back without having decided'],
    [stage === 'decide' ? decided !== inside : decided === 0, 'decisions are in that should have been revealed'],
    [outside.every((seat) => loot[seat] === 0), 'somebody in the camp has loot in front of the chest'],
    [listBits(inside).every((seat) => taken[seat] === 0), 'somebody inside has brought something home'],
    [chests.every((chest, seat) => chest >= (taken[seat] ?? 0)), 'a chest holds less than was just put in'],
  ]);
}

/** Every treasure and trap is in the deck, on the path or aside, and nowhere else (D1, D21, D22). */
function caveCardLaws({ deck, path, aside }: State): string[] {
  return CAVE_CARDS.slice(0, FIRST_RELIC).flatMap((count, card) => {
    const found = (deck[card] ?? 0) + timesIn(path, card) + timesIn(aside, card);
    return found === count ? [] : [`${found} cards ${cardName(cardAt(card))}, not ${count}`];
  });
}

/** Relics come one an expedition, and each is in one place at most (D30–D33). */
function relicLaws(state: State): string[] {
  const mixedIn = state.options.relics ? state.expedition : 0;
  return RELICS.flatMap((points, relic) => {
    const card = FIRST_RELIC + relic;
    const owners = state.relics.filter((bits) => hasBit(bits, relic)).length;
    const found = (state.deck[card] ?? 0) + timesIn(state.path, card) + owners;
    return broken([
      [found <= 1, `relic ${points} is in several places`],
      [found === 0 || relic < mixedIn, `relic ${points} is in the game too early`],
    ]);
  });
}

/** What the treasures of this path brought lies on it, in front of the chests, or has been brought home (D11–D16). */
function rubyLaws(state: State): string[] {
  const { path, rubies, loot, taken } = state;
  const found = sum(path.map((card) => RUBIES[card] ?? 0));
  const held = sum(rubies) + sum(loot) + sum(taken);
  return broken([
    [found === held, `the path has brought ${found} rubies, but ${held} are there`],
    [path.every((card, place) => RUBIES[card] !== 0 || rubies[place] === 0), 'rubies lie on a trap or a relic'],
    [
      sum(state.chests) <= sum(RUBIES.map((each, card) => each * (CAVE_CARDS[card] ?? 0))) * state.expedition,
      'the chests hold more than the cave had',
    ],
  ]);
}

/** No trap lies twice on a path (D13); one is put aside at most per expedition (D21); the deck cannot run out (D22). */
function deckLaws(state: State): string[] {
  const { deck, path, aside, next, expedition, stage } = state;
  const over = stage === 'over' ? expedition : expedition - 1;
  const traps = TRAPS.map((_, trap) => FIRST_TRAP + trap);
  const deadly = traps.filter((trap) => (deck[trap] ?? 0) + timesIn(path, trap) >= 2);
  return broken([
    [traps.every((trap) => timesIn(path, trap) <= 1), 'a trap lies twice on the path'],
    [aside.length <= over && aside.every(isTrap), `${aside.length} cards aside after ${over} expeditions`],
    [traps.every((trap) => timesIn(aside, trap) <= 2), 'all traps of a kind are aside'],
    [stage === 'over' || deadly.length >= 3, 'fewer than three kinds of trap can still end an expedition'],
    [next.every((card) => timesIn(next, card) <= (deck[card] ?? 0)), 'an ordered card is not in the deck'],
  ]);
}
