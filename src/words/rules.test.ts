// Every language tells every rule, and every rule that a refusal can cite can be looked up.

import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../contract/game.ts';
import { LANGUAGES, type Rulebook } from './types.ts';

const bookOf = async (language: string, game: string): Promise<Rulebook> =>
  (await import(`./${language}/rules-${game}.ts`)).rulebook;

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
});
