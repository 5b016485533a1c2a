// A match is a fold: its setup and its moves are all there is to know.

import { BrokenInvariant } from '../kit/invariant.ts';
import type { Game, Move, Outcome, Setup, Shapes } from './game.ts';

/** Plays moves that were accepted once before; a refusal now means that the log or the rules have changed. */
export function finalState<G extends Shapes>(game: Game<G>, setup: Setup<G>, moves: Iterable<Move<G>>): G['State'] {
  let state = game.setup(setup);
  let number = 0;
  for (const move of moves) {
    number += 1;
    const result = game.apply(state, move);
    if (!result.ok) throw new BrokenInvariant(`move ${number} is refused: ${result.error.code} (${result.error.rule})`);
    ({ state } = result.value);
  }
  return state;
}

/** By seat: its share of the win, which those who tie split. */
export const sharesOfWin = ({ scores, winners }: Outcome): readonly number[] =>
  scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** The outcome, once there is one. */
export function outcomeOf<G extends Shapes>(game: Game<G>, state: G['State']): Outcome | undefined {
  const waiting = game.waiting(state);
  return waiting.for === 'nothing' ? waiting.outcome : undefined;
}
