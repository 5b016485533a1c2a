import { expect, test } from 'vitest';
import { reasonOf } from './error-of.ts';

test.each([
  [new Error('no'), 'no'],
  ['no', 'no'],
  [new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('no')]), 'connect ECONNREFUSED ::1:5432'],
])('the reason of %s', (fault, reason) => {
  expect(reasonOf(fault)).toBe(reason);
});
