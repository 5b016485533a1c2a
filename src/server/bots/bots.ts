// Bots as the server uses them: a view goes out, an action comes back, and the event loop is not blocked.

import type { Answer, Question } from '../../bots/bot.ts';
import type { GameId } from '../../contract/game.ts';

/** A view is all that a bot may know. */
export interface BotQuestion extends Question {
  readonly game: GameId;
}

export interface Bots {
  /** Undefined where there is nothing to do for this seat until something is told. */
  choose(question: BotQuestion): Promise<Answer | undefined>;
  close(): Promise<void>;
}
