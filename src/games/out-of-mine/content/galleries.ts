// M3, M7: the 20 galleries, read from their drawings.

import { invariant, present } from '../../../kit/invariant.ts';
import { type Cell, drawnCells, normalised } from '../../../solver/polyomino.ts';
import { GALLERY_DRAWINGS, type GalleryDrawing } from './gallery-drawings.ts';
import { BOARD_SIDES, type BoardSide, COLOURS, type Elf, type Gallery, type Point } from './types.ts';

export const BOARDS = 10;

/** One step from a space to the elf that stands on this side of it. */
const BESIDE: readonly (readonly [side: Elf['side'], step: Point])[] = [
  ['north', { x: 0, y: -1 }],
  ['east', { x: 1, y: 0 }],
  ['south', { x: 0, y: 1 }],
  ['west', { x: -1, y: 0 }],
];

/** Two drawings a board: the front, then the back. */
export const GALLERIES: readonly Gallery[] = GALLERY_DRAWINGS.map((drawing, i) => ({
  board: Math.floor(i / 2),
  side: present(BOARD_SIDES[i % 2]),
  ...readDrawing(drawing),
}));

export function galleryOf(board: number, side: BoardSide): Gallery {
  return present(GALLERIES[galleryIndex(board, side)], `board ${board}`);
}

/** The gallery's place in GALLERIES. */
export function galleryIndex(board: number, side: BoardSide): number {
  return board * 2 + BOARD_SIDES.indexOf(side);
}

/** A drawing shows the elves as the initials of their colours, each in a rock beside exactly one space. */
export function readDrawing({ name, drawing }: GalleryDrawing): Omit<Gallery, 'board' | 'side'> {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim());
  const drawn = drawnCells(rows, '.');
  const spaces = normalised(drawn);
  const elves = COLOURS.flatMap((colour) =>
    drawnCells(rows, present(colour[0])).map((cell): Elf => ({ colour, ...besideSpace(drawn, cell, name) })),
  );
  return { name, rows: spaceRows(spaces), spaces, elves };
}

function besideSpace(spaces: readonly Cell[], elf: Cell, name: string): Omit<Elf, 'colour'> {
  const found = BESIDE.flatMap(([side, step]) => {
    const space = spaces.findIndex(({ x, y }) => x + step.x === elf.x && y + step.y === elf.y);
    return space < 0 ? [] : [{ space, side }];
  });
  const [only] = found;
  invariant(only && found.length === 1, `an elf of ${name} stands beside ${found.length} spaces`);
  return only;
}

/** Where the elf stands, in the gallery's own coordinates: a rock, perhaps one beyond its rectangle. */
export function elfPoint(gallery: Gallery, { space, side }: Elf): Point {
  const { x, y } = present(gallery.spaces[space], 'the space of an elf');
  const [, step] = present(BESIDE.find(([one]) => one === side));
  return { x: x + step.x, y: y + step.y };
}

function spaceRows(spaces: readonly Cell[]): readonly string[] {
  const width = Math.max(...spaces.map(({ x }) => x)) + 1;
  const height = Math.max(...spaces.map(({ y }) => y)) + 1;
  const isSpace = new Set(spaces.map(({ x, y }) => y * width + x));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (isSpace.has(y * width + x) ? '.' : '#')).join(''),
  );
}
