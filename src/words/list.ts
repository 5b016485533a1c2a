// Small grammar that every language needs: lists of people, and a capital where a sentence begins.

import type { Language, Who } from './types.ts';

/** "Mira, Jonas and you": those who read it come last. */
export function listWho(language: Language, people: readonly Who[], you: string): string {
  const others = people.filter((who) => !who.you).map(({ name }) => name);
  return listTexts(language, people.some((who) => who.you) ? [...others, you] : others);
}

export const listTexts = (language: Language, texts: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(texts);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
