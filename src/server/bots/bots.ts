// Bots as the server knows them: a view goes out, an action comes back, and nothing blocks meanwhile.

import type { GameId, Millis, Seat } from '../../contract/game.ts';
import type { BotLevel } from '../../match/types.ts';

export interface BotQuestion {
  readonly game: GameId;
  /** All that the bot may know. */
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly seed: string;
  readonly at: Millis;
}

export interface Bots {
  /** Undefined where there is nothing to do for this seat right now. */
  choose(question: BotQuestion): Promise<unknown>;
  close(): Promise<void>;
}
