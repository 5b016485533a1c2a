// Fault 11: actions that are random, mutated, out of turn, for another seat. What is legal is taken, all else refused.

import type { Game, GameId } from '../../src/contract/game.ts';
import { playRandomly } from '../../src/contract/random-play.ts';
import { GAMES } from '../../src/games/all.ts';
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
  let earlier: Moment | undefined;
  while (tried < size.tries && !size.isLate?.()) {
    for (const { state, move } of playRandomly(game, { seats, options: options.value }, rng)) {
      if (tried >= size.tries || size.isLate?.()) break;
      const now = new Moment(game, state, move.at);
      for (let i = 0; i < TRIES; i++) {
        const seat = below(rng, seats);
        // A third of them are of another moment: mostly stale, or out of turn.
        const action = game.doors.action(mutate(rng, (below(rng, 3) === 0 ? (earlier ?? now) : now).anyAction(rng)));
        tried += 1;
        if (!action.ok) continue;
        const result = game.apply(state, { by: 'seat', seat, at: move.at, action: action.value });
        if (result.ok) accepted += 1;
        const text = canonicalJson(action.value);
        if (result.ok !== now.isLegal(seat, text))
          wrong.push(`seat ${seat} ${text} ${result.ok ? 'taken' : 'refused'}`);
      }
      if (now.hasChanged()) wrong.push(`a state was changed: ${canonicalJson(state)}`);
      earlier = now;
    }
  }
  return { tried, accepted, wrong };
}

/** So many for each position: to list what is legal there takes longer than to try. */
const TRIES = 20;

/** A position, and what is legal in it; each seat's actions are listed once. */
class Moment {
  private readonly game: Game;
  private readonly state: unknown;
  private readonly at: number;
  private readonly before: string;
  private readonly actions = new Map<number, readonly unknown[]>();
  private readonly texts = new Map<number, ReadonlySet<string>>();

  constructor(game: Game, state: unknown, at: number) {
    this.game = game;
    this.state = state;
    this.at = at;
    this.before = canonicalJson(state);
  }

  anyAction(rng: Rng): unknown {
    const actions = this.actionsOf(below(rng, this.game.seats.max));
    return actions.length === 0 ? {} : pick(rng, actions);
  }

  isLegal(seat: number, text: string): boolean {
    const texts = this.texts.get(seat) ?? new Set(this.actionsOf(seat).map(canonicalJson));
    this.texts.set(seat, texts);
    return texts.has(text);
  }

  hasChanged(): boolean {
    return canonicalJson(this.state) !== this.before;
  }

  private actionsOf(seat: number): readonly unknown[] {
    const actions = this.actions.get(seat) ?? this.game.legal(this.state, seat, this.at);
    this.actions.set(seat, actions);
    return actions;
  }
}

/** Changes one thing in a copy, half of the time. */
export function mutate(rng: Rng, action: unknown): unknown {
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
