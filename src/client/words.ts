// The words of the language that is set, loaded on first use.

import { computed, effect, signal } from '@preact/signals';
import type { BotLevel, GameId } from '../contract/game.ts';
import { present } from '../kit/invariant.ts';
import { loadCoachWords, loadCommonWords } from '../words/catalogues.ts';
import type { CoachWords } from '../words/en/coach.ts';
import type { CommonWords } from '../words/en/common.ts';
import { listTexts } from '../words/list.ts';
import type { Language } from '../words/types.ts';
import { language } from './settings.ts';

interface Spoken {
  readonly common: CommonWords;
  readonly coach: CoachWords;
}

const spoken = signal<Spoken | undefined>(undefined);

/** The shell's words. A screen that reads them while rendering follows the language. */
export const words = computed(() => present(spoken.value, 'the language').common);

/** The words of coach, hints and bots, whatever the game. */
export const coachWords = computed(() => present(spoken.value, 'the language').coach);

/** Loads the language that is set, and again whenever it changes; settles once the first one is there. */
export function loadWords(): Promise<void> {
  return new Promise((resolve, reject) => {
    effect(() => {
      const wanted = language();
      load(wanted)
        .then((catalogue) => {
          if (wanted === language()) spoken.value = catalogue;
          resolve();
        })
        .catch(reject);
    });
  });
}

/** English, when the language cannot be loaded, as offline. */
async function load(wanted: Language): Promise<Spoken> {
  try {
    return await loadAll(wanted);
  } catch {
    return loadAll('en');
  }
}

async function loadAll(language: Language): Promise<Spoken> {
  const [common, coach] = await Promise.all([loadCommonWords(language), loadCoachWords(language)]);
  return { common, coach };
}

/** "Mira, Jonas and Pip", in the language that is set. */
export const listNames = (names: readonly string[]): string => listTexts(language(), names);

/** What a bot of this level is called in this game; undefined for people. */
export const botName = (game: GameId, level: BotLevel | undefined): string | undefined =>
  level === undefined ? undefined : coachWords.value.levels[game][level].name;
