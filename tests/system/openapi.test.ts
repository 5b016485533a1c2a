// The description of the interface: it stands alone, and the answers are as it says.

import fs from 'node:fs';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { GAMES } from '../../src/games/all.ts';
import { recordSchema } from '../../src/match/record.ts';
import * as http from '../../src/protocol/http.ts';
import { running } from './kit/serving.ts';
import { OPTIONS, playOut, post, seatTable, start } from './kit/table.ts';

const server = running();
const setup = (): never => {
  throw new Error('a fault of ours');
};
const faulty = running({ games: { ...GAMES, diamant: { ...GAMES.diamant, setup } } });
const DIAMANT = { game: 'diamant', seats: 3, options: OPTIONS.diamant, open: 'public' };

test.each(['openapi', 'asyncapi'])('%s is given as it is committed', async (name) => {
  const committed: unknown = JSON.parse(fs.readFileSync(`schemas/${name}.json`, 'utf8'));
  expect(await (await fetch(`${server.url}/${name}.json`)).json()).toEqual(committed);
});

test('the answers are as it says, field by field', async () => {
  const says = async (shape: z.ZodMiniType, path: string): Promise<void> => {
    const answer: unknown = await (await fetch(`${server.url}${path}`)).json();
    // What is not described is left out when it is read.
    expect(shape.parse(answer), path).toEqual(answer);
  };
  const hinted = { ...DIAMANT, hints: true, bots: [{ seat: 1, level: 2, name: 'Pip' }] };
  const opened = await post<http.Opened>(`${server.url}/api/matches`, { ...hinted, sit: { name: 'Ann' } });
  expect(http.opened.parse(opened)).toEqual(opened);
  const seated = await post(`${server.url}/api/matches/${opened.match}/seats`, { name: 'Bo' });
  expect(http.seated.parse(seated)).toEqual(seated);
  const bearer = { authorization: `Bearer ${opened.opener}` };
  const offered = await post(`${server.url}/api/matches/${opened.match}/seats/1/offer`, {}, bearer);
  expect(http.offered.parse(offered)).toEqual(offered);
  await post(`${server.url}/api/matches`, hinted);
  await says(http.lobby, '/api/matches');
  await says(http.shown, `/api/matches/${opened.match}`);
  for (const game of ['diamant', 'ocelot', 'out-of-mine']) await says(http.gameParts, `/api/games/${game}`);
  const table = await seatTable(server.url, { seats: 3 });
  await start(table);
  await says(http.shown, `/api/matches/${table.opened.match}`);
  await says(http.problem, `/api/matches/${table.opened.match}/record`);
  await playOut(table);
  await says(http.shown, `/api/matches/${table.opened.match}`);
  await says(recordSchema, `/api/matches/${table.opened.match}/record`);
  await says(http.commitments, '/api/commitments');
  for (const player of table.players) player.leave();
});

test('a fault of ours is answered as busy, with 503', async () => {
  await expect(post(`${faulty.url}/api/matches`, DIAMANT)).rejects.toThrow(
    '503 {"refusal":{"code":"busy","rule":"table"}}',
  );
  expect(faulty.log.join()).toContain('request failed');
});
