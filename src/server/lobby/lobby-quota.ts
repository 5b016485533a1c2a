// Lobby quota: how many public tables of one address may gather at once. Without it, one address could fill the lobby.

import type { Millis } from '../../contract/game.ts';
import type { Store } from '../store/store.ts';
import type { MatchRequest } from './open-request.ts';

/** Longer than a table gathers without visitors. An older one is far down in the lobby and harms nobody. */
const FORGET_AFTER: Millis = 24 * 60 * 60_000;

interface Slot {
  readonly match: string;
  readonly since: Millis;
  /** The store may not know of it yet. */
  isOpening: boolean;
}

interface QuotaContext {
  readonly store: Pick<Store, 'gathering'>;
  readonly now: () => Millis;
  /** For each address, on this node. */
  readonly max: number;
}

export class LobbyQuota {
  private readonly context: QuotaContext;
  private readonly slots = new Map<string, Set<Slot>>();

  constructor(context: QuotaContext) {
    this.context = context;
  }

  /** Gives whether it was opened. A public table is not, where its address has as many as it may. */
  async openWithin({ match, agreed, address }: MatchRequest, open: () => Promise<void>): Promise<boolean> {
    if (agreed.open !== 'public' || address === undefined) {
      await open();
      return true;
    }
    if (this.isFull(address)) await this.freeStarted(address);
    // No await from here until the slot is taken, or concurrent requests would all get it.
    if (this.isFull(address)) return false;
    const slot = { match, since: this.context.now(), isOpening: true };
    this.slotsOf(address).add(slot);
    try {
      await open();
    } finally {
      slot.isOpening = false;
    }
    return true;
  }

  sweep(): void {
    const now = this.context.now();
    for (const [address, slots] of this.slots) {
      for (const slot of slots) if (now - slot.since > FORGET_AFTER) slots.delete(slot);
      if (slots.size === 0) this.slots.delete(address);
    }
  }

  private isFull(address: string): boolean {
    return this.slotsOf(address).size >= this.context.max;
  }

  private async freeStarted(address: string): Promise<void> {
    const opened = [...this.slotsOf(address)].filter(({ isOpening }) => !isOpening);
    const gathering = await this.context.store.gathering(opened.map(({ match }) => match));
    for (const slot of opened) if (!gathering.includes(slot.match)) this.slotsOf(address).delete(slot);
  }

  private slotsOf(address: string): Set<Slot> {
    const slots = this.slots.get(address) ?? new Set();
    this.slots.set(address, slots);
    return slots;
  }
}
