// What a device stored is read again, also what an older version stored.

import { describe, expect, test } from 'vitest';
import { readSettings } from './stored-settings.ts';

describe('reading stored settings', () => {
  test('nothing stored gives the defaults', () => {
    expect(readSettings(undefined)).toMatchObject({ odds: true, speed: 'normal' });
  });

  test('an older version stored odds under the name hints', () => {
    expect(readSettings({ hints: false })).toMatchObject({ odds: false });
  });

  test('the new name wins', () => {
    expect(readSettings({ hints: false, odds: true })).toMatchObject({ odds: true });
  });

  test('anything unreadable gives the defaults', () => {
    expect(readSettings({ speed: 'warp', odds: false })).toMatchObject({ odds: true });
  });
});
