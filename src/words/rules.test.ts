// Every language tells every rule, and every rule that a refusal can cite can be looked up.

import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../contract/game.ts';
import { LANGUAGES, type Language, type Rulebook } from './types.ts';

const bookOf = async (language: string, game: string): Promise<Rulebook> =>
  (await import(`./${language}/rules-${game}.ts`)).rulebook;

/** How each language says that a rule, or a part of it, is not the rulebook's. */
const OURS: Readonly<Record<Language, RegExp>> = {
  en: /our ruling|house rule/i,
  de: /unsere Auslegung|Hausregel/,
  es: /decisión nuestra|decisiones nuestras|regla de la casa/i,
  fr: /notre choix|nos choix|règle maison/i,
  nl: /onze uitleg|huisregel/i,
};

describe.each(GAME_IDS)('the reference of %s', (game) => {
  const numbered = [...fs.readFileSync(`docs/rules/${game}.md`, 'utf8').matchAll(/^- \*\*([ODM]\d+)\*\*/gm)].map(
    ([, id]) => id,
  );

  test.each(LANGUAGES)('tells every numbered rule in %s', async (language) => {
    const rules = (await bookOf(language, game)).sections.flatMap((section) => section.rules);
    expect(numbered.length).toBeGreaterThan(20);
    expect(rules.map(({ id }) => id).sort()).toEqual([...numbered].sort());
    for (const { text } of rules) expect(text.length).toBeGreaterThan(15);
  });

  test.each(LANGUAGES)('says in %s which rules are ours', async (language) => {
    const told = fs.readFileSync(`docs/rules/${game}.md`, 'utf8').split(/^(?=- \*\*|#)/m);
    const ours = told.flatMap((rule) =>
      /\*(Ruling|House rule)\*|\(a house rule\)/.test(rule) ? (rule.match(/^- \*\*([ODM]\d+)/)?.[1] ?? []) : [],
    );
    const rules = (await bookOf(language, game)).sections.flatMap((section) => section.rules);
    expect(
      rules
        .filter(({ text }) => OURS[language].test(text))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ours.sort());
  });
});
