import { expect, test } from 'vitest';
import { makeSelection } from '../selection.ts';
import { isSecondTap } from './double-tap.ts';

test('the second tap of a double one does nothing, whoever taps on is heard', () => {
  const selection = makeSelection();
  expect(isSecondTap(selection, 1000)).toBe(false);
  expect(isSecondTap(selection, 1250)).toBe(true);
  expect(isSecondTap(selection, 1500)).toBe(false);
});

test('whoever lays a tile and then calls is heard', () => {
  const selection = makeSelection();
  selection.tappedAt = 1000;
  expect(isSecondTap(selection, 1400)).toBe(false);
});
