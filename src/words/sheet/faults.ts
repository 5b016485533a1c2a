// What a machine can see in a text that is wrong.

import type { Language } from '../types.ts';
import type { SheetLine } from './sheet.ts';

const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  'a hole': /undefined|NaN|\[object/,
  'two spaces in a row': / {2}/,
  'a straight quote': /["']/,
  'a space before three dots': /\p{L} …(?! \p{L})/u,
  'a breakable space before a sign': / [!?;:%»]|« /,
};

/** "1 points": a figure of one with a plural. */
const ONE_OF_MANY: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\d,.]|level )\b1 (?!is\b|was\b|s\b|\p{L}+ss\b)\p{L}+s\b/u,
  de: /(?<![\d,.])\b1 (Punkte|Karten|Felder|Plättchen (mussten|sind)|Arten|Lösungen|Formen|Rubine|Edelsteine|Sekunden|Relikte)\b/u,
  es: /(?<![\d,.]|nivel )\b1 (?!más\b|s\b)\p{L}+s\b/u,
  fr: /(?<![\d,.]|niveau )\b1 (?!fois\b|dans\b|sans\b|rubis\b|s\b)\p{L}+s\b/u,
  nl: /(?<![\d,.])\b1 (punten|kaarten|kaartjes|velden|vakken|edelstenen|robijnen|manieren|vormen|seconden|schatten|relieken|fiches)\b/u,
};

const SENTENCES = /\.refusals\.|^lesson-.*\.(say|nudge|praise)$|^rules-[a-z-]+\.[ODM]\d|^coach-[a-z-]+\./;
const ENDS = /[.!?…][”“»)\u{1F98A}]*$/u;

/** The faults of a line; `english` has the same place in the English sheet. */
export function faultsIn(
  language: Language,
  { path, text }: SheetLine,
  english: ReadonlySet<string>,
): readonly string[] {
  const found = Object.entries(EVERYWHERE).flatMap(([fault, pattern]) => (pattern.test(text) ? [fault] : []));
  return [
    ...found,
    ...(ONE_OF_MANY[language].test(text) ? ['one of many'] : []),
    ...(SENTENCES.test(path) && !ENDS.test(text) ? ['no full stop'] : []),
    ...(language !== 'en' && text.length > 20 && english.has(text) ? ['still English'] : []),
  ];
}
