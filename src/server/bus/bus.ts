// Message bus between nodes that serve the same match. The store decides what is true; the bus only makes it fast.

import type { Seat } from '../../contract/game.ts';
import type { Entry } from '../../match/types.ts';
import type { Phrase } from '../../protocol/words.ts';

export type PeerMessage =
  /** Another node has stored these entries after the first `seq`. */
  | { readonly type: 'appended'; readonly seq: number; readonly entries: readonly Entry[] }
  /** Who is connected to the sending node. An empty message also says that the node has just loaded the match. */
  | {
      readonly type: 'present';
      readonly node: string;
      readonly seats: readonly Seat[];
      readonly watchers: number;
      readonly answer?: true;
    }
  | { readonly type: 'phrase'; readonly seat: Seat; readonly phrase: Phrase };

export const PEER_MESSAGE_TYPES = ['appended', 'present', 'phrase'] as const satisfies readonly PeerMessage['type'][];

/** The channel of one match: each subscriber gets the messages of all others. Messages may be lost, but never come twice. */
export interface BusChannel {
  /** Never throws. What cannot be sent is lost. */
  publish(message: PeerMessage): void;
  leave(): void;
}

export interface Bus {
  /** `onMessage` must not throw. */
  subscribe(match: string, onMessage: (message: PeerMessage) => void): BusChannel;
  /** Called when the bus is back after an interruption. Messages may have been lost meanwhile. */
  onReconnect?: () => void;
  /** Throws where the bus does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
