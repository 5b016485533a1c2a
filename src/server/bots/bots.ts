// Bots as the server uses them: a view goes out, an action comes back, and the event loop is not blocked.

import type { Answer, Question } from '../../bots/bot.ts';
import type { GameId } from '../../contract/game.ts';

/** The view is all that a bot may know. */
export interface BotQuestion extends Question {
  readonly game: GameId;
}

export interface Bots {
  /** Undefined where the seat has nothing to do until something happens. */
  choose(question: BotQuestion): Promise<Answer | undefined>;
  close(): Promise<void>;
}
