import { expect, test } from 'vitest';
import { below, pick, seededRng } from '../../kit/rng.ts';
import { ReplayBuffer } from './replay-buffer.ts';

const FIRST = 1;
const SECOND = 2;
const BOTH = FIRST | SECOND;

test('the buffer gives the last lines as far as it has them, in whole broadcasts', () => {
  const buffer = new ReplayBuffer();
  buffer.add('a,b', FIRST, 12, 2);
  buffer.add('c', FIRST, 13, 1);
  expect(buffer.between(0, 13, 13)).toBe('');
  expect(buffer.between(0, 12, 13)).toBe('c');
  expect(buffer.between(0, 10, 13)).toBe('a,b,c');
  expect(buffer.between(0, 11, 13)).toBeUndefined();
  expect(buffer.between(0, 9, 13)).toBeUndefined();
  expect(buffer.between(0, 14, 13)).toBeUndefined();
});

test('every viewer gets their own lines', () => {
  const buffer = new ReplayBuffer();
  buffer.add('a', FIRST, 1, 1);
  buffer.add('A', SECOND, 5, 1);
  buffer.add('b', FIRST, 2, 1);
  buffer.add('c', BOTH, 3, 1);
  expect(buffer.between(0, 0, 3)).toBe('a,b,c');
  expect(buffer.between(1, 2, 3)).toBe('c');
});

test('a viewer with a gap in the buffer gets nothing from before the gap', () => {
  const buffer = new ReplayBuffer();
  buffer.add('A', SECOND, 5, 1);
  buffer.add('C', SECOND, 7, 1);
  expect(buffer.between(1, 6, 7)).toBe('C');
  expect(buffer.between(1, 5, 7)).toBeUndefined();
  expect(buffer.between(1, 4, 7)).toBeUndefined();
});

test('old lines are forgotten where the replay would be longer than the table', () => {
  const buffer = new ReplayBuffer();
  buffer.add('old', FIRST, 1, 1);
  buffer.add('x'.repeat(4093), FIRST, 2, 1);
  expect(buffer.between(0, 0, 2)).toHaveLength(4097);
  buffer.add('y', FIRST, 3, 1);
  expect(buffer.between(0, 2, 3)).toBe('y');
  expect(buffer.between(0, 1, 3)).toBeUndefined();
  buffer.add('z'.repeat(4097), FIRST, 4, 1);
  expect(buffer.between(0, 3, 4)).toBeUndefined();
  buffer.add('a', FIRST, 5, 1);
  expect(buffer.between(0, 4, 5)).toBe('a');
});

test('whatever is added and forgotten, the rest is exact to the byte', () => {
  const rng = seededRng('tail');
  const buffer = new ReplayBuffer();
  const told: string[] = [];
  for (let seq = 1; seq <= 2000; seq++) {
    const text = `${seq}${pick(rng, ['x', 'ü', '€', '💎'])}`.repeat(1 + below(rng, 120));
    told.push(text);
    buffer.add(text, FIRST, seq, 1);
    const missed = Math.min(seq, 1 + below(rng, 4));
    const expected = told.slice(-missed).join(',');
    const found = buffer.between(0, seq - missed, seq);
    if (found !== undefined) expect(found).toBe(expected);
    else expect(Buffer.byteLength(expected)).toBeGreaterThan(2048);
  }
});
