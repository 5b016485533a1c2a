// Moves that were made and are not answered yet, kept on this device: neither a reload nor a phone that drops the page loses them.

import * as z from 'zod/mini';
import type { Ask } from '../../protocol/asks.ts';
import { forget, recall, remember } from '../kit/storage.ts';

export type Act = Extract<Ask, { type: 'act' }>;

const KeptShape = z.object({
  /** The seat's at that time: whoever sits elsewhere now did not make these moves. */
  token: z.string(),
  acts: z.array(z.object({ type: z.literal('act'), id: z.string(), phase: z.int(), action: z.unknown() })),
});

const keyOf = (match: string): string => `acts.${match}`;

/** In the order in which they were made. */
export function keptActs(match: string, token: string | undefined): readonly Act[] {
  const parsed = KeptShape.safeParse(recall(keyOf(match)));
  return parsed.success && parsed.data.token === token ? parsed.data.acts : [];
}

// Another tab may keep some, too: each adds and drops its own, and none writes down what it alone knows.

export function keepAct(match: string, token: string, act: Act): void {
  remember(keyOf(match), { token, acts: [...keptActs(match, token), act] });
}

export function dropAct(match: string, token: string, id: string): void {
  const acts = keptActs(match, token).filter((act) => act.id !== id);
  if (acts.length > 0) remember(keyOf(match), { token, acts });
  else forgetActs(match);
}

export function forgetActs(match: string): void {
  forget(keyOf(match));
}
