// Peer sync: messages from other nodes that have the same match, and catching up with what they have stored.

import type { Entry } from '../../match/types.ts';
import type { BusChannel, PeerMessage } from '../bus/bus.ts';
import type { Log, ServerContext } from '../server-context.ts';
import type { Store } from '../store/store.ts';

/** The match as this node has it. */
interface LocalMatch {
  readonly id: string;
  readonly seq: number;
  /** An append of this node is on its way. Where it comes too late, it will fail and catch up. */
  readonly isStoring: boolean;
  /** Entries of other nodes, the first of them number `seq`. */
  catchUp(seq: number, entries: readonly Entry[]): void;
  onPeerMessage(message: Exclude<PeerMessage, { type: 'appended' }>): void;
}

export class PeerSync {
  readonly channel: BusChannel;
  private readonly local: LocalMatch;
  private readonly store: Pick<Store, 'entriesFrom'>;
  private readonly log: Log;

  constructor(
    local: LocalMatch,
    { bus, store, log }: Pick<ServerContext, 'bus' | 'log'> & { readonly store: Pick<Store, 'entriesFrom'> },
  ) {
    this.local = local;
    this.store = store;
    this.log = log;
    this.channel = bus.subscribe(local.id, (message) => this.orLog(() => this.onMessage(message)));
  }

  private onMessage(message: PeerMessage): void {
    if (message.type !== 'appended') this.local.onPeerMessage(message);
    else if (message.seq === this.local.seq && !this.local.isStoring) this.local.catchUp(message.seq, message.entries);
    else this.onSeq(message.seq);
  }

  /** The store is said to have this many entries. */
  onSeq(seq: number): void {
    const { local } = this;
    const from = local.seq;
    if (seq <= from || local.isStoring) return;
    this.store.entriesFrom(local.id, from).then(
      (entries) => local.isStoring || this.orLog(() => local.catchUp(from, entries)),
      // The next message, or the next renewal of the leases, finds out as well.
      () => {},
    );
  }

  /** Entries that this node cannot fold, such as those of a newer version, must neither end it nor freeze the match for all. */
  private orLog(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.log.error({ match: this.local.id, err: error }, 'not caught up');
    }
  }
}
