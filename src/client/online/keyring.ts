// What this device holds of tables on the server: the token of its seat, and of tables it opened.

import * as z from 'zod/mini';
import { forget, recall, recalled, remember } from '../kit/storage.ts';

const KeysShape = z.object({
  token: z.optional(z.string()),
  opener: z.optional(z.string()),
  /** This seat's share of the luck, until it is shown. */
  entropy: z.optional(z.string()),
  kept: z.number(),
});

export type Keys = Omit<z.infer<typeof KeysShape>, 'kept'>;

const KEPT = 30;

export function keysOf(match: string): Keys {
  const parsed = KeysShape.safeParse(recall(`keys.${match}`));
  return parsed.success ? parsed.data : {};
}

export function keepKeys(match: string, keys: Keys): void {
  remember(`keys.${match}`, { ...keysOf(match), ...keys, kept: Date.now() });
  const old = recalled('keys.')
    .map((each) => ({ each, kept: KeysShape.safeParse(recall(`keys.${each}`)).data?.kept ?? 0 }))
    .sort((a, b) => b.kept - a.kept)
    .slice(KEPT);
  for (const { each } of old) forget(`keys.${each}`);
}

/** The seat is not ours any more; what else we hold of the table stays. */
export function dropToken(match: string): void {
  const { opener } = keysOf(match);
  forget(`keys.${match}`);
  if (opener !== undefined) keepKeys(match, { opener });
}
