// Moves that were made and are not answered yet, kept on this device: neither a reload nor a phone that drops the page loses them.

import * as z from 'zod/mini';
import type { Ask } from '../../protocol/asks.ts';
import type { DeviceStorage } from '../storage.ts';
import { actsKey } from './storage-keys.ts';

export type Act = Extract<Ask, { type: 'act' }>;

const KeptShape = z.object({
  /** The seat's at that time: whoever sits elsewhere now did not make these moves. */
  token: z.string(),
  acts: z.array(z.object({ type: z.literal('act'), id: z.string(), phase: z.int(), action: z.unknown() })),
});

/** Those of one match. Another tab may keep some, too: each adds and drops its own, and none writes down what it alone knows. */
export class KeptActs {
  private readonly storage: DeviceStorage;
  private readonly key: string;

  constructor(storage: DeviceStorage, match: string) {
    this.storage = storage;
    this.key = actsKey(match);
  }

  /** In the order in which they were made. */
  list(token: string | undefined): readonly Act[] {
    const parsed = KeptShape.safeParse(this.storage.recall(this.key));
    return parsed.success && parsed.data.token === token ? parsed.data.acts : [];
  }

  keep(token: string, act: Act): void {
    this.storage.remember(this.key, { token, acts: [...this.list(token), act] });
  }

  drop(token: string, id: string): void {
    const acts = this.list(token).filter((act) => act.id !== id);
    if (acts.length > 0) this.storage.remember(this.key, { token, acts });
    else this.forget();
  }

  forget(): void {
    this.storage.forget(this.key);
  }
}
