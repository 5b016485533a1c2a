import { PassThrough, type Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ws from 'ws';
import { parseFrames } from './frame-parser.ts';

/** The frame reader of `ws`, which its types do not name. */
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable };
const LONGEST = 400;
const LIMITS = { isServer: true, maxPayload: LONGEST, maxFragments: 8, maxBufferedChunks: 64 };

interface Frame {
  readonly first: number;
  readonly payload: Uint8Array;
  readonly isMasked: boolean;
}

/** As a client sends it. */
function encode({ first, payload, isMasked }: Frame): Buffer {
  const mask = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);
  const { length } = payload;
  const bit = isMasked ? 0x80 : 0;
  const head = length < 126 ? [first, bit | length] : [first, bit | 126, length >> 8, length & 0xff];
  const masked = payload.map((byte, i) => (isMasked ? byte ^ (mask[i % 4] ?? 0) : byte));
  return Buffer.concat([Buffer.from(head), isMasked ? mask : Buffer.alloc(0), masked]);
}

/** What is received from these chunks, by `ws` alone or with the frame parser before it. */
async function heard(chunks: readonly Buffer[], isShort: boolean): Promise<readonly string[]> {
  const said: string[] = [];
  const socket = new PassThrough();
  const receiver = new Receiver(LIMITS);
  const listen = (chunk: Buffer): void => {
    receiver.write(chunk);
  };
  receiver.on('message', (data: Buffer, isBinary: boolean) => said.push(`${isBinary ? 'bytes' : 'text'} ${data}`));
  receiver.on('ping', (data: Buffer) => said.push(`ping ${data}`));
  receiver.on('pong', (data: Buffer) => said.push(`pong ${data}`));
  // Like `ws`, which reads no more after these.
  receiver.on('conclude', (code: number) => said.push(`close ${code}`) && socket.off('data', listen));
  receiver.on('error', (error: Error) => said.push(`error ${error.message}`) && socket.off('data', listen));
  socket.on('data', listen);
  if (isShort) parseFrames(socket, LONGEST, (text) => said.push(`text ${text}`));
  for (const chunk of chunks) {
    socket.emit('data', Buffer.from(chunk));
    await new Promise(setImmediate);
  }
  return said;
}

const text = fc.string({ maxLength: 150, unit: 'binary' }).map((words) => new Uint8Array(Buffer.from(words)));
const bytes = fc.uint8Array({ maxLength: 130 });
const frames: fc.Arbitrary<Frame> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ first: fc.constant(0x81), payload: text, isMasked: fc.constant(true) }) },
  { weight: 2, arbitrary: fc.record({ first: fc.constant(0x81), payload: bytes, isMasked: fc.constant(true) }) },
  {
    weight: 3,
    arbitrary: fc.record({ first: fc.constantFrom(0x89, 0x8a), payload: bytes, isMasked: fc.constant(true) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      first: fc.constantFrom(0x01, 0x00, 0x80, 0x82, 0xc1, 0x88),
      payload: text,
      isMasked: fc.constant(true),
    }),
  },
  { weight: 1, arbitrary: fc.record({ first: fc.nat(255), payload: bytes, isMasked: fc.boolean() }) },
);

describe('the frame parser', () => {
  it('parses whole frames without `ws`, also several at once', () => {
    const long = 'ü'.repeat(150);
    const chunk = Buffer.concat(
      ['{"type":"look"}', '', long].map((words) =>
        encode({ first: 0x81, payload: Buffer.from(words), isMasked: true }),
      ),
    );
    const texts: string[] = [];
    const socket = new PassThrough();
    socket.on('data', () => texts.push('by ws'));
    parseFrames(socket, LONGEST, (words) => texts.push(words));
    socket.emit('data', chunk);
    expect(texts).toEqual(['{"type":"look"}', '', long]);
  });

  it('gives what `ws` alone would give, whatever is sent and however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(frames, { maxLength: 8 }),
        fc.array(fc.nat(400), { maxLength: 6 }),
        async (sent, cuts) => {
          const all = Buffer.concat(sent.map(encode));
          const edges = [0, ...cuts.map((cut) => Math.min(cut, all.length)).sort((a, b) => a - b), all.length];
          const chunks = edges.slice(1).map((end, i) => all.subarray(edges[i], end));
          expect(await heard(chunks, true)).toEqual(await heard(chunks, false));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
