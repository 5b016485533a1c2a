// The mat drawn in text: three letters a point. A free space shows its number, so that a move can be written from it.

import { present } from '../../../kit/invariant.ts';
import { at, EMPTY, faceCode, faceOf, IN_HAND, tokenCode, tokenOf } from '../compact/codes.ts';
import { MATS, type Point, spaceName } from '../content/mats.ts';
import type { Position } from '../position.ts';
import { type State, TILES, TOKENS, TOOLS, type Token, type Tool } from '../types.ts';

const TOKEN_LETTERS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'c',
  sun: 's',
  moon: 'm',
  star: '*',
  opal: 'o',
  emerald: 'e',
  'red-beryl': 'r',
  geode: 'g',
};
const TOOL_LETTERS: Readonly<Record<Tool, string>> = { compass: 'c', lamp: 'l', pickaxe: 'p' };
/** The Moth and the Bat. */
const COMPANION_LETTERS: readonly string[] = ['M', 'B'];
const NOTHING = '.';
const WIDTH = 3;

export const tokenLetter = (token: number): string => (token === EMPTY ? NOTHING : TOKEN_LETTERS[tokenOf(token)]);

/** A token's code, EMPTY for a dot, undefined for anything else. */
export function tokenByLetter(letter: string): number | undefined {
  const token = TOKENS.find((name) => TOKEN_LETTERS[name] === letter);
  return token === undefined ? (letter === NOTHING ? EMPTY : undefined) : tokenCode(token);
}

/** Tile and tool on a space: `Al` is a tile A with its lamp up. */
function toolLetters(tool: number): string {
  const face = faceOf(tool - 1);
  return face.tile + TOOL_LETTERS[face.tool];
}

function toolByLetters(text: string): number | undefined {
  const tile = TILES.find((name) => name === text[0]);
  const tool = TOOLS.find((name) => TOOL_LETTERS[name] === text.slice(1));
  const face = tool === undefined || tile === undefined ? undefined : faceCode(tile, tool);
  return face === undefined ? undefined : face + 1;
}

type Drawn = Pick<State, 'options' | 'cells' | 'spaces' | 'companions'>;

/** Where the drawing begins: west of every space, north of every space. */
function origin(points: readonly Point[]): Point {
  return { x: Math.min(...points.map(({ x }) => x)), y: Math.min(...points.map(({ y }) => y)) };
}

export function formatDrawing({ options, cells, spaces, companions }: Drawn): string[] {
  const mat = MATS[options.mat];
  const start = origin(mat.spaces);
  const height = Math.max(...mat.spaces.map(({ y }) => y)) - start.y + 1;
  const rows = Array.from({ length: height }, (): string[] => []);
  const draw = ({ x, y }: Point, text: string): void => {
    present(rows[y - start.y])[x - start.x] = text;
  };
  for (const point of mat.spaces) {
    const tool = at(spaces, point.space);
    draw(point, tool === EMPTY ? spaceName(point.space) : toolLetters(tool));
  }
  for (const point of mat.cells) {
    const seat = companions.indexOf(point.cell);
    draw(point, COMPANION_LETTERS[seat] ?? tokenLetter(at(cells, point.cell)));
  }
  return rows.map((row) =>
    Array.from(row, (text = '') => text.padEnd(WIDTH))
      .join('')
      .trimEnd(),
  );
}

type ParsedDrawing = Pick<Position, 'cells' | 'spaces' | 'companions'>;

/** What a drawing shows, or the reason why it cannot be read. */
export function parseDrawing(matId: State['options']['mat'], lines: readonly string[]): ParsedDrawing | string {
  const mat = MATS[matId];
  const start = origin(mat.spaces);
  const textAt = ({ x, y }: Point): string => {
    const column = (x - start.x) * WIDTH;
    return (lines[y - start.y] ?? '').slice(column, column + WIDTH).trim();
  };
  const cells: number[] = [];
  const spaces: number[] = [];
  const companions = [IN_HAND, IN_HAND];
  for (const point of mat.spaces) {
    const text = textAt(point);
    const tool = text === spaceName(point.space) ? EMPTY : toolByLetters(text);
    if (tool === undefined) return `"${text}" on space ${spaceName(point.space)}`;
    spaces.push(tool);
  }
  for (const point of mat.cells) {
    const text = textAt(point);
    const seat = COMPANION_LETTERS.indexOf(text);
    const token = seat < 0 ? tokenByLetter(text) : EMPTY;
    if (token === undefined) return `"${text}" in row ${point.y - start.y + 1} of the drawing`;
    if (seat >= 0 && companions[seat] !== IN_HAND) return `two companions "${text}"`;
    if (seat >= 0) companions[seat] = point.cell;
    cells.push(token);
  }
  return { cells, spaces, companions };
}
