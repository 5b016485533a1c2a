import { expect, test } from 'vitest';
import { Tail } from './tail.ts';

test('a tail gives the last lines as far as it has them, in whole tellings', () => {
  const tail = new Tail('a,b', 2);
  tail.add('c', 1);
  expect(tail.last(1)).toBe('c');
  expect(tail.last(3)).toBe('a,b,c');
  expect(tail.last(2)).toBeUndefined();
  expect(tail.last(4)).toBeUndefined();
});

test('a tail forgets what would be longer than the table', () => {
  const tail = new Tail('old', 1);
  tail.add('x'.repeat(1499), 1);
  expect(tail.last(1)).toHaveLength(1499);
  expect(tail.last(2)).toBeUndefined();
  tail.add('y'.repeat(2000), 1);
  expect(tail.last(1)).toBeUndefined();
});
