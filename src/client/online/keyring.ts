// What this device holds of tables on the server: the token of its seat, and of tables it opened.

import * as z from 'zod/mini';
import { actsKey } from '../../play/sync/storage-keys.ts';
import { forget, recall, recalled, remember } from '../kit/storage.ts';

const KeysShape = z.object({
  token: z.optional(z.string()),
  opener: z.optional(z.string()),
  /** This seat's share of the luck, until it is shown. */
  entropy: z.optional(z.string()),
  kept: z.number(),
  /** When play was first found to have ended there; true: nobody has to ask again. */
  over: z.optional(z.union([z.boolean(), z.number()])),
});

export type Keys = Omit<z.infer<typeof KeysShape>, 'kept' | 'over'>;

const KEPT = 30;

/** A table with days for a decision is still one to come back to. */
const RECENT = 14 * 24 * 3_600_000;
const SHOWN = 5;

/** So long after the end friends may still lay the next table. */
const ENCORE = 3_600_000;

export function keysOf(match: string): Keys {
  const parsed = KeysShape.safeParse(recall(`keys.${match}`));
  return parsed.success ? parsed.data : {};
}

export function keepKeys(match: string, keys: Keys): void {
  remember(`keys.${match}`, { ...keysOf(match), ...keys, kept: Date.now(), over: undefined });
  const old = recalled('keys.')
    .map((each) => ({ each, kept: KeysShape.safeParse(recall(`keys.${each}`)).data?.kept ?? 0 }))
    .sort((a, b) => b.kept - a.kept)
    .slice(KEPT);
  for (const { each } of old) {
    forget(`keys.${each}`);
    forget(actsKey(each));
  }
}

/** The next match of the same people: seat and table are theirs there too, but a share of the luck that was shown is no secret. */
export function carryKeys(from: string, to: string): void {
  const { token, opener } = keysOf(from);
  keepKeys(to, { ...(token !== undefined && { token }), ...(opener !== undefined && { opener }) });
}

/** The tables where this device took a seat lately and that may still be played at, or lead to the next, the latest first. */
export function seatsHeld(now = Date.now()): readonly string[] {
  return recalled('keys.')
    .flatMap((match) => {
      const { data } = KeysShape.safeParse(recall(`keys.${match}`));
      const mayWait = data?.over === undefined || (typeof data.over === 'number' && now - data.over < ENCORE);
      return data?.token !== undefined && mayWait && now - data.kept < RECENT ? [{ match, kept: data.kept }] : [];
    })
    .sort((a, b) => b.kept - a.kept)
    .slice(0, SHOWN)
    .map(({ match }) => match);
}

/** Play has ended there. For good: and nobody goes on from there. */
export function noteOver(match: string, { forGood = false } = {}): void {
  const { data } = KeysShape.safeParse(recall(`keys.${match}`));
  if (data) remember(`keys.${match}`, { ...data, over: forGood || (data.over ?? Date.now()) });
}

/** The seat is not ours any more; what else we hold of the table stays. */
export function dropToken(match: string): void {
  const { opener } = keysOf(match);
  forget(`keys.${match}`);
  if (opener !== undefined) keepKeys(match, { opener });
}
