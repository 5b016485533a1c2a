// A game's words in the language that is set, loaded with the game.

import { useEffect, useState } from 'preact/hooks';
import type { GameWords } from '../../words/types.ts';
import type { BoardModule } from '../games/board.ts';
import { language } from '../settings.ts';

export function useGameWords(board: BoardModule | undefined): GameWords | undefined {
  const [words, setWords] = useState<GameWords | undefined>(undefined);
  const wanted = language();
  useEffect(() => {
    let current = true;
    board
      ?.words(wanted)
      .catch(() => board.words('en'))
      .then((loaded) => {
        if (current) setWords(loaded);
      });
    return () => {
      current = false;
    };
  }, [board, wanted]);
  return words;
}
