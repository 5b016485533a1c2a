// Whole matches over real sockets, on a real file.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.ts';
import { readRecord } from '../../src/match/record.ts';
import { verifyLuck } from '../../src/match/verify.ts';
import { type Serving, serve } from '../../src/server/serve.ts';
import { playOut, seatTable, start } from './kit/table.ts';

let server: Serving;
let data: string;

beforeAll(async () => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-'));
  server = await serve({ port: 0, host: '127.0.0.1', data });
});

afterAll(async () => {
  await server.close();
  fs.rmSync(data, { recursive: true });
});

test('four people play Diamant to the end, and its luck can be checked', async () => {
  const table = await seatTable(server.url);
  await start(table);
  await playOut(table);
  const [first] = table.players;
  expect(first?.state?.table.outcome?.scores).toHaveLength(4);
  const response = await fetch(`${server.url}/api/matches/${table.opened.match}/record`);
  const record = readRecord(await response.json(), GAMES);
  expect(record.ok && verifyLuck(record.value)).toMatchObject({ faults: [], withheld: [] });
  for (const player of table.players) player.leave();
});
