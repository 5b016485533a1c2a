// Fault 11: actions that are random, mutated, out of turn, for another seat. What is legal is taken, all else refused.

import type { Game, GameId } from '../../src/contract/game.ts';
import { playRandomly } from '../../src/contract/random-play.ts';
import { GAMES } from '../../src/games/registry.ts';
import { canonicalJson } from '../../src/kit/json.ts';
import { below, pick, type Rng, seededRng } from '../../src/kit/rng.ts';
import { OPTIONS } from '../system/kit/table.ts';

export interface IllegalFigures {
  readonly tried: number;
  readonly accepted: number;
  /** Accepted and not legal, or refused and legal. */
  readonly wrong: readonly string[];
}

export function tryIllegal(
  id: GameId,
  size: { readonly tries: number; readonly seed: string; readonly isLate?: () => boolean },
): IllegalFigures {
  const game = GAMES[id];
  const rng = seededRng(size.seed);
  const seats = game.seats.max;
  const options = game.doors.options(OPTIONS[id]);
  if (!options.ok) throw new Error(`bad options for ${id}`);
  const wrong: string[] = [];
  let tried = 0;
  let accepted = 0;
  while (tried < size.tries && !size.isLate?.()) {
    for (const { state, move } of playRandomly(game, { seats, options: options.value }, rng)) {
      if (tried >= size.tries) break;
      for (let i = 0; i < 5; i++) {
        const seat = below(rng, seats);
        const raw = mutate(
          rng,
          below(rng, 3) === 0 ? anyAction(game, state, rng) : legalAction(game, state, rng, move.at),
        );
        const action = game.doors.action(raw);
        tried += 1;
        if (!action.ok) continue;
        const before = canonicalJson(state);
        const result = game.apply(state, { by: 'seat', seat, at: move.at, action: action.value });
        if (result.ok) accepted += 1;
        const text = canonicalJson(action.value);
        const isLegal = game.legal(state, seat, move.at).some((legal) => canonicalJson(legal) === text);
        if (result.ok !== isLegal) wrong.push(`seat ${seat} ${text} ${result.ok ? 'taken' : 'refused'}`);
        if (canonicalJson(state) !== before) wrong.push(`state changed by ${text}`);
      }
    }
  }
  return { tried, accepted, wrong };
}

function legalAction(game: Game, state: unknown, rng: Rng, at: number): unknown {
  const actions = game.legal(state, below(rng, game.seats.max), at);
  return actions.length === 0 ? {} : pick(rng, actions);
}

/** An action of another moment: mostly stale or out of turn. */
function anyAction(game: Game, state: unknown, rng: Rng): unknown {
  return legalAction(game, state, rng, below(rng, 1_000_000));
}

/** Changes one thing in a copy, half of the time. */
function mutate(rng: Rng, action: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(action)) as Record<string, unknown>;
  const keys = Object.keys(copy);
  if (below(rng, 2) === 0 || keys.length === 0) return copy;
  const key = pick(rng, keys);
  const value = copy[key];
  if (typeof value === 'number') copy[key] = value + pick(rng, [-1, 1, 7, 0.5, 1e9]);
  else if (typeof value === 'boolean') copy[key] = !value;
  else copy[key] = pick<unknown>(rng, ['', 'on', 'back', null, [], 0, '__proto__']);
  return copy;
}
