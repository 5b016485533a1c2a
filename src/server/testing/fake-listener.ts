// A listener for tests: keeps every frame it is sent, and reads them.

import type { Refusal, Viewer } from '../../contract/game.ts';
import type { Denial } from '../../protocol/words.ts';
import type { Listener } from '../audience/listener.ts';

export class FakeListener implements Listener {
  readonly viewer: Viewer;
  readonly key?: string;
  readonly frames: Buffer[] = [];
  readonly refused: string[] = [];
  readonly denied: Denial[] = [];

  constructor(viewer: Viewer, key?: string) {
    this.viewer = viewer;
    if (key !== undefined) this.key = key;
  }

  send(frame: Buffer): void {
    this.frames.push(frame);
  }

  refuse(ask: string, id: string | undefined, refusal: Refusal): void {
    this.refused.push(`${ask} ${id ?? ''}: ${refusal.code}`);
  }

  deny(code: Denial): void {
    this.denied.push(code);
  }

  /** What has been sent since this was last called. */
  read(): readonly Message[] {
    return this.frames.splice(0).map((frame) => JSON.parse(textOf(frame)) as Message);
  }
}

/** Any message of the server, as loosely as a test needs it. */
export interface Message {
  readonly type: string;
  readonly seq?: number;
  readonly news?: readonly unknown[];
  readonly done?: readonly string[];
  readonly canUndo?: boolean;
  readonly pending?: unknown;
  readonly table?: { readonly seq: number };
  readonly tail?: { readonly seq: number; readonly news: readonly unknown[] };
  readonly presence?: unknown;
}

/** The text of an unmasked WebSocket frame. */
function textOf(frame: Buffer): string {
  const length = frame[1] ?? 0;
  return frame.toString('utf8', length < 126 ? 2 : length === 126 ? 4 : 10);
}
