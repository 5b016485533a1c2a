// What the coach's codes say, in the language asked for.

import type { Note } from '../../bots/bot.ts';
import type { GameId } from '../../contract/game.ts';
import { sayAdvice } from '../../words/advice.ts';
import { loadCoachWords } from '../../words/catalogues.ts';
import type { CoachWords } from '../../words/en/coach.ts';
import { GAME_COACH_WORDS } from '../../words/game-coach.ts';
import type { Who } from '../../words/types.ts';
import { languageNamed } from '../speech.ts';

export interface CoachSpeech {
  readonly words: CoachWords;
  /** A code that has no sentence is told as it is. */
  verdict(who: Who, code: string, detail?: Note['detail']): string;
  better(action: unknown): string | undefined;
}

export async function coachSpeech(game: GameId, wanted: string): Promise<CoachSpeech> {
  const language = languageNamed(wanted);
  const [words, own] = await Promise.all([loadCoachWords(language), GAME_COACH_WORDS[game](language)]);
  return {
    words,
    verdict: (who, code, detail = {}) => own.verdicts[code]?.(who, detail) ?? raw(who, code, detail),
    better: (action) => sayAdvice(game, action, own),
  };
}

function raw({ name }: Who, code: string, detail: Note['detail']): string {
  const figures = Object.entries(detail).map(([key, value]) => `${key} ${value}`);
  return figures.length === 0 ? `${name}: ${code}` : `${name}: ${code} (${figures.join(', ')})`;
}
