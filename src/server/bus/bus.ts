// Message bus between nodes that serve the same match. The store decides what is true; the bus only makes it fast.

import type { Seat } from '../../contract/game.ts';
import type { Entry } from '../../match/types.ts';
import type { Phrase } from '../../protocol/words.ts';

export type PeerMessage =
  /** Stored by another node: the entries after the first `seq`. */
  | { readonly type: 'appended'; readonly seq: number; readonly entries: readonly Entry[] }
  /** Who has sockets on the sender's node. An empty one is also how a node says that it has come. */
  | {
      readonly type: 'present';
      readonly node: string;
      readonly seats: readonly Seat[];
      readonly watchers: number;
      readonly answer?: true;
    }
  | { readonly type: 'phrase'; readonly seat: Seat; readonly phrase: Phrase };

export const PEER_MESSAGE_TYPES = ['appended', 'present', 'phrase'] as const satisfies readonly PeerMessage['type'][];

/** One match's line: whoever has joined hears what all the others say. Notes may be lost; they never come twice. */
export interface BusChannel {
  /** Never throws: what cannot be said is lost. */
  publish(message: PeerMessage): void;
  leave(): void;
}

export interface Bus {
  /** `onMessage` must not throw. */
  subscribe(match: string, onMessage: (message: PeerMessage) => void): BusChannel;
  /** Set by whoever wants to know that the bus is back after it was gone: what was said meanwhile may be lost. */
  onReconnect?: () => void;
  /** Throws where the bus does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
