// Small grammar that every language needs: lists, and a capital where a sentence begins.

import type { Language } from './types.ts';

/** "ruby, opal and gold". `Intl.ListFormat` says the same, but making one takes a phone a tenth of a second. */
export function listTexts(language: Language, texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  const others = texts.slice(0, -1);
  if (others.length === 0) return last;
  return `${others.join(', ')}${language === 'en' && others.length > 1 ? ',' : ''} ${and(language, last)} ${last}`;
}

function and(language: Language, next: string): string {
  switch (language) {
    case 'en':
      return 'and';
    case 'de':
      return 'und';
    case 'es':
      return /^(i|hi(?![ae]))/i.test(next) ? 'e' : 'y';
    case 'fr':
      return 'et';
    case 'nl':
      return 'en';
  }
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
