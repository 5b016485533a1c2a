// Server context: what every match needs from outside: games, store, bus, clock, bots, metrics, log.

import type { Games } from '../match/record.ts';
import type { Scheduler } from '../play/scheduler.ts';
import type { Bots } from './bots/bots.ts';
import type { Bus } from './bus/bus.ts';
import type { Clock } from './clock.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

/** The part of a pino logger that is used. */
export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ServerContext {
  readonly games: Games;
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly bots: Bots;
  readonly metrics: Metrics;
  readonly log: Log;
  /** The name of this process among those that share a bus. */
  readonly node: string;
  /** Whether this node is too busy to open more matches. */
  readonly isOverloaded?: () => boolean;
}
