// Diamant: three to eight explorers, five expeditions, and the nerve to go on. See docs/rules/diamant.md.

import type { Game, Move, Refusal, Step, Waiting } from '../../contract/game.ts';
import { present } from '../../kit/invariant.ts';
import { ok, type Result } from '../../kit/result.ts';
import { CARDS, cardNumber } from './content.ts';
import { doors } from './doors.ts';
import { hear } from './hear.ts';
import { legal, refusalOf } from './legal.ts';
import { notation } from './notation.ts';
import { decide, drawCard, outcomeOf, turnCard } from './play.ts';
import { copyFor } from './position.ts';
import { REFUSALS } from './refusals.ts';
import { sampleState } from './sample.ts';
import { listBits } from './seat-set.ts';
import { SEATS, setup } from './setup.ts';
import type { Chance, Diamant, Effect, State } from './types.ts';
import { tell, view } from './view.ts';

export * from './content.ts';
export * from './play.ts';
export * from './position.ts';
export * from './seat-set.ts';
export type * from './types.ts';
export { USUAL_OPTIONS } from './usual-options.ts';

/** What the table waits for, by the seats that have not decided: asked so often that each is written once and for all. */
const DECISIONS = Array.from(
  { length: 1 << SEATS.max },
  (_, bits): Waiting => ({ for: 'seats', seats: listBits(bits) }),
);
const TURN: Waiting = { for: 'chance' };
const CHANCES: readonly Chance[] = CARDS.map((card) => ({ type: 'turn', card }));

function apply(state: State, move: Move<Diamant>): Result<Step<Diamant>, Refusal> {
  const no = refusalOf(state, move);
  if (no !== undefined) return no;
  const effects: Effect[] = [];
  const position = copyFor(state, move);
  if (move.by === 'seat') decide(position, move.seat, move.action.choice, effects);
  if (move.by === 'chance') turnCard(position, cardNumber(move.outcome.card), effects);
  return ok({ state: position, effects });
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
};
