// Frame parser: the fast path for whole WebSocket text frames, which are nearly everything that clients send. Every other frame
// (fragmented, too long, not text, close) is left to `ws`, which knows every case.

import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
/** Set in the second byte of every client frame; the rest of the byte is the length, or says where the length is. */
const MASKED = 0x80;
const IN_TWO_BYTES = 126;
const MASK = 4;

/** Passes on texts of at most `longest` bytes before `ws` sees them. Call it before any data has arrived. */
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

  /** For good: from now on only `ws` knows where a frame begins. */
  function handOverToWs(rest: Buffer): void {
    socket.off('data', parseChunk);
    socket.on('data', listener);
    listener.call(socket, rest);
  }

  socket.off('data', listener);
  socket.on('data', parseChunk);
}

/** The length of the frame header; 0 where it is incomplete or invalid. */
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

/** Undefined where it is no UTF-8; the bytes are then restored. */
function readText(chunk: Buffer, from: number, to: number): string | undefined {
  if (unmask(chunk, from, to) < 0x80) return chunk.toString('latin1', from, to);
  if (isUtf8(chunk.subarray(from, to))) return chunk.toString('utf8', from, to);
  unmask(chunk, from, to);
  return undefined;
}

/** Gives all bits that are set in any byte. Done twice, it restores the bytes. */
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
