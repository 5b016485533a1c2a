// What a seat may do, and why a move is not allowed (D14).

import type { Move } from '../../contract/game.ts';
import { cardNumber } from './content.ts';
import { refuse } from './refusals.ts';
import { hasBit } from './seat-set.ts';
import { type Action, BACK, type Diamant, ON, type State } from './types.ts';

const EITHER: readonly Action[] = [ON, BACK];

/** A decision can be changed to the other one until the last is in (D14). */
export function legal(state: State, seat: number): readonly Action[] {
  if (state.stage !== 'decide' || !hasBit(state.inside, seat)) return [];
  if (!hasBit(state.decided, seat)) return EITHER;
  return hasBit(state.back, seat) ? [ON] : [BACK];
}

/** Undefined when the move is allowed. */
export function refusalOf(state: State, move: Move<Diamant>): ReturnType<typeof refuse> | undefined {
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
