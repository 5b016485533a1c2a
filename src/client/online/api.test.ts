import { expect, onTestFinished, test, vi } from 'vitest';
import { listTables } from './api.ts';

test('a table of a game that this page does not know yet hides no other', async () => {
  const table = { match: 'k3v9k3v9k3v9k3v9', options: {}, pace: {}, seats: [{ ready: false }], opened: '', newer: 1 };
  const tables = [{ ...table, game: 'chess' }, { ...table, game: 'diamant' }, 'junk'];
  vi.stubGlobal('fetch', async () => Response.json({ tables, newer: 1 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect((await listTables()).map(({ game }) => game)).toEqual(['diamant']);
});
