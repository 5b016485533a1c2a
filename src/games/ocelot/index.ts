// Sir Ocelot's Cave: the game, its words, its mats and its tables. What a search plays on is in `in-place.ts`.

import type { Game, Move, Refusal, Step } from '../../contract/game.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { amethystCode, DEAL, DRAW, OVER } from './compact/codes.ts';
import { actionOf, drawMove, moveOf } from './compact/moves.ts';
import { CELL_COUNT, cellName, MOST_SPACES, spaceName } from './content/mats.ts';
import { doors } from './doors.ts';
import { generateMoves, whyNot } from './legal.ts';
import { isPossible, sampleChance } from './luck.ts';
import { notation } from './notation.ts';
import { deal, play } from './play.ts';
import { copyPosition } from './position.ts';
import { REFUSAL_CODES, REFUSALS } from './refusals.ts';
import { outcomeOf } from './scoring.ts';
import { reseat, setUp } from './setup.ts';
import type { Action, Chance, Effect, Ocelot, State } from './types.ts';
import { hear, sampleState, tell, view } from './view.ts';

export * from './content/mats.ts';
export * from './content/tables.ts';
export { scenarioOf } from './scenario.ts';
export * from './types.ts';
export { USUAL_OPTIONS } from './usual-options.ts';

export const ocelot: Game<Ocelot> = {
  id: 'ocelot',
  rules: 1,
  seats: { min: 2, max: 2 },
  undo: 'turn',
  refusals: REFUSAL_CODES,

  reseat,
  setup: setUp,
  waiting(state) {
    if (state.step === OVER) return { for: 'nothing', outcome: outcomeOf(state) };
    return state.step === DEAL || state.step === DRAW ? { for: 'chance' } : { for: 'seats', seats: [state.seat] };
  },
  phase: (state) => state.turn,
  legal(state, seat) {
    if (seat !== state.seat) return [];
    const moves: number[] = [];
    generateMoves(state, moves);
    return moves.sort((a, b) => a - b).map(actionOf);
  },
  apply,

  tell,
  view,
  hear,
  sampleChance,
  sampleState,
  doors,
  notation,
};

function apply(state: State, move: Move<Ocelot>): Result<Step<Ocelot>, Refusal> {
  switch (move.by) {
    case 'seat':
      return act(state, move.seat, move.action);
    case 'chance':
      return befall(state, move.outcome);
    case 'clock':
      return err(REFUSALS.noClock);
  }
}

function act(state: State, seat: number, action: Action): Result<Step<Ocelot>, Refusal> {
  if (state.step === OVER) return err(REFUSALS.over);
  if (seat !== state.seat) return err(REFUSALS.notYourTurn);
  const move = moveOf(action);
  if (move === undefined) return err({ ...misfit(action), ...detailOf(action) });
  const refusal = outOfRange(action) ?? whyNot(state, move);
  if (refusal !== undefined) return err({ ...refusal, ...detailOf(action) });
  const position = copyPosition(state);
  const effects: Effect[] = [];
  play(position, move, effects);
  return ok({ state: position, effects });
}

/** Numbers that only a caller who went around the door can send. */
function outOfRange(action: Action): Refusal | undefined {
  switch (action.type) {
    case 'place':
      return isIndex(action.space, MOST_SPACES) ? undefined : REFUSALS.noSuchSpace;
    case 'done':
      return undefined;
    case 'enter':
    case 'advance':
    case 'collect':
      return isIndex(action.cell, CELL_COUNT) ? undefined : REFUSALS.noSuchCell;
  }
}

const isIndex = (value: number, size: number): boolean => Number.isInteger(value) && value >= 0 && value < size;

/** Why an action cannot even be a move. */
function misfit(action: Action): Refusal {
  if (action.type === 'place') return REFUSALS.wrongFace;
  const range = outOfRange(action);
  if (range !== undefined) return range;
  return action.type === 'enter' ? REFUSALS.enterLevelOne : REFUSALS.nextLevelOnly;
}

/** The words that a refusal's sentence may want. */
function detailOf(action: Action): Pick<Refusal, 'detail'> {
  switch (action.type) {
    case 'place':
      return { detail: { tile: action.tile, tool: action.tool, space: spaceName(action.space) } };
    case 'done':
      return {};
    case 'enter':
    case 'advance':
    case 'collect':
      return isIndex(action.cell, CELL_COUNT) ? { detail: { cell: cellName(action.cell) } } : {};
  }
}

function befall(state: State, outcome: Chance): Result<Step<Ocelot>, Refusal> {
  if (!isPossible(state, outcome)) return err(REFUSALS.impossibleChance);
  const position = copyPosition(state);
  const effects: Effect[] = [];
  if (outcome.type === 'deal') deal(position, outcome.first, outcome.layout, effects);
  else play(position, drawMove(amethystCode(outcome.amethyst)), effects);
  return ok({ state: position, effects });
}
