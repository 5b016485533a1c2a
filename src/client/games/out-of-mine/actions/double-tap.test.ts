import { expect, test } from 'vitest';
import { makeDesk } from '../selection.ts';
import { isEcho } from './double-tap.ts';

test('the second tap of a double one does nothing, whoever taps on is heard', () => {
  const desk = makeDesk();
  expect(isEcho(desk, 1000)).toBe(false);
  expect(isEcho(desk, 1250)).toBe(true);
  expect(isEcho(desk, 1500)).toBe(false);
});

test('whoever lays a tile and then calls is heard', () => {
  const desk = makeDesk();
  desk.tappedAt = 1000;
  expect(isEcho(desk, 1400)).toBe(false);
});
