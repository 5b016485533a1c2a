// Diamant as people write it: `back`, `turn snake`, and a position in a few lines. See docs/rules/diamant.md.

import type { Notation } from '../../contract/game.ts';
import { ok } from '../../kit/result.ts';
import { cardAt, cardName, cardNumberByName } from './content.ts';
import { refuse } from './refusals.ts';
import { CHOICES, type Diamant } from './types.ts';

export const notation: Notation<Diamant> = {
  formatAction: (action) => action.choice,
  parseAction(text) {
    const word = text.trim().toLowerCase();
    const choice = CHOICES.find((other) => other === word);
    return choice === undefined
      ? refuse('bad-action', { why: `"${word}" is neither on nor back` })
      : ok({ type: 'decide', choice });
  },
  formatChance: (outcome) => `turn ${cardName(outcome.card)}`,
  parseChance(text) {
    const [, name] = /^turn +(\S+)$/.exec(text.trim().toLowerCase()) ?? [];
    const card = name === undefined ? undefined : cardNumberByName(name);
    return card === undefined
      ? refuse('bad-chance', { why: `"${text.trim()}" turns no card of the cave` })
      : ok({ type: 'turn', card: cardAt(card) });
  },
};
