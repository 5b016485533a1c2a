// What people call a tile, a card and a place: `F5`, `I2:7`, `01230`, `c4`.

import { present } from '../../kit/invariant.ts';
import { CARDS } from './content/cards.ts';
import { SHAPE_COUNTS, TILES } from './content/tiles.ts';
import type { Point } from './content/types.ts';

/** The shape, and which of its tiles where there are several: `F5`, `I2:7`. */
const NAMES: readonly string[] = TILES.map(({ shape }, tile) => {
  const copy = TILES.slice(0, tile + 1).filter((other) => other.shape === shape).length;
  return SHAPE_COUNTS[shape] === 1 ? shape : `${shape}:${copy}`;
});

export const tileName = (tile: number): string => present(NAMES[tile], `tile ${tile}`);

export const tileNamed = (name: string): number | undefined => indexIn(NAMES, name);

/** The digits of its mix, yellow to white, which no other card has. */
const CARD_NAMES: readonly string[] = CARDS.map(({ mix }) => mix.join(''));

export const cardName = (card: number): string => present(CARD_NAMES[card], `card ${card}`);

export const cardNamed = (name: string): number | undefined => indexIn(CARD_NAMES, name);

function indexIn(names: readonly string[], name: string): number | undefined {
  const index = names.indexOf(name);
  return index < 0 ? undefined : index;
}

/** Columns from left to right: two outside the gallery, then its own from a. */
const COLUMNS = 'yzabcdefghijk';
const FIRST_COLUMN = -2;

/** Column and row; a1 is the upper left corner of the gallery's drawing, and rows above it are 0 and -1. */
export const pointName = ({ x, y }: Point): string => `${present(COLUMNS[x - FIRST_COLUMN], `column ${x}`)}${y + 1}`;

export function pointNamed(name: string): Point | undefined {
  const [, column, row] = /^([a-kyz])(-?\d{1,2})$/.exec(name) ?? [];
  if (column === undefined || row === undefined) return undefined;
  return { x: COLUMNS.indexOf(column) + FIRST_COLUMN, y: Number(row) - 1 };
}
