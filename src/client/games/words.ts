// Every game's words, fetched when they are first needed: beside its board, not after it.

import type { GameId } from '../../contract/game.ts';
import type { DiamantWords } from '../../words/en/diamant.ts';
import type { OcelotWords } from '../../words/en/ocelot.ts';
import type { OutOfMineWords } from '../../words/en/out-of-mine.ts';
import type { Language } from '../../words/types.ts';

type Catalogue<Words> = Readonly<Record<Language, () => Promise<Words>>>;

interface AllWords extends Record<GameId, Catalogue<unknown>> {
  readonly ocelot: Catalogue<OcelotWords>;
  readonly diamant: Catalogue<DiamantWords>;
  readonly 'out-of-mine': Catalogue<OutOfMineWords>;
}

export const GAME_WORDS: AllWords = {
  ocelot: {
    en: async () => (await import('../../words/en/ocelot.ts')).ocelot,
    de: async () => (await import('../../words/de/ocelot.ts')).ocelot,
    es: async () => (await import('../../words/es/ocelot.ts')).ocelot,
    fr: async () => (await import('../../words/fr/ocelot.ts')).ocelot,
    nl: async () => (await import('../../words/nl/ocelot.ts')).ocelot,
  },
  diamant: {
    en: async () => (await import('../../words/en/diamant.ts')).diamant,
    de: async () => (await import('../../words/de/diamant.ts')).diamant,
    es: async () => (await import('../../words/es/diamant.ts')).diamant,
    fr: async () => (await import('../../words/fr/diamant.ts')).diamant,
    nl: async () => (await import('../../words/nl/diamant.ts')).diamant,
  },
  'out-of-mine': {
    en: async () => (await import('../../words/en/out-of-mine.ts')).outOfMine,
    de: async () => (await import('../../words/de/out-of-mine.ts')).outOfMine,
    es: async () => (await import('../../words/es/out-of-mine.ts')).outOfMine,
    fr: async () => (await import('../../words/fr/out-of-mine.ts')).outOfMine,
    nl: async () => (await import('../../words/nl/out-of-mine.ts')).outOfMine,
  },
};
