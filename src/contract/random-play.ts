// Random matches: what conformance, golden playthroughs and the arena's weakest player are made of.

import { invariant } from '../kit/invariant.ts';
import { below, pick, type Rng } from '../kit/rng.ts';
import type { Game, Millis, Move, Seat, Setup, Shapes, Step } from './game.ts';

/**
 * How a random player chooses among what is legal; uniformly, unless a game needs a nudge to come to an end.
 * Undefined: nothing for now.
 */
export type Choose<G extends Shapes> = (actions: readonly G['Action'][], rng: Rng) => G['Action'] | undefined;

export interface RandomPlay<G extends Shapes> {
  readonly choose?: Choose<G>;
  /** A match longer than this is taken as one that never ends. */
  readonly longest?: number;
}

export interface PlayedStep<G extends Shapes> extends Step<G> {
  readonly before: G['State'];
  readonly move: Move<G>;
}

const LONGEST = 20_000;

/** Plays from the setup to the end, and gives every step on the way. */
export function* playRandomly<G extends Shapes>(
  game: Game<G>,
  setup: Setup<G>,
  rng: Rng,
  options: RandomPlay<G> = {},
): Generator<PlayedStep<G>, G['State']> {
  let state = game.setup(setup);
  let at: Millis = 0;
  for (let count = 0; count < (options.longest ?? LONGEST); count++) {
    const move = randomMove(game, state, at, rng, options.choose);
    if (move === undefined) return state;
    at = move.at;
    const result = game.apply(state, move);
    invariant(
      result.ok,
      `a legal move was refused: ${JSON.stringify(move)}${result.ok ? '' : ` ${result.error.code}`}`,
    );
    yield { ...result.value, before: state, move };
    state = result.value.state;
  }
  throw new RangeError(`${game.id} did not end within ${options.longest ?? LONGEST} moves`);
}

/** One random move, or undefined when the match is over. Time passes a little; now and then a deadline does. */
export function randomMove<G extends Shapes>(
  game: Game<G>,
  state: G['State'],
  since: Millis,
  rng: Rng,
  choose: Choose<G> = (actions, luck) => pick(luck, actions),
): Move<G> | undefined {
  const waiting = game.waiting(state);
  switch (waiting.for) {
    case 'nothing':
      return undefined;
    case 'chance':
      return { by: 'chance', at: since, outcome: game.sampleChance(state, rng) };
    case 'seats': {
      const at = since + below(rng, 1000);
      const { deadline } = waiting;
      if (deadline !== undefined && (at >= deadline || below(rng, 40) === 0)) {
        return { by: 'clock', at: Math.max(deadline, since) };
      }
      const able = waiting.seats.filter((seat) => game.legal(state, seat, at).length > 0);
      if (able.length === 0 && deadline !== undefined) return { by: 'clock', at: deadline };
      invariant(able.length > 0, `${game.id} waits for seats ${waiting.seats} but none of them can act`);
      const seat: Seat = pick(rng, able);
      const action = choose(game.legal(state, seat, at), rng);
      return action === undefined ? randomMove(game, state, at, rng, choose) : { by: 'seat', seat, at, action };
    }
  }
}
