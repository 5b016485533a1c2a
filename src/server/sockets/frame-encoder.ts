// Encodes a WebSocket text frame, once for all who get the same.

import { encode, type Frame } from '../../protocol/frames.ts';

export const encodeMessage = (frame: Frame): Buffer => encodeFrame(encode(frame));

/** Servers do not mask, so one buffer can be written to any number of sockets. */
export function encodeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
