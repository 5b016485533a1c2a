// Who can sit down in the arena. Bots add themselves here, by name; each knows a seat's view and nothing else.

import type { Game, GameId, Millis, Seat } from '../../contract/game.ts';
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
  /** Undefined when there is nothing to do until something is told. */
  answer(turn: Turn): Answer | undefined;
}

/** A name in the list of players. */
export interface Entrant {
  /** One line for `grotto arena --help`. */
  readonly about: string;
  /** The player for a game; what it needs is loaded then. */
  load(game: GameId): Promise<Player>;
}

const random: Entrant = {
  about: 'any legal action',
  load: async (id) => ({
    answer({ legal, rng }) {
      if (legal.length === 0) return undefined;
      const takes = id === 'out-of-mine' ? 200 + below(rng, 800) : 0;
      return { action: RANDOM_CHOICE[id].choose(legal, rng), takes };
    },
  }),
};

export const PLAYERS: Readonly<Record<string, Entrant>> = { random };

/** The players with these names, one for each seat. */
export function loadPlayers(names: readonly string[], game: GameId): Promise<Player[]> {
  const entrants = names.map((name) => {
    const entrant = Object.entries(PLAYERS).find(([known]) => known === name)?.[1];
    if (!entrant) throw new BadInput(`there is no player "${name}": one of ${Object.keys(PLAYERS).join(', ')}`);
    return entrant;
  });
  return Promise.all(entrants.map((entrant) => entrant.load(game)));
}
