// Tiles and the supply: piles by shape, and which tile of a pile is taken first.

import { TILES } from '../../../games/out-of-mine/content/tiles.ts';
import {
  COLOURS,
  type Colour,
  SHAPES,
  type Shape,
  type Tile,
  type TreasureCard,
} from '../../../games/out-of-mine/content/types.ts';
import type { OutOfMineView } from '../../../games/out-of-mine/index.ts';

export interface Pile {
  readonly shape: Shape;
  readonly colour: Colour;
  readonly count: number;
  /** Taken next; undefined when the pile is empty. */
  readonly top: number | undefined;
}

export const tileAt = (tile: number): Tile => TILES[tile] ?? { colour: 'yellow', shape: 'I1' };

/** Wanted finds first, unwanted finds last, all others in between. */
function liking(tile: number, card: TreasureCard | undefined): number {
  const find = tileAt(tile).find?.kind;
  if (find === undefined || card === undefined) return 1;
  if (find === card.wanted.find) return 2;
  return find === card.unwanted.find ? 0 : 1;
}

export function pilesOf({ supply, options }: OutOfMineView, card: TreasureCard | undefined): readonly Pile[] {
  const wishes = options.finds ? card : undefined;
  return SHAPES.map((shape) => {
    const tiles = supply.filter((tile) => tileAt(tile).shape === shape);
    const [top] = tiles.toSorted((a, b) => liking(b, wishes) - liking(a, wishes) || a - b);
    return { shape, colour: tileAt(top ?? firstOf(shape)).colour, count: tiles.length, top };
  });
}

const firstOf = (shape: Shape): number => TILES.findIndex((tile) => tile.shape === shape);

/** Any tile of the shape: for drawings. */
export const sampleTile = firstOf;

export const shelves = (
  piles: readonly Pile[],
): readonly { readonly colour: Colour; readonly piles: readonly Pile[] }[] =>
  COLOURS.map((colour) => ({ colour, piles: piles.filter((pile) => pile.colour === colour) }));

/** How many tiles of each colour lie on the board, in the order of COLOURS. */
export const laidByColour = (laid: readonly { readonly tile: number }[]): readonly number[] =>
  COLOURS.map((colour) => laid.filter(({ tile }) => tileAt(tile).colour === colour).length);
