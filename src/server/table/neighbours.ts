// The same match on other nodes: what they say of it, and how this one gets to know what they have stored.

import type { Entry } from '../../match/types.ts';
import type { BusLine, Note } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import type { HouseTools, Log } from './house-tools.ts';

/** The match as this node has it. */
interface Ours {
  readonly id: string;
  readonly seq: number;
  /** An append of ours is on its way: the store will tell us if it comes too late. */
  readonly isStoring: boolean;
  /** Entries of others, the first of them number `seq`. */
  catchUp(seq: number, entries: readonly Entry[]): void;
  hear(note: Exclude<Note, { type: 'appended' }>): void;
}

export class Neighbours {
  readonly line: BusLine;
  private readonly ours: Ours;
  private readonly store: Pick<Store, 'tail'>;
  private readonly log: Log;

  constructor(
    ours: Ours,
    { bus, store, log }: Pick<HouseTools, 'bus' | 'log'> & { readonly store: Pick<Store, 'tail'> },
  ) {
    this.ours = ours;
    this.store = store;
    this.log = log;
    this.line = bus.join(ours.id, (note) => this.orLog(() => this.hear(note)));
  }

  private hear(note: Note): void {
    if (note.type !== 'appended') this.ours.hear(note);
    else if (note.seq === this.ours.seq && !this.ours.isStoring) this.ours.catchUp(note.seq, note.entries);
    else this.hearOf(note.seq);
  }

  /** The store has this many entries, as somebody says. */
  hearOf(seq: number): void {
    const { ours } = this;
    const from = ours.seq;
    if (seq <= from || ours.isStoring) return;
    this.store.tail(ours.id, from).then(
      (entries) => ours.isStoring || this.orLog(() => ours.catchUp(from, entries)),
      // The next note, or the next round, finds out as well.
      () => {},
    );
  }

  /** What we cannot fold or tell, such as entries of a newer program, must neither end this node nor freeze the match for all. */
  private orLog(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.log.error({ match: this.ours.id, err: error }, 'not caught up');
    }
  }
}
