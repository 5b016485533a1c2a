// The vocabulary of the box of Out of Mine!: colours, shapes, tiles, galleries, treasure cards, elves and finds.

/** Colour i covers i + 1 spaces. */
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const SHAPES = [
  'I1',
  'I2',
  'I3',
  'L3',
  'I4',
  'O4',
  'T4',
  'L4',
  'S4',
  'F5',
  'L5',
  'N5',
  'P5',
  'T5',
  'U5',
  'V5',
  'W5',
  'Y5',
  'Z5',
] as const;
export type Shape = (typeof SHAPES)[number];

export const FINDS = ['gold', 'silver', 'woodworm', 'rat'] as const;
export type Find = (typeof FINDS)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A crystal tile (M1). Its number, 0 to 68, is its place in the list of tiles. */
export interface Tile {
  readonly colour: Colour;
  readonly shape: Shape;
  /** M8: what its front face shows, and on which of its cells (in the shape's own order). */
  readonly find?: { readonly kind: Find; readonly cell: number };
}

export const BOARD_SIDES = ['front', 'back'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];

/** M7: an elf stands outside the gallery, beside one edge space. */
export interface Elf {
  readonly colour: Colour;
  /** Index into the gallery's spaces. */
  readonly space: number;
  /** On which side of that space it stands. */
  readonly side: 'north' | 'east' | 'south' | 'west';
}

/** One side of a board (M3). */
export interface Gallery {
  readonly board: number;
  readonly side: BoardSide;
  /** A name for people, such as "Broken Ladder"; the words of other languages are keyed by board and side. */
  readonly name: string;
  /** The drawing: '#' is rock, '.' is a space. At most 7 wide and 6 high. */
  readonly rows: readonly string[];
  /** The 20 spaces in reading order. */
  readonly spaces: readonly Point[];
  readonly elves: readonly Elf[];
}

/** M4, M5. Its number, 0 to 39, is its place in the list of cards. */
export interface TreasureCard {
  /** How many tiles of each colour, in the order of COLOURS. */
  readonly mix: readonly [number, number, number, number, number];
  readonly wanted: { readonly find: 'gold' | 'silver'; readonly points: 1 | 2 };
  readonly unwanted: { readonly find: 'woodworm' | 'rat'; readonly points: -1 | -2 };
}
