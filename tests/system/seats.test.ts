// Nobody sits in a seat that is not theirs, and nobody hears what they may not.

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { GAME_IDS } from '../../src/contract/game.ts';
import { GAMES } from '../../src/games/all.ts';
import type { Offered, Opened, Seated } from '../../src/protocol/http.ts';
import { newToken } from '../../src/server/secrets.ts';
import { GENEROUS } from '../chaos/limits.ts';
import { Player } from './kit/player.ts';
import { running } from './kit/serving.ts';
import { connect, OPTIONS, post, seatTable, start } from './kit/table.ts';

const server = running();
const guarded = running({ limits: { ...GENEROUS, failures: 20 }, trustProxy: true });

async function denial(player: Player): Promise<string | undefined> {
  await player.until('closed', () => player.closed);
  return player.closed?.reason;
}

describe('tokens', () => {
  test('[fault 19] a wrong token, one of another table, and one of a left seat are refused', async () => {
    const [table, other] = [await seatTable(server.url, { seats: 3 }), await seatTable(server.url, { seats: 3 })];
    const { match } = table.opened;
    expect(await denial(connect(server.url, { match, token: newToken() }))).toBe('bad-token');
    expect(await denial(connect(server.url, { match, token: other.tokens[0] ?? '' }))).toBe('bad-token');
    expect(await denial(connect(server.url, { match: '0000000000000000' }))).toBe('no-such-match');
    const [, leaver] = table.players;
    leaver?.say({ type: 'leave' });
    await leaver?.until('gone', () => leaver.closed);
    expect(await denial(connect(server.url, { match, token: table.tokens[1] ?? '' }))).toBe('bad-token');
    for (const player of [...table.players, ...other.players]) player.leave();
  });

  test('[fault 19] a token is good for its own seat only', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    await start(table);
    for (const [seat, player] of table.players.entries()) {
      expect(player.seat).toBe(seat);
      player.sayRaw(JSON.stringify({ type: 'act', id: 'x'.repeat(8), phase: 0, action: {}, seat: (seat + 1) % 3 }));
      expect(await denial(player)).toBe('bad-message');
    }
  });

  test('[fault 19] who guesses is locked out for a while, and the owner is not', async () => {
    const table = await seatTable(guarded.url, { seats: 3 });
    const { match } = table.opened;
    const come = (from: string, token = newToken()): Player =>
      new Player({ url: guarded.url, game: GAMES.diamant, match, token, headers: { 'x-forwarded-for': from } });
    const reasons: (string | undefined)[] = [];
    for (let i = 0; i < 25; i++) reasons.push(await denial(come('198.51.100.7')));
    expect(reasons.slice(0, 20)).toEqual(new Array(20).fill('bad-token'));
    expect(reasons.slice(20)).toEqual(new Array(5).fill('locked-out'));
    expect(await denial(come('198.51.100.8'))).toBe('bad-token');
    expect(await denial(come('198.51.100.8'))).toBe('locked-out');
    const owner = come('203.0.113.9', table.tokens[0]);
    await owner.until('welcome', () => owner.state);
    for (const player of [...table.players, owner]) player.leave();
  });

  test('[fault 20] no token is ever in the log, in the data file or in a view', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    for (const player of table.players) player.keepsTexts = true;
    await start(table);
    const { match, opener } = table.opened;
    const watched = await (await fetch(`${server.url}/api/matches/${match}`)).text();
    const told = table.players.flatMap(({ texts }) => texts).join('');
    const files = fs
      .readdirSync(server.data)
      .map((file) => fs.readFileSync(path.join(server.data, file)).toString('latin1'));
    for (const token of [...table.tokens, opener]) {
      const hash = createHash('sha256').update(token).digest('hex');
      for (const text of [watched, told, server.log.join('')]) {
        expect(text).not.toContain(token);
        expect(text).not.toContain(hash);
      }
      for (const text of files) expect(text).not.toContain(token);
      expect(files.join('')).toContain(hash);
    }
    for (const player of table.players) player.leave();
  });
});

describe('origins', () => {
  const handshake = (origin: string | undefined, host?: string): Promise<number> =>
    new Promise((resolve) => {
      const ws = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, {
        ...(origin !== undefined && { origin }),
        ...(host !== undefined && { headers: { host } }),
      });
      ws.on('error', () => {});
      ws.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      ws.on('open', () => {
        ws.terminate();
        resolve(101);
      });
    });

  test('[fault 20] a foreign page opens no socket', async () => {
    expect(await handshake(server.url)).toBe(101);
    for (const origin of [
      'https://evil.example',
      'null',
      `${server.url}.evil.example`,
      'http://127.0.0.1:1',
      'file://',
    ]) {
      expect(await handshake(origin)).toBe(403);
    }
  });

  test('[fault 20] a page whose name was led to this server opens no socket', async () => {
    expect(await handshake('http://evil.example', 'evil.example')).toBe(421);
    expect(await handshake('http://grotto.local', 'grotto.local')).toBe(101);
  });

  test('[fault 20] a foreign page posts nothing, and a plain form is no request of ours', async () => {
    const body = { game: 'diamant', seats: 3, options: OPTIONS.diamant, open: 'link' };
    const evil = { origin: 'https://evil.example' };
    await expect(post(`${server.url}/api/matches`, body, evil)).rejects.toThrow('403');
    const form = await fetch(`${server.url}/api/matches`, {
      method: 'POST',
      body: new URLSearchParams({ game: 'diamant' }),
    });
    expect(form.status).toBe(415);
  });
});

describe('roles', () => {
  /** Every request that changes or shows something, by every kind of asker, while the match is being played. */
  const REQUESTS = [
    ['GET', '', { nobody: 200, seat: 200, opener: 200 }],
    ['GET', '/record', { nobody: 409, seat: 409, opener: 409 }],
    ['POST', '/seats', { nobody: 400, seat: 400, opener: 400 }],
    ['DELETE', '/seats/1', { nobody: 401, seat: 401, opener: 409 }],
    ['PUT', '/seats/1/bot', { nobody: 401, seat: 401, opener: 409 }],
    ['POST', '/seats/1/offer', { nobody: 401, seat: 401, opener: 401 }],
    ['POST', '/seats/0/offer', { nobody: 401, seat: 201, opener: 401 }],
    ['DELETE', '', { nobody: 401, seat: 401, opener: 409 }],
  ] as const;

  test('[fault 21] each may do what is theirs, and nothing else', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    await start(table);
    const bearers = { nobody: undefined, seat: table.tokens[0], opener: table.opened.opener };
    for (const [method, suffix, expected] of REQUESTS) {
      for (const who of ['nobody', 'seat', 'opener'] as const) {
        const response = await fetch(`${server.url}/api/matches/${table.opened.match}${suffix}`, {
          method,
          headers: {
            ...(bearers[who] && { authorization: `Bearer ${bearers[who]}` }),
            ...(method !== 'GET' && method !== 'DELETE' && { 'content-type': 'application/json' }),
          },
          ...(method === 'PUT' && { body: JSON.stringify({ level: 1, name: 'Bot' }) }),
          ...(method === 'POST' && { body: '{}' }),
        });
        expect([method, suffix, who, response.status]).toEqual([method, suffix, who, expected[who]]);
        const text = await response.text();
        for (const secret of ['serverSeed', '"choice"', '"key"']) {
          if (response.status !== 204 && suffix !== '/record') expect(text).not.toContain(secret);
        }
      }
    }
    for (const player of table.players) player.leave();
  });

  test('[fault 21] a seat is handed on by whoever opened the table only while a stand-in holds it', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    await start(table);
    const [first, leaver] = table.players;
    if (!first || !leaver) throw new Error('no players');
    const api = `${server.url}/api/matches/${table.opened.match}/seats`;
    const offer = (token = ''): Promise<Offered> => post(`${api}/1/offer`, {}, { authorization: `Bearer ${token}` });
    await expect(offer(table.opened.opener)).rejects.toThrow('401');
    leaver.say({ type: 'leave' });
    await first.until('a stand-in', () => first.state?.table.seats[1]?.standIn);
    await expect(offer(table.tokens[0])).rejects.toThrow('401');
    const { code } = await offer(table.opened.opener);
    const { seat, token } = await post<Seated>(api, { name: 'New', code });
    const fresh = connect(server.url, { match: table.opened.match, token });
    await first.until('the new owner', () => first.state?.table.seats[1]?.standIn === false);
    expect([seat, first.state?.table.seats[1]?.occupant?.name]).toEqual([1, 'New']);
    for (const player of [...table.players, fresh]) player.leave();
  });

  test('[fault 21] whoever is back at their seat is not thrown out of it by a code that was made meanwhile', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    await start(table);
    const [first, leaver] = table.players;
    if (!first || !leaver) throw new Error('no players');
    const api = `${server.url}/api/matches/${table.opened.match}/seats`;
    const offer = (token = ''): Promise<Offered> => post(`${api}/1/offer`, {}, { authorization: `Bearer ${token}` });
    leaver.say({ type: 'leave' });
    await first.until('a stand-in', () => first.state?.table.seats[1]?.standIn);
    const { code } = await offer(table.opened.opener);
    leaver.say({ type: 'back' });
    await first.until('the owner', () => first.state?.table.seats[1]?.standIn === false);
    await expect(post(api, { name: 'Late', code })).rejects.toThrow('401');
    leaver.say({ type: 'leave' });
    await first.until('a stand-in', () => first.state?.table.seats[1]?.standIn);
    const own = await offer(table.tokens[1]);
    leaver.say({ type: 'back' });
    await first.until('the owner', () => first.state?.table.seats[1]?.standIn === false);
    expect((await post<Seated>(api, { name: 'Friend', code: own.code })).seat).toBe(1);
    for (const player of table.players) player.leave();
  });

  test('[fault 21] a socket that was not let in hears nothing further', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    const stranger = connect(server.url, { match: table.opened.match, token: newToken() });
    stranger.keepsTexts = true;
    await stranger.until('closed', () => stranger.closed);
    await start(table);
    expect(stranger.frames).toEqual([{ type: 'denied', code: 'bad-token' }]);
    for (const player of table.players) player.leave();
  });

  test('[fault 21] who watches may look and nothing else', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    const watcher = connect(server.url, { match: table.opened.match });
    await watcher.until('welcome', () => watcher.state);
    for (const message of [
      { type: 'act', id: 'a'.repeat(8), phase: 0, action: {} },
      { type: 'undo', id: 'b'.repeat(8) },
      { type: 'ready', commitment: '0'.repeat(64) },
      { type: 'leave' },
      { type: 'phrase', phrase: 'hello' },
      { type: 'rematch' },
    ]) {
      watcher.say(message);
      const id = 'id' in message ? (message.id ?? '') : message.type;
      expect(await watcher.answer(id)).toBe('not-seated');
    }
    for (const player of [...table.players, watcher]) player.leave();
  });
});

test('strangers are told what is wrong in words of the protocol, never by a stack', async () => {
  for (const body of ['', '{', '[]', '{"game":"chess"}', '{"__proto__":{"polluted":1}}', 'x'.repeat(20_000)]) {
    const response = await fetch(`${server.url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const text = await response.text();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(text).not.toMatch(/ at |node_modules|Error/);
    expect(JSON.parse(text)).toHaveProperty('refusal.code');
  }
  const page = await fetch(`${server.url}/healthz`);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
});

test('names are text: any of these is shown back as it was, or refused', async () => {
  for (const name of ['<img src=x onerror=alert(1)>', '"><script>', "Robert'); DROP", '\u202Eabc', 'x'.repeat(25)]) {
    const open = { game: 'diamant', seats: 3, options: OPTIONS.diamant, open: 'link', sit: { name } };
    const opened = await post<Opened>(`${server.url}/api/matches`, open).catch((error: Error) => error.message);
    if (typeof opened === 'string') {
      expect(opened).toContain('bad-name');
      continue;
    }
    const seen = (await (await fetch(`${server.url}/api/matches/${opened.match}`)).json()) as {
      table: { seats: { occupant?: { name: string } }[] };
    };
    expect(seen.table.seats[0]?.occupant?.name).toBe(name);
  }
});

test('a client that knows nothing can ask what lies in each box', async () => {
  for (const game of GAME_IDS) {
    const response = await fetch(`${server.url}/api/games/${game}`);
    expect(await response.json()).toMatchObject({
      game,
      rules: GAMES[game].rules,
      seats: GAMES[game].seats,
      parts: {},
    });
  }
  const unknown = await fetch(`${server.url}/api/games/chess`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ refusal: { code: 'not-found', rule: 'table' } });
});

test('a refusal names the ask as its sender did', async () => {
  const table = await seatTable(server.url, { seats: 3 });
  const [player] = table.players;
  if (!player) throw new Error('no player');
  player.say({ type: 'back' });
  expect(await player.until('a refusal', () => player.refused.get('back'))).toBe('not-started');
  for (const one of table.players) one.leave();
});
