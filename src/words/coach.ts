// Where the coach's words are: by game and language, loaded when they are first needed.

import type { GameId } from '../contract/game.ts';
import type { CoachWords } from './en/coach.ts';
import type { GameCoachWords, Language } from './types.ts';

type Loaders<Words> = Readonly<Record<Language, () => Promise<Words>>>;

export const COACH_WORDS: Loaders<CoachWords> = {
  en: async () => (await import('./en/coach.ts')).coach,
  de: async () => (await import('./de/coach.ts')).coach,
  es: async () => (await import('./es/coach.ts')).coach,
  fr: async () => (await import('./fr/coach.ts')).coach,
  nl: async () => (await import('./nl/coach.ts')).coach,
};

export const GAME_COACH_WORDS: { readonly [Id in GameId]: Loaders<GameCoachWords> } = {
  ocelot: {
    en: async () => (await import('./en/coach-ocelot.ts')).coachOcelot,
    de: async () => (await import('./de/coach-ocelot.ts')).coachOcelot,
    es: async () => (await import('./es/coach-ocelot.ts')).coachOcelot,
    fr: async () => (await import('./fr/coach-ocelot.ts')).coachOcelot,
    nl: async () => (await import('./nl/coach-ocelot.ts')).coachOcelot,
  },
  diamant: {
    en: async () => (await import('./en/coach-diamant.ts')).coachDiamant,
    de: async () => (await import('./de/coach-diamant.ts')).coachDiamant,
    es: async () => (await import('./es/coach-diamant.ts')).coachDiamant,
    fr: async () => (await import('./fr/coach-diamant.ts')).coachDiamant,
    nl: async () => (await import('./nl/coach-diamant.ts')).coachDiamant,
  },
  'out-of-mine': {
    en: async () => (await import('./en/coach-out-of-mine.ts')).coachOutOfMine,
    de: async () => (await import('./de/coach-out-of-mine.ts')).coachOutOfMine,
    es: async () => (await import('./es/coach-out-of-mine.ts')).coachOutOfMine,
    fr: async () => (await import('./fr/coach-out-of-mine.ts')).coachOutOfMine,
    nl: async () => (await import('./nl/coach-out-of-mine.ts')).coachOutOfMine,
  },
};
