import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ben = { match: 'm1', seat: 1, name: 'Ben' };

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** As after the page was loaded anew. */
async function freshPage() {
  vi.resetModules();
  return import('./hushed.ts');
}

test('who is hushed stays so on this device, at that table and on that seat, until heard again', async () => {
  const before = await freshPage();
  before.hush(ben, true);
  const { hush, isHushed } = await freshPage();
  expect(isHushed(ben)).toBe(true);
  expect(isHushed({ ...ben, match: 'm2' })).toBe(false);
  expect(isHushed({ ...ben, seat: 2 })).toBe(false);
  hush(ben, false);
  expect(isHushed(ben)).toBe(false);
});

test('whoever takes over a hushed seat is heard', async () => {
  const { hush, isHushed } = await freshPage();
  hush(ben, true);
  expect(isHushed({ ...ben, name: 'Cleo' })).toBe(false);
});

test('only the last few are kept', async () => {
  const { hush, isHushed } = await freshPage();
  for (let nth = 0; nth <= 60; nth++) hush({ ...ben, match: `m${nth}` }, true);
  expect(isHushed({ ...ben, match: 'm0' })).toBe(false);
  expect(isHushed({ ...ben, match: 'm1' })).toBe(true);
});
