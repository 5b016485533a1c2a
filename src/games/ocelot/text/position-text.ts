// A position as a few lines of text: whose turn, the drawn mat, what each seat holds, and the bags.

import type { Refusal } from '../../../contract/game.ts';
import { err, ok, type Result } from '../../../kit/result.ts';
import { AMETHYST_SLOTS, at, TOKEN_KINDS } from '../compact/codes.ts';
import { newPosition, type Position, refresh } from '../position.ts';
import { REFUSALS } from '../refusals.ts';
import { AMETHYSTS, MAT_IDS, STARTS, STEPS, type State, TILES, TOKENS } from '../types.ts';
import { formatDrawing, parseDrawing } from './drawing.ts';

const PLAYERS = ['ocelot', 'penguin'] as const;

/** Names with counts, those that are not there left out: `A 5, B 4`. */
const listed = (names: readonly string[], counts: readonly number[]): string =>
  names.flatMap((name, index) => (at(counts, index) === 0 ? [] : [`${name} ${at(counts, index)}`])).join(', ') ||
  'none';

const STEP_NAMES: readonly string[] = STEPS;
const SLOTS: readonly string[] = [...AMETHYSTS, 'unseen-blue', 'unseen-green', 'unseen-red'];
const PIECES: readonly string[] = [...TOKENS, ...AMETHYSTS, ...TILES];

const part = (numbers: readonly number[], index: number, size: number): readonly number[] =>
  numbers.slice(index * size, (index + 1) * size);

export function formatPosition(state: State): string {
  const { options, turn, seat, step, drawing } = state;
  const { headStart } = options;
  const reach = drawing === 0 ? '' : `, bag ${drawing}`;
  return [
    `mat ${options.mat}, start ${options.start}${headStart === undefined ? '' : `, head start ${headStart}`}`,
    `turn ${turn}, seat ${seat}, step ${STEPS[step]}${reach}`,
    ...formatDrawing(state),
    ...PLAYERS.flatMap((player, index) => [
      `${player} tiles: ${listed(TILES, part(state.tiles, index, TILES.length))}`,
      `${player} gems: ${listed(TOKENS, part(state.collected, index, TOKEN_KINDS))}`,
      `${player} amethysts: ${listed(SLOTS, part(state.amethysts, index, AMETHYST_SLOTS))}`,
    ]),
    `bags: ${listed(AMETHYSTS, state.bags)}`,
    `boxed: ${listed(PIECES, state.boxed)}`,
  ].join('\n');
}

export function parsePosition(text: string): Result<State, Refusal> {
  const lines = text.split('\n');
  const no = (what: string): Result<State, Refusal> =>
    err({ ...REFUSALS.badPosition, detail: { why: what.slice(0, 80) } });
  const head = /^mat (\S+), start ([^\s,]+)(?:, head start (\d{1,2}))?$/.exec(lines[0] ?? '');
  const mat = MAT_IDS.find((name) => name === head?.[1]);
  const start = STARTS.find((name) => name === head?.[2]);
  if (mat === undefined || start === undefined) return no(`mat and start expected: ${lines[0]}`);
  const stand = /^turn (\d{1,3}), seat ([01]), step ([a-z]+)(?:, bag ([123]))?$/.exec(lines[1] ?? '');
  const step = STEP_NAMES.indexOf(stand?.[3] ?? '');
  if (stand === null || step < 0) return no(`turn, seat and step expected: ${lines[1]}`);
  const empty = newPosition({ mat, start, ...(head?.[3] !== undefined && { headStart: Number(head[3]) }) });
  const height = formatDrawing(empty).length;
  const drawn = parseDrawing(mat, lines.slice(2, 2 + height));
  if (typeof drawn === 'string') return no(`the drawing has ${drawn}`);
  const position: Position = {
    ...empty,
    ...drawn,
    turn: Number(stand[1]),
    seat: Number(stand[2]),
    step,
    drawing: Number(stand[4] ?? 0),
  };
  const wrong = readLists(position, lines.slice(2 + height));
  if (wrong !== undefined) return no(wrong);
  refresh(position);
  return ok(position);
}

/** Reads `label: name count, …` lines into the position; gives back what cannot be read. */
function readLists(position: Position, lines: readonly string[]): string | undefined {
  const texts = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
  const read = (label: string, names: readonly string[], into: number[], base: number): boolean => {
    const counts = readList(texts.get(label) ?? '', names);
    for (const [index, count] of (counts ?? []).entries()) into[base + index] = count;
    return counts !== undefined;
  };
  for (const [seat, player] of PLAYERS.entries()) {
    if (!read(`${player} tiles`, TILES, position.tiles, seat * TILES.length)) return `${player} tiles`;
    if (!read(`${player} gems`, TOKENS, position.collected, seat * TOKEN_KINDS)) return `${player} gems`;
    if (!read(`${player} amethysts`, SLOTS, position.amethysts, seat * AMETHYST_SLOTS)) return `${player} amethysts`;
  }
  if (!read('bags', AMETHYSTS, position.bags, 0)) return 'bags';
  return read('boxed', PIECES, position.boxed, 0) ? undefined : 'boxed';
}

function readList(text: string, names: readonly string[]): number[] | undefined {
  const counts = names.map(() => 0);
  if (text.trim() === 'none') return counts;
  for (const item of text.split(',')) {
    const [name = '', count = ''] = item.trim().split(' ');
    const index = names.indexOf(name);
    if (index < 0 || !/^\d{1,2}$/.test(count)) return undefined;
    counts[index] = Number(count);
  }
  return counts;
}
