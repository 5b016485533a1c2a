// What people write: one line a move, a few lines a position. See docs/rules/ocelot.md.

import type { Notation, Refusal } from '../../contract/game.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { at, EMPTY, FIRST_CELLS, tokenCode, tokenOf } from './compact/codes.ts';
import { CELL_COUNT, cellName, cellNamed, spaceName } from './content/mats.ts';
import { doors } from './doors.ts';
import { REFUSALS } from './refusals.ts';
import { tokenByLetter, tokenLetter } from './text/drawing.ts';
import type { Action, Chance, Ocelot, Token } from './types.ts';

const CELL_ACTIONS = ['enter', 'advance', 'collect'] as const;

function formatAction(action: Action): string {
  switch (action.type) {
    case 'place':
      return `${action.tile}:${action.tool}@${spaceName(action.space)}`;
    case 'enter':
    case 'advance':
    case 'collect':
      return `${action.type} ${cellName(action.cell)}`;
    case 'done':
      return 'done';
  }
}

function parseAction(text: string): Result<Action, Refusal> {
  const words = text.trim().toLowerCase();
  if (words === 'done') return ok({ type: 'done' });
  const place = /^([abc])\s*:\s*([a-z]+)\s*@\s*(\d{1,2})$/.exec(words);
  if (place !== null) {
    const [, tile = '', tool, number] = place;
    return doors.action({ type: 'place', tile: tile.toUpperCase(), tool, space: Number(number) - 1 });
  }
  const [verb, name = ''] = words.split(/\s+/);
  const type = CELL_ACTIONS.find((known) => known === verb);
  if (type === undefined || name === '') return unreadable(REFUSALS.badAction, text);
  const cell = cellNamed(name);
  return cell === undefined ? err({ ...REFUSALS.noSuchCell, detail: { cell: name.slice(0, 20) } }) : ok({ type, cell });
}

/** `deal 0 <41>/<13>/<13>` with the letters of the drawing in the order of the cells; `draw green-7`. */
function formatChance(outcome: Chance): string {
  switch (outcome.type) {
    case 'deal': {
      const letters = outcome.layout.map((token) => tokenLetter(tokenCode(token))).join('');
      const caves = [1, 2, 3].map((level) => letters.slice(at(FIRST_CELLS, level - 1), at(FIRST_CELLS, level)));
      return `deal ${outcome.first} ${caves.join('/')}`;
    }
    case 'draw':
      return `draw ${outcome.amethyst}`;
  }
}

function parseChance(text: string): Result<Chance, Refusal> {
  const [verb, word = '', caves = ''] = text.trim().split(/\s+/);
  if (verb === 'draw') return doors.chance({ type: 'draw', amethyst: word });
  if (verb !== 'deal') return unreadable(REFUSALS.badChance, text);
  const layout: Token[] = [];
  for (const letter of caves.replaceAll('/', '').slice(0, CELL_COUNT + 1)) {
    const token = tokenByLetter(letter) ?? EMPTY;
    if (token !== EMPTY) layout.push(tokenOf(token));
  }
  return doors.chance({ type: 'deal', first: Number(word), layout });
}

/** Names what could not be read, but never more than a line of it. */
const unreadable = (refusal: Refusal, text: string): { readonly ok: false; readonly error: Refusal } =>
  err({ ...refusal, detail: { why: text.trim().slice(0, 60) } });

export const notation: Notation<Ocelot> = {
  formatAction,
  parseAction,
  formatChance,
  parseChance,
};
