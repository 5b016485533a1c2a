// What cannot be done is refused with the reason, never answered as our own fault: that would mean "ask again".

import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Opened } from '../../src/protocol/http.ts';
import { MAX_MESSAGE } from '../../src/protocol/words.ts';
import { running } from './kit/serving.ts';
import { OPTIONS, post } from './kit/table.ts';

const server = running();

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function ask(path: string, body: string, method = 'POST', token = ''): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body,
  });
  return { status: response.status, body: await response.json() };
}

const DIAMANT = { game: 'diamant', seats: 3, options: OPTIONS.diamant, open: 'link' };
const MINE = { game: 'out-of-mine', seats: 2, options: {}, open: 'link' };
const bots = (...seats: readonly number[]): object[] => seats.map((seat) => ({ seat, level: 1, name: 'Pip' }));
const cave = (seats: number, more: object = {}): object => ({
  expedition: 1,
  path: [],
  explorers: Array.from({ length: seats }, () => ({})),
  ...more,
});
const gallery = (board: number): object => ({ board, side: 'front' });

describe('a table that cannot be is refused by the field that is wrong', () => {
  test.each<[string, object, object]>([
    ['too few seats', { ...DIAMANT, seats: 2 }, { where: 'seats' }],
    ['no seat for people', { ...DIAMANT, bots: bots(0, 1, 2) }, { where: 'bots' }],
    ['two bots on one seat', { ...DIAMANT, bots: bots(0, 0) }, { where: 'bots' }],
    ['a bot on no seat', { ...DIAMANT, bots: bots(5) }, { where: 'bots' }],
    ['a person on no seat', { ...DIAMANT, sit: { name: 'Ann', seat: 5 } }, { where: 'sit.seat' }],
    ['a person on a bot', { ...DIAMANT, bots: bots(1), sit: { name: 'Ann', seat: 1 } }, { where: 'sit.seat' }],
    ['a scenario for others', { ...DIAMANT, scenario: cave(4) }, { where: 'scenario', why: /for 4, not for 3/ }],
    [
      'relics where none are played',
      { ...DIAMANT, scenario: cave(3, { path: ['relic-5'] }) },
      { where: 'scenario', why: /relic/ },
    ],
    [
      'a mine for others',
      { ...MINE, scenario: { seats: [0, 1, 2].map(gallery) } },
      { where: 'scenario', why: /another number of seats/ },
    ],
    [
      'a round after the last',
      { ...MINE, options: { rounds: 2 }, scenario: { round: 3, seats: [0, 1].map(gallery) } },
      { where: 'scenario', why: /later round/ },
    ],
    ['options of a mine', { ...MINE, options: { rounds: 99 } }, { what: 'options' }],
    ['no options', { ...DIAMANT, options: undefined }, {}],
  ])('%s', async (_name, body, detail) => {
    const { status, body: problem } = await ask('/api/matches', JSON.stringify(body));
    expect(status).toBe(400);
    const expected = Object.fromEntries(
      Object.entries(detail).map(([key, value]) => [
        key,
        value instanceof RegExp ? expect.stringMatching(value) : value,
      ]),
    );
    expect(problem).toMatchObject({ refusal: { code: expect.any(String), detail: expected } });
  });
});

describe('depth', () => {
  const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const deepest = deep(MAX_MESSAGE / 2 - 200);
  const objects = `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`;

  test('no body is too deep to be refused, whatever it is for', async () => {
    const { match, opener } = await post<Opened>(`${server.url}/api/matches`, DIAMANT);
    const bodies = [deepest, objects, '['.repeat(16_000), '{"a":'.repeat(3000)].flatMap((nested) => [
      nested,
      ...['options', 'scenario', 'bots', 'sit', 'name', 'pace'].map((field) => {
        const rest = JSON.stringify({ ...DIAMANT, [field]: undefined });
        return `${rest.slice(0, -1)},"${field}":${nested}}`;
      }),
    ]);
    for (const body of bodies) {
      for (const [method, path] of [
        ['POST', '/api/matches'],
        ['POST', `/api/matches/${match}/seats`],
        ['PUT', `/api/matches/${match}/seats/0/bot`],
        ['POST', `/api/matches/${match}/seats/0/offer`],
        ['DELETE', `/api/matches/${match}/seats/0`],
      ] as const) {
        const { status, body: problem } = await ask(path, body, method, opener);
        expect(status, `${method} ${path} ${body.slice(0, 150)}`).toBeGreaterThanOrEqual(400);
        expect(status, `${method} ${path} ${body.slice(0, 150)}`).toBeLessThan(500);
        expect(problem).toHaveProperty('refusal.code');
      }
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.log.join('')).toMatch(/^listening \d+\n$/);
  });

  test('a hundred thousand levels are more than a body may have', async () => {
    expect((await ask('/api/matches', deep(100_000))).status).toBe(413);
  });
});

test.each(['/%', '/api/%', '/api/matches/%', '/api/matches/%E0%A4%A/seats'])('%s is no path', async (path) => {
  // By hand: fetch would mend the path.
  const text = await new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('data', (data) => {
      heard += data.toString();
    });
    socket.on('close', () => resolve(heard));
    socket.end(`GET ${path} HTTP/1.1\r\nHost: grotto\r\nConnection: close\r\n\r\n`);
  });
  expect(text).toMatch(/^HTTP\/1.1 400/);
  expect(text).toMatch(/\{"refusal":\{"code":"bad-request","rule":"table","detail":\{"where":"path"\}\}\}$/);
});

test.each(['abc', '', '-1', '1.5', '1e3', '0x1', '1&after=2'])('commitments after %s are none', async (after) => {
  const response = await fetch(`${server.url}/api/commitments?after=${after}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ refusal: { code: 'bad-request', detail: { where: 'after' } } });
});

test.each(['Bearer ', 'bearer ', 'BEARER  '])('"%s" before a token is as good as any', async (scheme) => {
  const { match, opener } = await post<Opened>(`${server.url}/api/matches`, DIAMANT);
  const init = { method: 'DELETE', headers: { authorization: `${scheme}${opener}` } };
  expect((await fetch(`${server.url}/api/matches/${match}`, init)).status).toBe(204);
});
