// A WebSocket text frame, encoded once for everybody who is told the same.

/** What a slow reader has not read yet keeps the whole slab: it is small. */
const SLAB = 8 * 1024;
const LONGEST_HEAD = 10;
/** UTF-8 takes at most this many bytes for one unit of a string. */
const WIDEST = 3;

/** Frames are written into it one after the other: to measure every text first would mean to go through it twice. */
let slab = Buffer.allocUnsafeSlow(SLAB);
let used = 0;

/** Servers do not mask, so one buffer can be written to any number of sockets. */
export function encodeFrame(text: string): Buffer {
  const most = LONGEST_HEAD + WIDEST * text.length;
  if (most > SLAB) return writeFrame(Buffer.allocUnsafeSlow(LONGEST_HEAD + Buffer.byteLength(text)), 0, text);
  if (most > SLAB - used) {
    slab = Buffer.allocUnsafeSlow(SLAB);
    used = 0;
  }
  const frame = writeFrame(slab, used, text);
  used = frame.byteOffset + frame.length;
  return frame;
}

/** The head goes right before the text, and how long it is, only the text tells. */
function writeFrame(into: Buffer, offset: number, text: string): Buffer {
  const start = offset + LONGEST_HEAD;
  const length = into.write(text, start);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : LONGEST_HEAD;
  const begin = start - head;
  into[begin] = 0x81;
  if (head === 2) into[begin + 1] = length;
  else if (head === 4) {
    into[begin + 1] = 126;
    into.writeUInt16BE(length, begin + 2);
  } else {
    into[begin + 1] = 127;
    into.writeBigUInt64BE(BigInt(length), begin + 2);
  }
  return into.subarray(begin, start + length);
}
