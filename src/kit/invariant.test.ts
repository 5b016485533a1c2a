import { expect, test } from 'vitest';
import { BrokenInvariant, invariant, present } from './invariant.ts';

test('what holds goes on, and what does not throws with its name', () => {
  expect(() => invariant(true, 'two and two are four')).not.toThrow();
  expect(() => invariant(0, 'nothing is something')).toThrow(new BrokenInvariant('nothing is something'));
  expect(new BrokenInvariant('any').name).toBe('BrokenInvariant');
});

test('a value that is there is given back, also zero and nothing', () => {
  expect([present(0), present(''), present(null)]).toEqual([0, '', null]);
  expect(() => present(undefined, 'the seventh gem')).toThrow(new BrokenInvariant('the seventh gem is missing'));
  expect(() => present(undefined)).toThrow('value is missing');
});
