// What HTTP shows of a table that is being opened while the disk is slow.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../serve.ts';
import { openDatabase, textOf } from '../store/sqlite/driver.ts';

const PUBLIC = { game: 'diamant', seats: 3, options: { relics: false, openChests: false }, open: 'public' };

test('[S1] the lobby and the table itself are shown when the opening is on the disk, and not before', async () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-shown-'));
  const server = await serve({ port: 0, host: '127.0.0.1', data });
  onTestFinished(async () => {
    await server.close();
    fs.rmSync(data, { recursive: true });
  });
  await (await fetch(`${server.url}/api/matches`)).text();

  const { fdatasync } = fs;
  const syncs: (() => void)[] = [];
  const spy = vi
    .spyOn(fs, 'fdatasync')
    .mockImplementation((file, done) => void syncs.push(() => fdatasync(file, done)));
  onTestFinished(() => spy.mockRestore());
  const seen: string[] = [];
  const ask = async (what: string, where: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${server.url}${where}`, init);
    seen.push(`${what} ${response.status}`);
    return response.json();
  };
  const headers = { 'content-type': 'application/json' };
  const opened = ask('opened', '/api/matches', { method: 'POST', headers, body: JSON.stringify(PUBLIC) });
  const match = await vi.waitFor(() => committedMatch(data));
  const lobby = ask('lobby', '/api/matches');
  const table = ask('table', `/api/matches/${match}`);
  await sleep(200);
  expect(seen).toEqual([]);

  spy.mockRestore();
  for (const sync of syncs) sync();
  expect(await lobby).toMatchObject({ tables: [{ match }] });
  expect(await table).toMatchObject({ table: { terms: { match } } });
  expect(await opened).toMatchObject({ match });
  expect(seen.sort()).toEqual(['lobby 200', 'opened 201', 'table 200']);
});

/** The match that is in the data file, on the disk or not. */
function committedMatch(data: string): string {
  const db = openDatabase(path.join(data, 'grotto.db'));
  const row = db.prepare('SELECT match FROM matches').get();
  db.close();
  if (row === undefined) throw new Error('not committed yet');
  return textOf(row, 'match');
}
