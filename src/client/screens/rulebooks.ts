// The rules references that are written, by game and language.

import type { GameId } from '../../contract/game.ts';
import type { Language, Rulebook } from '../../words/types.ts';

/** Found by their path, so that a new reference needs no line here: src/words/<language>/rules-<game>.ts. */
const FILES = import.meta.glob<{ readonly rulebook: Rulebook }>('../../words/*/rules-*.ts');

export async function loadRulebook(game: GameId, language: Language): Promise<Rulebook | undefined> {
  const load = FILES[`../../words/${language}/rules-${game}.ts`] ?? FILES[`../../words/en/rules-${game}.ts`];
  return load && (await load()).rulebook;
}
