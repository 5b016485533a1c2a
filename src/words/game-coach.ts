// Loads the coach's words of each game in one language, when they are first needed. See catalogues.ts.

import type { GameId } from '../contract/game.ts';
import type { Catalogue } from './catalogues.ts';
import type { GameCoachWords } from './types.ts';

export const GAME_COACH_WORDS: { readonly [Id in GameId]: Catalogue<GameCoachWords> } = {
  async ocelot(language) {
    const file: { readonly coachOcelot: GameCoachWords } = await import(`./${language}/coach-ocelot.ts`);
    return file.coachOcelot;
  },
  async diamant(language) {
    const file: { readonly coachDiamant: GameCoachWords } = await import(`./${language}/coach-diamant.ts`);
    return file.coachDiamant;
  },
  async 'out-of-mine'(language) {
    const file: { readonly coachOutOfMine: GameCoachWords } = await import(`./${language}/coach-out-of-mine.ts`);
    return file.coachOutOfMine;
  },
};
