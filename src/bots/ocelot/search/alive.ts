// Near the end of a match most gems and spaces no longer matter: which still do, so that a search tries one of many equal turns.

import {
  at,
  COMPANION_SEES,
  EMPTY,
  entry,
  FIRST_CELLS,
  HELP,
  IN_HAND,
  isOpen,
  LEVEL_OF,
  LOOKS,
  NO_SIDE,
  type Position,
} from '../../../games/ocelot/in-place.ts';
import { CELL_COUNT } from '../../../games/ocelot/index.ts';

/** By sight: how many different tools see a cell, × 8, and on how many sides no tool lies yet. */
const TOOLS_AND_SIDES = Uint8Array.from({ length: 256 }, (_, sight) => {
  const sides = [0, 2, 4, 6].map((shift) => (sight >> shift) & 3);
  const tools = new Set(sides.filter((tool) => tool !== 0)).size;
  return tools * 8 + sides.filter((tool) => tool === 0).length;
});

/** The deepest level that a companion stands in or comes to by one step: gems further down it does not help to see. */
const helps = ({ companions }: Position, seat: number, cell: number): boolean => {
  const companion = at(companions, seat);
  if (companion !== IN_HAND && entry(HELP, companion * CELL_COUNT + cell) !== NO_SIDE) return true;
  return at(LEVEL_OF, companion) < at(LEVEL_OF, cell);
};

/** Writes 1 for each cell whose token somebody may still collect, if so many tokens are to come; never 0 for one of those. */
export function markAlive(position: Position, tokens: number, alive: Uint8Array): void {
  const { cells, sight } = position;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    alive[cell] = 0;
    if (at(cells, cell) === EMPTY) continue;
    const known = TOOLS_AND_SIDES[at(sight, cell)] ?? 0;
    const most = (known >> 3) + Math.min(known & 7, tokens);
    if (most >= 3 || (most >= 2 && (helps(position, 0, cell) || helps(position, 1, cell)))) alive[cell] = 1;
  }
}

/** Whether a tool on this space could change anything. */
export function matters({ options }: Position, space: number, alive: Uint8Array): boolean {
  const looks = (options.mat === 'split' ? LOOKS.split : LOOKS.nested)[space] ?? [];
  for (let i = 0; i < looks.length; i++) if (alive[at(looks, i) >> 3] === 1) return true;
  return false;
}

/** Words for cells and the sides they are seen from, joined by adding. */
const word = (number: number): number => Math.imul(Math.imul(number + 1, 0x9e3779b1) ^ 0x2545f491, 0x85ebca6b) | 0;
const SIDE_WORDS = Int32Array.from({ length: 8 * CELL_COUNT }, (_, index) => word(index));
const TOKEN_WORDS = Int32Array.from({ length: 16 }, (_, token) => word(1000 + token));

/** Two cells with the same are equally good places for a companion, for whoever moves there. */
function placeWord(position: Position, cell: number, alive: Uint8Array): number {
  let sum = TOKEN_WORDS[at(position.cells, cell)] ?? 0;
  const line = COMPANION_SEES[cell] ?? [];
  for (let i = 0; i < line.length; i++) {
    const seen = at(line, i);
    if (alive[seen] === 1) sum = (sum + (SIDE_WORDS[8 * seen + entry(HELP, cell * CELL_COUNT + seen)] ?? 0)) | 0;
  }
  return sum;
}

const words = new Int32Array(CELL_COUNT);

/** The cells that a seat's companion could step to next, one of each kind; their number. */
export function stepsOf(position: Position, seat: number, alive: Uint8Array, steps: Int16Array): number {
  const level = at(LEVEL_OF, at(position.companions, seat));
  if (level === 3) return 0;
  let count = 0;
  for (let cell = at(FIRST_CELLS, level); cell < at(FIRST_CELLS, level + 1); cell++) {
    if (!isOpen(position, cell)) continue;
    const own = placeWord(position, cell, alive);
    let isNew = true;
    for (let i = 0; i < count && isNew; i++) isNew = words[i] !== own;
    if (!isNew) continue;
    words[count] = own;
    steps[count++] = cell;
  }
  return count;
}
