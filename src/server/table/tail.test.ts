import { expect, test } from 'vitest';
import { Tail } from './tail.ts';

const lines = (text: string, count = 1) => ({ text, count });

test('a tail gives the last lines as far as it has them, in whole tellings', () => {
  const tail = new Tail();
  tail.add([lines('a,b', 2)]);
  tail.add([lines('c')]);
  expect(tail.last(0, 1)).toBe('c');
  expect(tail.last(0, 3)).toBe('a,b,c');
  expect(tail.last(0, 2)).toBeUndefined();
  expect(tail.last(0, 4)).toBeUndefined();
});

test('every viewer has heard their own', () => {
  const tail = new Tail();
  tail.add([lines('a'), lines('A'), lines('', 0)]);
  tail.add([lines('b'), undefined, lines('B')]);
  tail.add([lines('c'), lines('C'), lines('', 0)]);
  expect(tail.last(0, 3)).toBe('a,b,c');
  expect(tail.last(1, 1)).toBe('C');
  expect(tail.last(1, 2)).toBeUndefined();
  expect(tail.last(2, 1)).toBe('B');
});

test('a tail forgets what would be longer than the table', () => {
  const tail = new Tail();
  tail.add([lines('old')]);
  tail.add([lines('x'.repeat(1499))]);
  expect(tail.last(0, 1)).toHaveLength(1499);
  expect(tail.last(0, 2)).toBeUndefined();
  tail.add([lines('y'.repeat(2000))]);
  expect(tail.last(0, 1)).toBeUndefined();
});
