// Diamant: three to eight explorers, five expeditions, and the nerve to go on. See docs/rules/diamant.md.

import type { Game, Move, Refusal, Setup, Step, Waiting } from '../../contract/game.ts';
import { BrokenInvariant, invariant, present } from '../../kit/invariant.ts';
import { ok, type Result } from '../../kit/result.ts';
import { CARDS, cardNumber } from './cards.ts';
import { doors } from './doors.ts';
import { hear } from './hear.ts';
import { laws } from './laws.ts';
import { notation } from './notation.ts';
import { decide, drawCard, outcomeOf, turnCard } from './play.ts';
import { copyFor, newPosition } from './position.ts';
import { REFUSALS, refuse } from './refusals.ts';
import { sampleState } from './sample.ts';
import { stateOf } from './scenario.ts';
import { hasBit, listBits } from './seat-set.ts';
import { type Action, BACK, type Chance, type Diamant, type Effect, ON, type State } from './types.ts';
import { tell, view } from './view.ts';

export * from './cards.ts';
export * from './play.ts';
export * from './position.ts';
export * from './seat-set.ts';
export type * from './types.ts';
export { USUAL_OPTIONS } from './usual-options.ts';

const SEATS = { min: 3, max: 8 };

const EITHER: readonly Action[] = [ON, BACK];
/** What the table waits for, by the seats that have not decided: asked so often that each is written once and for all. */
const DECISIONS = Array.from(
  { length: 1 << SEATS.max },
  (_, bits): Waiting => ({ for: 'seats', seats: listBits(bits) }),
);
const TURN: Waiting = { for: 'chance' };
const CHANCES: readonly Chance[] = CARDS.map((card) => ({ type: 'turn', card }));

function setup({ seats, options, scenario }: Setup<Diamant>): State {
  invariant(seats >= SEATS.min && seats <= SEATS.max, `Diamant is for 3 to 8, not for ${seats}`);
  if (scenario === undefined) return newPosition(seats, options);
  invariant(scenario.explorers.length === seats, `the scenario is for ${scenario.explorers.length}, not for ${seats}`);
  const state = stateOf(scenario, options);
  if (!state.ok) throw new BrokenInvariant(`the scenario does not fit: ${state.error.detail?.why ?? ''}`);
  return state.value;
}

/** A decision can be changed to the other one until the last is in (D14). */
function legal(state: State, seat: number): readonly Action[] {
  if (state.stage !== 'decide' || !hasBit(state.inside, seat)) return [];
  if (!hasBit(state.decided, seat)) return EITHER;
  return hasBit(state.back, seat) ? [ON] : [BACK];
}

function apply(state: State, move: Move<Diamant>): Result<Step<Diamant>, Refusal> {
  const no = refusalOf(state, move);
  if (no !== undefined) return no;
  const effects: Effect[] = [];
  const position = copyFor(state, move);
  if (move.by === 'seat') decide(position, move.seat, move.action.choice, effects);
  if (move.by === 'chance') turnCard(position, cardNumber(move.outcome.card), effects);
  return ok({ state: position, effects });
}

function refusalOf(state: State, move: Move<Diamant>): ReturnType<typeof refuse> | undefined {
  if (state.stage === 'over') return refuse('match-over');
  switch (move.by) {
    case 'seat': {
      const { seat, action } = move;
      if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return refuse('no-such-seat');
      if (!hasBit(state.inside, seat)) return refuse('not-inside');
      if (state.stage !== 'decide') return refuse('not-deciding');
      const isSame = hasBit(state.decided, seat) && hasBit(state.back, seat) === (action.choice === 'back');
      return isSame ? refuse('already-decided') : undefined;
    }
    case 'chance': {
      if (state.stage !== 'explore') return refuse('not-exploring');
      const card = cardNumber(move.outcome.card);
      const isThere = state.next.length > 0 ? state.next[0] === card : (state.deck[card] ?? 0) > 0;
      return isThere ? undefined : refuse('not-in-deck');
    }
    case 'clock':
      return refuse('no-clock');
  }
}

export const diamant: Game<Diamant> = {
  id: 'diamant',
  rules: 1,
  seats: SEATS,
  undo: 'never',
  refusals: REFUSALS,
  setup,
  waiting(state) {
    switch (state.stage) {
      case 'explore':
        return TURN;
      case 'decide':
        return present(DECISIONS[state.inside & ~state.decided], 'seats that have not decided');
      case 'over':
        return { for: 'nothing', outcome: outcomeOf(state) };
    }
  },
  phase: (state) => state.round,
  legal,
  apply,
  tell,
  view,
  hear,
  sampleChance: (state, rng) => present(CHANCES[drawCard(state, rng)], 'the card drawn'),
  sampleState,
  doors,
  notation,
  laws,
};
