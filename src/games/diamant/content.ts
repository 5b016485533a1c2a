// The cards of the cave (D1): their tables, and the numbers that the compact position knows them by.

import { invariant, present } from '../../kit/invariant.ts';

export const TRAPS = ['scorpion', 'snake', 'lava', 'boulder', 'spikes'] as const;
export type Trap = (typeof TRAPS)[number];
const TRAPS_OF_A_KIND = 3;

/** The rubies on the fifteen treasure cards: 124 in all. */
export const TREASURES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17] as const;

/** The relics in the order they are mixed in (D30). Names and pictures go by the id, whatever a relic is worth. */
export const RELIC_TABLE = [
  { id: 'amulet', points: 5 },
  { id: 'owl', points: 7 },
  { id: 'chalice', points: 8 },
  { id: 'crown', points: 10 },
  { id: 'sun-mask', points: 12 },
] as const;
export type RelicId = (typeof RELIC_TABLE)[number]['id'];

/** Their points, in that order. */
export const RELICS: readonly number[] = RELIC_TABLE.map(({ points }) => points);

/** The relic that is told of by its points. */
export const relicWorth = (points: number): RelicId =>
  present(RELIC_TABLE[RELICS.indexOf(points)], `a relic worth ${points}`).id;

export const EXPEDITIONS = 5;

export type Card =
  | { readonly type: 'treasure'; readonly rubies: number }
  | { readonly type: 'trap'; readonly trap: Trap }
  | { readonly type: 'relic'; readonly points: number };

const TREASURE_VALUES = [...new Set<number>(TREASURES)];

/** Every different card, once: treasures upwards, then traps, then relics. A card's number is its place here. */
export const CARDS: readonly Card[] = [
  ...TREASURE_VALUES.map((rubies) => ({ type: 'treasure', rubies }) as const),
  ...TRAPS.map((trap) => ({ type: 'trap', trap }) as const),
  ...RELICS.map((points) => ({ type: 'relic', points }) as const),
];

export const FIRST_TRAP = TREASURE_VALUES.length;
export const FIRST_RELIC = FIRST_TRAP + TRAPS.length;

/** How many of each card the box holds, relics apart. Indexed by the card's number. */
export const CAVE_CARDS: readonly number[] = CARDS.map((card) => {
  if (card.type === 'trap') return TRAPS_OF_A_KIND;
  return card.type === 'treasure' ? TREASURES.filter((rubies) => rubies === card.rubies).length : 0;
});

export const isTreasure = (number: number): boolean => number < FIRST_TRAP;
export const isTrap = (number: number): boolean => number >= FIRST_TRAP && number < FIRST_RELIC;
export const isRelic = (number: number): boolean => number >= FIRST_RELIC;

/** The rubies a card brings; 0 for traps and relics. Indexed by the card's number. */
export const RUBIES: readonly number[] = CARDS.map((card) => (card.type === 'treasure' ? card.rubies : 0));

/** A card in one word: `9`, `snake`, `relic-7`. */
export function cardName(card: Card): string {
  switch (card.type) {
    case 'treasure':
      return String(card.rubies);
    case 'trap':
      return card.trap;
    case 'relic':
      return `relic-${card.points}`;
  }
}

const NUMBER_BY_NAME: ReadonlyMap<string, number> = new Map(CARDS.map((card, number) => [cardName(card), number]));

export const cardNumberByName = (name: string): number | undefined => NUMBER_BY_NAME.get(name);

export const cardNumber = (card: Card): number => present(cardNumberByName(cardName(card)), 'a card of the box');

export const cardAt = (number: number): Card => present(CARDS[number], 'a card of the box');

export function trapAt(number: number): Trap {
  const card = cardAt(number);
  invariant(card.type === 'trap', `card ${number} is no trap`);
  return card.trap;
}
