// The five levels of Out of Mine!: how far each sees, how fast it thinks, how long it goes on.

import type { Millis } from '../../contract/game.ts';
import type { Level } from '../bot.ts';

interface Temper {
  /** Whether it prefers the side of its board that can be filled in more ways. */
  readonly weighsSides: boolean;
  /** Medians of the thought before a tile is taken, before it is laid, and before something is taken off. */
  readonly take: Millis;
  readonly lay: Millis;
  readonly undo: Millis;
  /** How uneven its thoughts are. */
  readonly spread: number;
  /** How long it goes on before it gives a round up. */
  readonly patience: Millis;
}

/** Lays what fits and looks only a few tiles ahead. */
export interface Tinkerer extends Temper {
  readonly type: 'tinkerer';
  /** With so many tiles left it sees whether they fit, and how. */
  readonly horizon: number;
  /** Whether it notices spaces that nothing can fill any more. */
  readonly checksDeadSpace: boolean;
  /** How often it sees which tile has to go when nothing fits. */
  readonly insight: number;
  /** How much it lays by whim rather than snugly. */
  readonly whim: number;
}

/** Has the whole gallery in its head before it takes a tile. */
export interface Planner extends Temper {
  readonly type: 'planner';
  /** The thought before the first tile, for a pair of middle difficulty. */
  readonly plan: Millis;
  /** How many plans it compares. */
  readonly plans: number;
  /** Seconds by which its taste differs from what is best. */
  readonly whim: number;
  /** What it looks at: nothing, how common tiles are, or who else wants them and what elves and finds bring. */
  readonly care: 'nothing' | 'common' | 'all';
}

export type Temperament = Tinkerer | Planner;

export const TEMPERAMENTS = {
  1: {
    type: 'tinkerer',
    weighsSides: false,
    horizon: 1,
    checksDeadSpace: false,
    insight: 0.35,
    whim: 0.35,
    take: 3900,
    lay: 3700,
    undo: 2400,
    spread: 0.45,
    patience: 170_000,
  },
  2: {
    type: 'tinkerer',
    weighsSides: false,
    horizon: 2,
    checksDeadSpace: true,
    insight: 0.4,
    whim: 0.25,
    take: 3600,
    lay: 3100,
    undo: 2200,
    spread: 0.4,
    patience: 150_000,
  },
  3: {
    type: 'planner',
    weighsSides: false,
    plan: 11_000,
    plans: 20,
    whim: 3,
    care: 'nothing',
    take: 2400,
    lay: 900,
    undo: 2500,
    spread: 0.35,
    patience: 150_000,
  },
  4: {
    type: 'planner',
    weighsSides: true,
    plan: 5500,
    plans: 300,
    whim: 0.4,
    care: 'common',
    take: 1500,
    lay: 600,
    undo: 1500,
    spread: 0.3,
    patience: 150_000,
  },
  5: {
    type: 'planner',
    weighsSides: true,
    plan: 3800,
    plans: 4000,
    whim: 0.05,
    care: 'all',
    take: 750,
    lay: 250,
    undo: 700,
    spread: 0.25,
    patience: 150_000,
  },
} as const satisfies Readonly<Record<Level, Temperament>>;
