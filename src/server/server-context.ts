// Server context: what every match needs from outside: games, store, bus, clock, bots, metrics, log.

import type { Games } from '../match/record.ts';
import type { Bots } from './bots/bots.ts';
import type { Bus } from './bus/bus.ts';
import type { Clock } from './clock.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

/** The part of a pino logger that we use. */
export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ServerContext {
  readonly games: Games;
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly bots: Bots;
  readonly metrics: Metrics;
  readonly log: Log;
  /** This process among several on one bus. */
  readonly node: string;
  /** Whether there is more to do already than this node can. */
  readonly isOverloaded?: () => boolean;
}
