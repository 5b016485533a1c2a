// One line for a move: `take I2:7`, `lay F5 c3 r1 flip`, `boards 3 7 leaving 1`, `cards 01230 11112/33201`.

import type { Refusal } from '../../contract/game.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { BOARD_SIDES } from './content/types.ts';
import { refuse } from './refusals.ts';
import { plainOrientation } from './table/placement.ts';
import { cardName, cardNamed, pointName, pointNamed, tileName, tileNamed } from './tile-names.ts';
import type { LaidTile, OutOfMineAction, OutOfMineChance, Rotation } from './types.ts';

export function formatAction(action: OutOfMineAction): string {
  switch (action.type) {
    case 'side':
      return `side ${action.side}`;
    case 'take':
    case 'pick-up':
    case 'put-back':
      return `${action.type} ${tileName(action.tile)}`;
    case 'lay':
    case 'move':
      return `${action.type} ${formatLaid(action)}`;
    case 'ready':
    case 'call':
    case 'stuck':
    case 'unstuck':
      return action.type;
  }
}

export function parseAction(text: string): Result<OutOfMineAction, Refusal> {
  const action = readAction(text.trim());
  return action === undefined ? unreadable(text) : ok(action);
}

function readAction(text: string): OutOfMineAction | undefined {
  const [word = '', rest = ''] = splitOnce(text);
  switch (word) {
    case 'side': {
      const side = BOARD_SIDES.find((one) => one === rest);
      return side && { type: word, side };
    }
    case 'take':
    case 'pick-up':
    case 'put-back': {
      const tile = tileNamed(rest);
      return tile === undefined ? undefined : { type: word, tile };
    }
    case 'lay':
    case 'move': {
      const laid = parseLaid(rest);
      return laid && { type: word, ...laid };
    }
    case 'ready':
    case 'call':
    case 'stuck':
    case 'unstuck':
      return rest === '' ? { type: word } : undefined;
  }
  return undefined;
}

/** The tile, the upper left corner of its bounding box, its quarter turns, and whether it lies on its face. */
export function formatLaid({ tile, rotation, flipped, ...point }: LaidTile): string {
  const turn = rotation === 0 ? [] : [`r${rotation}`];
  return [tileName(tile), pointName(point), ...turn, ...(flipped ? ['flip'] : [])].join(' ');
}

export function parseLaid(text: string): LaidTile | undefined {
  const match = /^(?<name>\S+) (?<place>\S+?)(?: r(?<turns>[0-3]))?(?<flip> flip)?$/.exec(text)?.groups;
  const tile = tileNamed(match?.name ?? '');
  const point = pointNamed(match?.place ?? '');
  if (tile === undefined || point === undefined) return undefined;
  const rotation = Number(match?.turns ?? 0) as Rotation;
  return { tile, ...point, ...plainOrientation(tile, rotation, match?.flip !== undefined) };
}

/** Boards and seats are counted from 0, as in every record. */
export function formatChance(outcome: OutOfMineChance): string {
  switch (outcome.type) {
    case 'boards': {
      const leaving = outcome.leaves === undefined ? [] : ['leaving', outcome.leaves];
      return ['boards', ...outcome.boards, ...leaving].join(' ');
    }
    case 'cards':
      return ['cards', ...outcome.drawn.map((drawn) => drawn.map(cardName).join('/'))].join(' ');
  }
}

export function parseChance(text: string): Result<OutOfMineChance, Refusal> {
  const boards = /^boards((?: \d{1,2})+)(?: leaving (\d))?$/.exec(text.trim());
  if (boards?.[1] !== undefined) {
    const numbers = boards[1].trim().split(' ');
    const outcome = { type: 'boards', boards: numbers.map(Number) } as const;
    return ok(boards[2] === undefined ? outcome : { ...outcome, leaves: Number(boards[2]) });
  }
  const cards = /^cards((?: [0-5/]+)+)$/.exec(text.trim());
  const names = (cards?.[1] ?? '').trim().split(' ');
  const drawn = names.map((one) => one.split('/').map(cardNamed));
  if (drawn.some((some) => some.includes(undefined))) return unreadable(text);
  return ok({ type: 'cards', drawn: drawn.map((some) => some.filter((card) => card !== undefined)) });
}

const unreadable = (text: string): Result<never, Refusal> => err(refuse('unreadable', { text: text.slice(0, 80) }));

function splitOnce(text: string): readonly [string, string] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1).trim()];
}
