// Where the words of the shell and of each game are: by language, loaded when they are first needed.

import type { GameId } from '../contract/game.ts';
import type { CommonWords } from './en/common.ts';
import type { DiamantWords } from './en/diamant.ts';
import type { OcelotWords } from './en/ocelot.ts';
import type { OutOfMineWords } from './en/out-of-mine.ts';
import type { Language } from './types.ts';

type Catalogue<Words> = Readonly<Record<Language, () => Promise<Words>>>;

export const COMMON_WORDS: Catalogue<CommonWords> = {
  en: async () => (await import('./en/common.ts')).common,
  de: async () => (await import('./de/common.ts')).common,
  es: async () => (await import('./es/common.ts')).common,
  fr: async () => (await import('./fr/common.ts')).common,
  nl: async () => (await import('./nl/common.ts')).common,
};

interface AllWords extends Record<GameId, Catalogue<unknown>> {
  readonly ocelot: Catalogue<OcelotWords>;
  readonly diamant: Catalogue<DiamantWords>;
  readonly 'out-of-mine': Catalogue<OutOfMineWords>;
}

export const GAME_WORDS: AllWords = {
  ocelot: {
    en: async () => (await import('./en/ocelot.ts')).ocelot,
    de: async () => (await import('./de/ocelot.ts')).ocelot,
    es: async () => (await import('./es/ocelot.ts')).ocelot,
    fr: async () => (await import('./fr/ocelot.ts')).ocelot,
    nl: async () => (await import('./nl/ocelot.ts')).ocelot,
  },
  diamant: {
    en: async () => (await import('./en/diamant.ts')).diamant,
    de: async () => (await import('./de/diamant.ts')).diamant,
    es: async () => (await import('./es/diamant.ts')).diamant,
    fr: async () => (await import('./fr/diamant.ts')).diamant,
    nl: async () => (await import('./nl/diamant.ts')).diamant,
  },
  'out-of-mine': {
    en: async () => (await import('./en/out-of-mine.ts')).outOfMine,
    de: async () => (await import('./de/out-of-mine.ts')).outOfMine,
    es: async () => (await import('./es/out-of-mine.ts')).outOfMine,
    fr: async () => (await import('./fr/out-of-mine.ts')).outOfMine,
    nl: async () => (await import('./nl/out-of-mine.ts')).outOfMine,
  },
};
