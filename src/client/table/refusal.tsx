// Says why an action was refused, with the rule.

import type { GameId, Refusal } from '../../contract/game.ts';
import type { GameWords } from '../../words/types.ts';
import { formatPath } from '../router.ts';
import { showToast } from '../ui/toast.tsx';
import { words as shell } from '../words.ts';

function sayRefusal({ code, detail }: Refusal, words: GameWords): string {
  const own = words.refusals[code];
  if (own) return own(detail ?? {});
  const common: Readonly<Record<string, string>> = shell.value.refusals;
  return common[code] ?? shell.value.refusals.unknown;
}

/** Rules have ids like O13; refusals of the table itself have none. */
const RULE_ID = /^[A-Z]+\d+$/;

export function refusalToast(refusal: Refusal, game: GameId, words: GameWords): void {
  const { rule } = refusal;
  const link = RULE_ID.test(rule) && (
    <a class="button quiet" href={formatPath({ screen: 'rules', game, rule })} target="_blank" rel="noopener">
      {shell.value.table.ruleOf(rule)}
    </a>
  );
  showToast(sayRefusal(refusal, words), { bad: true, extra: link });
}
