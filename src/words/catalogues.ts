// Loads the words of the shell, of the coach and of each game in one language, when they are first needed.
// The files are found by their names, so a new language needs no line here. Only `import` with a template finds them in
// the page and in Node alike; it knows no types, so each line names the type that English gives.

import type { GameId } from '../contract/game.ts';
import type { CoachWords } from './en/coach.ts';
import type { CommonWords } from './en/common.ts';
import type { DiamantWords } from './en/diamant.ts';
import type { OcelotWords } from './en/ocelot.ts';
import type { OutOfMineWords } from './en/out-of-mine.ts';
import type { Language } from './types.ts';

export type Catalogue<Words> = (language: Language) => Promise<Words>;

export const loadCommonWords: Catalogue<CommonWords> = async (language) => {
  const file: { readonly common: CommonWords } = await import(`./${language}/common.ts`);
  return file.common;
};

export const loadCoachWords: Catalogue<CoachWords> = async (language) => {
  const file: { readonly coach: CoachWords } = await import(`./${language}/coach.ts`);
  return file.coach;
};

interface AllWords extends Record<GameId, Catalogue<unknown>> {
  readonly ocelot: Catalogue<OcelotWords>;
  readonly diamant: Catalogue<DiamantWords>;
  readonly 'out-of-mine': Catalogue<OutOfMineWords>;
}

export const GAME_WORDS: AllWords = {
  async ocelot(language) {
    const file: { readonly ocelot: OcelotWords } = await import(`./${language}/ocelot.ts`);
    return file.ocelot;
  },
  async diamant(language) {
    const file: { readonly diamant: DiamantWords } = await import(`./${language}/diamant.ts`);
    return file.diamant;
  },
  async 'out-of-mine'(language) {
    const file: { readonly outOfMine: OutOfMineWords } = await import(`./${language}/out-of-mine.ts`);
    return file.outOfMine;
  },
};
