// Small grammar that every language needs: lists, and a capital where a sentence begins.

import { LANGUAGE_FACTS, type Language } from './types.ts';

/** "ruby, opal and gold". `Intl.ListFormat` says the same, but making one takes a phone a tenth of a second. */
export function listTexts(language: Language, texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  const others = texts.slice(0, -1);
  if (others.length === 0) return last;
  const { and, serialComma } = LANGUAGE_FACTS[language];
  const comma = serialComma && others.length > 1 ? ',' : '';
  return `${others.join(', ')}${comma} ${typeof and === 'string' ? and : and(last)} ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
