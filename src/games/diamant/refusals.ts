// Every no that Diamant can say, with the rule it rests on.

import type { Refusal } from '../../contract/game.ts';
import { err } from '../../kit/result.ts';

const RULES = {
  /** The seat is not at this table. */
  'no-such-seat': 'contract',
  /** Nobody decides now: a card is about to be turned. */
  'not-deciding': 'D14',
  /** The explorer is in the camp already. */
  'not-inside': 'D16',
  /** The very decision that this seat has made already. */
  'already-decided': 'D14',
  'match-over': 'D23',
  /** A card was turned while decisions are due. */
  'not-exploring': 'D10',
  /** The card is not in the deck, or not on top of an ordered one. */
  'not-in-deck': 'D10',
  /** Diamant has no clock of its own. */
  'no-clock': 'contract',
  'bad-options': 'contract',
  'bad-action': 'D14',
  'bad-chance': 'D1',
  /** `why` says what is wrong with a written position. */
  'bad-scenario': 'contract',
  'bad-position': 'contract',
} as const;

export type RefusalCode = keyof typeof RULES;

export const REFUSALS: readonly string[] = Object.keys(RULES);

export const refuse = (
  code: RefusalCode,
  detail?: Refusal['detail'],
): { readonly ok: false; readonly error: Refusal } => err({ code, rule: RULES[code], ...(detail && { detail }) });
