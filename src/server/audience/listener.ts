// A listener of a match, mostly a connection: who it is, and how to reach it.

import type { Refusal, Viewer } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import type { Denial } from '../../protocol/words.ts';

export interface Listener {
  readonly viewer: Viewer;
  /** The hash of the listener's token. When the key of a seat changes, its listeners are disconnected. */
  readonly key?: Hex;
  send(frame: Buffer): void;
  refuse(ask: string, id: string | undefined, refusal: Refusal): void;
  deny(code: Denial): void;
}
