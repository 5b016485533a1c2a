// How nodes that serve the same match hear of each other. The store decides what is true; the bus only makes it quick.

import type { Seat } from '../../contract/game.ts';
import type { Entry } from '../../match/types.ts';
import type { Phrase } from '../../protocol/words.ts';

export type Note =
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

export const NOTE_TYPES = ['appended', 'present', 'phrase'] as const satisfies readonly Note['type'][];

/** One match's line: whoever has joined hears what all the others say. Notes may be lost; they never come twice. */
export interface BusLine {
  /** Never throws: what cannot be said is lost. */
  say(note: Note): void;
  leave(): void;
}

export interface Bus {
  /** `hear` must not throw. */
  join(match: string, hear: (note: Note) => void): BusLine;
  /** Set by whoever wants to know that the bus is back after it was gone: what was said meanwhile may be lost. */
  onReturn?: () => void;
  /** Throws where the bus does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
