// Who can sit down in the arena: the bots' levels and each game's zoo, by name. Each knows a seat's view and nothing else.

import { BOTS } from '../../bots/all.ts';
import { type Bot, LEVELS, type Level } from '../../bots/bot.ts';
import { decideBy } from '../../bots/diamant/answer.ts';
import { ZOO } from '../../bots/diamant/zoo.ts';
import { ZOO as OCELOT_ZOO } from '../../bots/ocelot/zoo.ts';
import type { Game, GameId, Millis, Seat } from '../../contract/game.ts';
import type { Diamant } from '../../games/diamant/types.ts';
import { below, type Rng } from '../../kit/rng.ts';
import { BadInput } from '../io.ts';
import { RANDOM_CHOICE } from '../tables.ts';
import { loadMcts } from './mcts.ts';

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

/** A name in the list of players. What it needs is loaded when it sits down. */
export interface Entrant {
  /** One line for `grotto arena --help`. */
  readonly about: string;
  load(): Promise<Player>;
}

const random = (id: GameId): Entrant => ({
  about: 'any legal action',
  load: async () => ({
    answer({ legal, rng }) {
      if (legal.length === 0) return undefined;
      const takes = id === 'out-of-mine' ? 200 + below(rng, 800) : 0;
      const action = RANDOM_CHOICE[id].choose(legal, rng);
      return action === undefined ? undefined : { action, takes };
    },
  }),
});

/** Whatever answers questions as bots do. */
type Thinker = Pick<Bot, 'answer'>;

const thinking = (about: string, load: () => Promise<Thinker>, level: Level = 1): Entrant => ({
  about,
  async load() {
    const thinker = await load();
    return { answer: ({ view, seat, at, seed }) => thinker.answer({ view, seat, at, seed, level }) };
  },
});

const diamantZoo = Object.entries(ZOO).map(([name, policy]) => {
  const thinker: Pick<Bot<Diamant>, 'answer'> = { answer: (question) => decideBy(policy, question) };
  return [name, thinking('a rule of thumb, by its name', async () => thinker)] as const;
});

const ocelotZoo = Object.entries(OCELOT_ZOO).map(
  ([name, { about, player }]) => [name, thinking(about, async () => player)] as const,
);

/** The frozen zoo: simple players by which the levels are measured. */
const ZOOS: { readonly [Id in GameId]: Readonly<Record<string, Entrant>> } = {
  ocelot: {
    ...Object.fromEntries(ocelotZoo),
    mcts: thinking("boardgame.io's MCTSBot, a second on the processor for each move", () => loadMcts()),
  },
  diamant: Object.fromEntries(diamantZoo),
  'out-of-mine': {},
};

const nameOfLevel = (level: Level): string => `level-${level}`;

/** The bot level that a player's name stands for; undefined for random players and the zoo. */
export const levelNamed = (name: string): Level | undefined => LEVELS.find((level) => nameOfLevel(level) === name);

/** All who can sit down at a table of this game. */
export function entrantsOf(id: GameId): Readonly<Record<string, Entrant>> {
  const levels = LEVELS.map(
    (level) => [nameOfLevel(level), thinking(`the bot of level ${level}`, BOTS[id], level)] as const,
  );
  return { random: random(id), ...Object.fromEntries(levels), ...ZOOS[id] };
}

/** The players with these names, one for each seat. */
export function loadPlayers(names: readonly string[], game: GameId): Promise<Player[]> {
  const known = entrantsOf(game);
  const entrants = names.map((name) => {
    const entrant = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!entrant)
      throw new BadInput(`there is no player "${name}" for ${game}: one of ${Object.keys(known).join(', ')}`);
    return entrant;
  });
  return Promise.all(entrants.map((entrant) => entrant.load()));
}
