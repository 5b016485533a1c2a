// Reads what the server says more strictly than a client does: it says nothing that the protocol does not have.

import { isDeepStrictEqual } from 'node:util';
import { type Frame, readFrame } from '../../../src/protocol/frames.ts';

export function readExactFrame(text: string): Frame | undefined {
  const frame = readFrame(text);
  return frame !== undefined && isDeepStrictEqual(frame, JSON.parse(text)) ? frame : undefined;
}
