// Who can sit down in the arena. Bots add themselves here, by name; each knows a seat's view and nothing else.

import type { Game, Millis, Seat } from '../../contract/game.ts';
import { below, type Rng } from '../../kit/rng.ts';
import { BadInput } from '../io.ts';
import { RANDOM_CHOICE } from '../tables.ts';

export interface Turn {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  readonly at: Millis;
  /** What the seat may do; it follows from the view. */
  readonly legal: readonly unknown[];
  readonly rng: Rng;
  /** The same view and seed give the same answer. */
  readonly seed: string;
}

export interface Answer {
  readonly action: unknown;
  /** Match time it takes; matters in a race only. */
  readonly takes: Millis;
}

export interface Player {
  /** One line for `grotto arena --help`. */
  readonly about: string;
  /** Undefined when there is nothing to do until something is told. */
  answer(turn: Turn): Answer | undefined;
}

const random: Player = {
  about: 'any legal action',
  answer: ({ game, legal, rng }) =>
    legal.length === 0
      ? undefined
      : {
          action: RANDOM_CHOICE[game.id].choose(legal, rng),
          takes: game.id === 'out-of-mine' ? 200 + below(rng, 800) : 0,
        },
};

export const PLAYERS: Readonly<Record<string, Player>> = { random };

export function playerNamed(name: string): Player {
  const player = Object.entries(PLAYERS).find(([known]) => known === name)?.[1];
  if (player === undefined)
    throw new BadInput(`there is no player "${name}": one of ${Object.keys(PLAYERS).join(', ')}`);
  return player;
}
