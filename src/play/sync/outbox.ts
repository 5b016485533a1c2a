// Asks that wait for an answer: sent again after every welcome, under the same id, so that nothing happens twice.

import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Ask } from '../../protocol/asks.ts';
import type { KeptActs } from './kept-acts.ts';

export type Numbered = Extract<Ask, { id: string }>;
/** A note that advice was shown is sent again as well, but nobody waits for its answer. */
export type Unanswered = Exclude<Numbered, { type: 'hint' }>;

export class Outbox {
  readonly unanswered: ReadonlySignal<readonly Unanswered[]>;
  private readonly list = signal<readonly Unanswered[]>([]);
  private readonly asks: Map<string, Numbered>;
  private readonly kept: KeptActs;
  private readonly token: () => string | undefined;

  /** `token`: that of our seat, as it is now. */
  constructor(kept: KeptActs, token: () => string | undefined) {
    this.kept = kept;
    this.token = token;
    this.asks = new Map(kept.list(token()).map((act) => [act.id, act]));
    this.unanswered = this.list;
    this.show();
  }

  /** In the order in which they were made. */
  all(): Iterable<Numbered> {
    return this.asks.values();
  }

  add(ask: Numbered): void {
    const token = this.token();
    this.asks.set(ask.id, ask);
    if (ask.type === 'act' && token !== undefined) this.kept.keep(token, ask);
    this.show();
  }

  answered(id: string): void {
    const token = this.token();
    this.asks.delete(id);
    if (token !== undefined) this.kept.drop(token, id);
    this.show();
  }

  /** An undo names no phase: asked again later, it would take back something else. Gives whether there was one. */
  dropUndos(): boolean {
    const undos = this.list.value.filter(({ type }) => type === 'undo');
    if (undos.length === 0) return false;
    for (const { id } of undos) this.asks.delete(id);
    this.show();
    return true;
  }

  /** Nobody answers for a seat that is not ours any more. */
  clear(): void {
    this.kept.forget();
    this.asks.clear();
    this.show();
  }

  private show(): void {
    this.list.value = [...this.asks.values()].filter((ask) => ask.type !== 'hint');
  }
}
