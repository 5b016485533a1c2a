// Frame parser: the fast path for whole WebSocket text frames, which are nearly everything that clients send. Every other frame
// (fragmented, too long, not text, close) is left to `ws`, which knows every case.

import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
/** Set in the second byte of whatever a client sends; the rest of that byte is the length, or says where it stands. */
const MASKED = 0x80;
const IN_TWO_BYTES = 126;
const MASK = 4;

/** Hears texts of at most `longest` bytes before `ws` does. To be called before `ws` has heard anything. */
export function parseFrames(socket: Duplex, longest: number, onText: (text: string) => void): void {
  const [hearByWs] = socket.listeners('data') as ((chunk: Buffer) => void)[];
  if (hearByWs === undefined) return;
  const listener = hearByWs;

  function parseChunk(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      const head = headOf(chunk, at);
      const end = at + head + lengthOf(chunk, at);
      if (head === 0 || end > chunk.length) break;
      const kind = chunk[at];
      if (kind === TEXT && end - at - head <= longest) {
        const text = readText(chunk, at + head, end);
        if (text === undefined) break;
        onText(text);
      } else if ((kind === PING || kind === PONG) && head === 2 + MASK) {
        listener.call(socket, chunk.subarray(at, end));
      } else break;
      at = end;
    }
    if (at < chunk.length) handOverToWs(chunk.subarray(at));
  }

  /** For good: from here on only `ws` knows where a frame begins. */
  function handOverToWs(rest: Buffer): void {
    socket.off('data', parseChunk);
    socket.on('data', listener);
    listener.call(socket, rest);
  }

  socket.off('data', listener);
  socket.on('data', parseChunk);
}

/** How many bytes stand before the text; 0 where they are not all here, or not as they should be. */
function headOf(chunk: Buffer, at: number): number {
  const second = chunk[at + 1] ?? 0;
  const length = second - MASKED;
  if (length < 0 || length > IN_TWO_BYTES) return 0;
  const head = (length === IN_TWO_BYTES ? 4 : 2) + MASK;
  return at + head <= chunk.length ? head : 0;
}

function lengthOf(chunk: Buffer, at: number): number {
  const length = (chunk[at + 1] ?? 0) - MASKED;
  return length === IN_TWO_BYTES ? chunk.readUInt16BE(at + 2) : length;
}

/** Undefined, and the bytes as they came, where it is no UTF-8. */
function readText(chunk: Buffer, from: number, to: number): string | undefined {
  if (unmask(chunk, from, to) < 0x80) return chunk.toString('latin1', from, to);
  if (isUtf8(chunk.subarray(from, to))) return chunk.toString('utf8', from, to);
  unmask(chunk, from, to);
  return undefined;
}

/** Gives all bits that are set in any byte. Done twice, it is undone. */
function unmask(chunk: Buffer, from: number, to: number): number {
  const mask = from - MASK;
  let bits = 0;
  for (let i = from; i < to; i++) {
    const byte = (chunk[i] ?? 0) ^ (chunk[mask + ((i - from) & 3)] ?? 0);
    chunk[i] = byte;
    bits |= byte;
  }
  return bits;
}
