import { describe, expect, it } from 'vitest';
import { encodeFrame } from './frame-encoder.ts';

const LENGTHS = [0, 1, 125, 126, 127, 2_726, 2_727, 2_728, 8_000, 65_535, 65_536, 70_000];

describe('a frame', () => {
  it.each(['x', 'ü', '€', '💎'])('of %s has the length of its text in the shortest header', (letter) => {
    for (const count of LENGTHS) {
      const text = letter.repeat(count);
      const frame = encodeFrame(text);
      const length = Buffer.byteLength(text);
      const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
      expect(frame.length).toBe(head + length);
      expect(frame.subarray(head).toString()).toBe(text);
      expect([...frame.subarray(0, 2)]).toEqual([0x81, head === 2 ? length : head === 4 ? 126 : 127]);
    }
  });

  it('is not overwritten by later frames', () => {
    const texts = Array.from({ length: 1_000 }, (_, i) => `${i} ${'ü'.repeat(i % 300)}`);
    const frames = texts.map(encodeFrame);
    expect(frames.map((frame) => frame.subarray(frame[1] === 126 ? 4 : 2).toString())).toEqual(texts);
  });
});
