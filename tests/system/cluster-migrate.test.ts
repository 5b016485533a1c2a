// A host's matches move from its data file into PostgreSQL, and go on there.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleForNode } from '../../scripts/for-node.mjs';
import { seededRng } from '../../src/kit/rng.ts';
import { GENEROUS } from '../chaos/limits.ts';
import { newFolder, startProcess } from './kit/process.ts';
import { hasServices, newDatabase, type Service, startPostgres } from './kit/services.ts';
import { connect, playOut, randomAction, seatTable, start } from './kit/table.ts';

const GROTTO = path.resolve('out/system/grotto.js');

describe.skipIf(!hasServices())('migrate-store', () => {
  let postgres: Service;
  const data = newFolder();
  beforeAll(async () => {
    postgres = await startPostgres();
    await bundleForNode({ grotto: 'src/tools/main.ts' }, path.dirname(GROTTO));
  });
  afterAll(async () => {
    await postgres.stop();
    fs.rmSync(data, { recursive: true });
  });

  async function migrate(database: string): Promise<{ code: number; report: Record<string, unknown>; said: string }> {
    const args = ['migrate-store', '--from', `sqlite:${data}`, '--to', database, '--json'];
    const { status, stdout, stderr } = spawnSync(process.execPath, [GROTTO, ...args], { encoding: 'utf8' });
    return { code: status ?? -1, report: JSON.parse(stdout || '{}'), said: stderr };
  }

  test('finished matches and those under way are moved, replayed, and go on', async () => {
    const before = await startProcess({ data, limits: GENEROUS });
    const finished = await seatTable(before.url, { seats: 3 });
    await start(finished);
    await playOut(finished);
    const going = await seatTable(before.url, { seats: 3 });
    await start(going);
    await seatTable(before.url, { seats: 2, game: 'ocelot' });
    const database = await newDatabase(postgres);
    expect(await migrate(database)).toMatchObject({ code: 2, said: expect.stringContaining('stop the server') });
    await before.stop();

    expect(await migrate(database)).toMatchObject({ code: 0, report: { moved: 3, before: 0, replayed: 3, wrong: [] } });
    expect(await migrate(database)).toMatchObject({ code: 0, report: { moved: 0, before: 3, replayed: 3, wrong: [] } });

    const after = await startProcess({ database, limits: GENEROUS });
    const players = going.tokens.map((token) => connect(after.url, { match: going.opened.match, token }));
    for (const player of players) await player.until('welcome', () => player.state);
    const [player] = players;
    if (!player) throw new Error('no players');
    expect(player.state?.table.view).toEqual(going.players[0]?.state?.table.view);
    expect(await player.answer(player.act(randomAction(player, 'diamant', seededRng(1))))).toBe('done');
    for (const one of players) one.leave();
    await after.stop();
  });

  test('an interrupted move goes on where it was; a database with other matches is left alone; a changed log is noticed', async () => {
    const database = await newDatabase(postgres);
    await migrate(database);
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await client.query('DELETE FROM log WHERE number = 3');
    await client.query('DELETE FROM heads WHERE number = 3');
    await client.query('DELETE FROM matches WHERE number = 3');
    await client.query('UPDATE chain_end SET number = 2, chain = (SELECT chain FROM matches WHERE number = 2)');
    expect(await migrate(database)).toMatchObject({ code: 0, report: { moved: 1, before: 2, replayed: 3 } });
    await client.query(`UPDATE log SET entries = replace(entries, 'Ada', 'Eve') WHERE number = 1`);
    expect(await migrate(database)).toMatchObject({ code: 1 });
    await client.query(`UPDATE chain_end SET chain = 'other'`);
    expect(await migrate(database)).toMatchObject({ code: 2, said: expect.stringContaining('must be empty') });
    await client.end();
  });
});
