// The coach's sentences about a match, in the language that is set.

import { useEffect, useState } from 'preact/hooks';
import type { Verdict } from '../../bots/summary.ts';
import type { GameId, Seat, Viewer } from '../../contract/game.ts';
import type { MatchRecord } from '../../match/record.ts';
import { sayAdvice } from '../../words/advice.ts';
import { GAME_COACH_WORDS } from '../../words/game-coach.ts';
import type { Detail, GameCoachWords } from '../../words/types.ts';
import { language } from '../settings.ts';
import { coachWords } from '../words.ts';
import { whoAt } from './who.ts';

export interface CoachSpeech {
  /** What the player did. Empty where the bot gave no code. */
  verdict(told: { readonly seat: Seat; readonly code?: string; readonly detail?: Detail }): string;
  /** Hundredths of the win that luck gave or took. */
  luck(seat: Seat, points: number): string;
  /** The better choice. */
  better(verdict: Verdict): string | undefined;
}

export function useCoachSpeech(record: MatchRecord, you: Viewer): CoachSpeech | undefined {
  const words = useGameCoachWords(record.game);
  if (!words) return undefined;
  const who = (seat: Seat) => whoAt(record, seat, you);
  return {
    luck: (seat, points) => coachWords.value.luckOf(who(seat), points),
    verdict: ({ seat, code = '', detail = {} }) => words.verdicts[code]?.(who(seat), detail) ?? '',
    better: ({ better }) => (better === undefined ? undefined : sayAdvice(record.game, better, words)),
  };
}

function useGameCoachWords(game: GameId): GameCoachWords | undefined {
  const [words, setWords] = useState<GameCoachWords | undefined>(undefined);
  const spoken = language();
  useEffect(() => {
    let current = true;
    GAME_COACH_WORDS[game](spoken)
      .catch(() => GAME_COACH_WORDS[game]('en'))
      .then((loaded) => current && setWords(loaded));
    return () => {
      current = false;
    };
  }, [game, spoken]);
  return words;
}
