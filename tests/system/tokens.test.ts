// Tokens that are good no more: a new hello with one is denied, and its socket hears nothing further.

import { expect, test } from 'vitest';
import type { Offered, Seated } from '../../src/protocol/http.ts';
import type { Player } from './kit/player.ts';
import { running } from './kit/serving.ts';
import { connect, playOut, post, seatTable, start, type Table } from './kit/table.ts';

const server = running();
const DENIED = [{ type: 'denied', code: 'bad-token' }];
const seatUrl = (match: string, rest = ''): string => `${server.url}/api/matches/${match}/seats${rest}`;
const bearer = (token = ''): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Says hello, and then asks all the same. */
async function comeWith(match: string, token = ''): Promise<Player> {
  const player = connect(server.url, { match, token });
  player.keepsTexts = true;
  await player.until('an answer', () => player.closed ?? player.state);
  player.say({ type: 'look' });
  return player;
}

/** Seat 1 gets a new owner, who sits down with the token that this gives. */
async function handOver({ opened, tokens }: Table): Promise<string> {
  const { code } = await post<Offered>(seatUrl(opened.match, '/1/offer'), {}, bearer(tokens[1]));
  return (await post<Seated>(seatUrl(opened.match), { name: 'New', code })).token;
}

/** Seat 1 has another player from now on, and the table is played to its end. */
async function playWithout(table: Table, token: string): Promise<void> {
  const fresh = await comeWith(table.opened.match, token);
  table.players[1] = fresh;
  await start(table);
  await playOut(table);
}

test('[fault 19] after a seat was handed over: denied, and told nothing of what follows, the rematch included', async () => {
  const table = await seatTable(server.url, { seats: 3 });
  const { match } = table.opened;
  await start(table);
  const token = await handOver(table);
  const early = await comeWith(match, table.tokens[1]);
  await playWithout(table, token);
  const late = await comeWith(match, table.tokens[1]);
  const [first] = table.players;
  first?.say({ type: 'rematch' });
  const next = await first?.until('the rematch', () => first.state?.table.followedBy);
  const again = await comeWith(next ?? '', table.tokens[1]);
  for (const player of [early, late, again]) expect(player.frames).toEqual(DENIED);
  const owner = await comeWith(next ?? '', token);
  expect(owner.seat).toBe(2);
  for (const player of [...table.players, owner]) player.leave();
});

test('[fault 19] after its player was removed before play: denied, and told nothing of the match', async () => {
  const table = await seatTable(server.url, { seats: 3 });
  const { match, opener } = table.opened;
  const [, removed] = table.players;
  const response = await fetch(seatUrl(match, '/1'), { method: 'DELETE', headers: bearer(opener) });
  expect(response.status).toBe(204);
  expect((await removed?.until('shown out', () => removed.closed))?.reason).toBe('bad-token');
  const early = await comeWith(match, table.tokens[1]);
  const { token } = await post<Seated>(seatUrl(match), { name: 'New', seat: 1 });
  await playWithout(table, token);
  const late = await comeWith(match, table.tokens[1]);
  for (const player of [early, late]) expect(player.frames).toEqual(DENIED);
  for (const player of table.players) player.leave();
});

test('[fault 19] after the end: its own seat may look, and everything that would change the match is refused', async () => {
  const table = await seatTable(server.url, { seats: 3 });
  await start(table);
  await playOut(table);
  const { match } = table.opened;
  const seq = (await table.players[0]?.look())?.seq;
  const back = await comeWith(match, table.tokens[1]);
  expect([back.seat, back.state?.table.stage]).toEqual([1, 'over']);
  const asks = [
    ['act', 'match-over', { id: 'a'.repeat(8), phase: 0, action: { type: 'decide', choice: 'on' } }],
    ['undo', 'match-over', { id: 'b'.repeat(8) }],
    ['ready', 'already-started', { commitment: '0'.repeat(64) }],
    ['unready', 'already-started', {}],
    ['reveal', 'already-started', { entropy: '0'.repeat(32) }],
    ['back', 'match-over', {}],
  ] as const;
  for (const [type, code, fields] of asks) {
    back.say({ type, ...fields });
    expect([type, await back.answer('id' in fields ? fields.id : type)]).toEqual([type, code]);
  }
  for (const path of ['/1', '/1/offer']) {
    const method = path === '/1' ? 'DELETE' : 'POST';
    expect((await fetch(seatUrl(match, path), { method, headers: bearer(table.tokens[1]) })).status).toBe(409);
  }
  expect((await back.look()).seq).toBe(seq);
  for (const player of [...table.players, back]) player.leave();
});
