// Encodes news as frames. Encoding is the main cost of a broadcast, so a line that several viewers get is written once.

import type { Told } from '../../match/told.ts';
import { newsFields, newsFrame } from '../../protocol/written-frames.ts';
import { type Command, commandIdsOf } from '../matches/command.ts';
import { encodeFrame } from '../sockets/frame-encoder.ts';
import type { Listener } from './listener.ts';
import type { ViewerBits } from './replay-buffer.ts';

/** What one viewer is sent, and with them every viewer at the same line who is told the same. */
export interface EncodedNews {
  /** For each piece of news what is told of it, and its JSON. */
  readonly tolds: readonly (Told | undefined)[];
  readonly written: readonly (string | undefined)[];
  /** All of the JSON, and how many lines it has. */
  readonly text: string;
  readonly count: number;
  /** The number of the last line. */
  readonly seq: number;
  readonly undo: boolean;
  /** The fields of the frame that are the same for all of them. */
  readonly fields: string;
  frame: Buffer | undefined;
  viewers: ViewerBits;
  /** What was encoded before, for another viewer. */
  readonly before: EncodedNews | undefined;
}

type Tolds = EncodedNews['tolds'];

export function encodeNews(
  before: EncodedNews | undefined,
  tolds: Tolds,
  from: number,
  undo: boolean,
  pending: string,
): EncodedNews {
  const written = tolds.map((told, i) => told && (findWritten(before, told, i) ?? JSON.stringify(told)));
  let text = '';
  let count = 0;
  for (const line of written) {
    if (line === undefined) continue;
    text = count === 0 ? line : `${text},${line}`;
    count += 1;
  }
  const seq = from + count;
  const fields = newsFields({ seq, lines: text, pending, canUndo: undo });
  return { tolds, written, text, count, seq, undo, fields, frame: undefined, viewers: 0, before };
}

/** Sends the news, with the ids of this listener's own commands that are done now. */
export function sendNews(listener: Listener, encoded: EncodedNews, done: readonly Command[]): void {
  const ids = commandIdsOf(done, listener);
  if (ids !== undefined) {
    listener.send(encodeFrame(newsFrame(encoded.fields, ids)));
  } else if (encoded.count > 0) {
    encoded.frame ??= encodeFrame(newsFrame(encoded.fields));
    listener.send(encoded.frame);
  }
}

function findWritten(before: EncodedNews | undefined, told: Told, i: number): string | undefined {
  for (let one = before; one !== undefined; one = one.before) if (isSame(told, one.tolds[i])) return one.written[i];
  return undefined;
}

/** By identity only: games give viewers who are told the same the same object, wherever that is easy. */
function isSame(a: Told | undefined, b: Told | undefined): boolean {
  if (a === b) return true;
  if (a?.type !== 'moved' || b?.type !== 'moved' || a.effects.length !== b.effects.length) return false;
  for (let i = 0; i < a.effects.length; i++) if (a.effects[i] !== b.effects[i]) return false;
  return true;
}
