// Every refusal over HTTP has the status that docs/protocol.md names, and the one body that all refusals have.

import { once } from 'node:events';
import fs from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder } from './kit/process.ts';
import { running } from './kit/serving.ts';
import { OPTIONS, seatTable, start } from './kit/table.ts';

const client = newFolder();
fs.writeFileSync(path.join(client, 'index.html'), 'the page');
const server = running({ client });
const few = running({ limits: { tables: { burst: 1, perSecond: 0.5 }, newSockets: { burst: 1, perSecond: 0.25 } } });

const OPEN = JSON.stringify({ game: 'diamant', seats: 3, options: OPTIONS.diamant, open: 'link' });
const JSON_TYPE = 'Content-Type: application/json';

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: unknown;
}

/** By hand: fetch would mend most of it. */
async function ask(url: string, head: string, body: string | Buffer = ''): Promise<Answer> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const heard: Buffer[] = [];
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('data', (data) => heard.push(data));
    socket.on('close', () => resolve(Buffer.concat(heard)));
    socket.on('error', reject);
    const more = `Host: grotto\r\nConnection: ${head.includes('Upgrade') ? 'Upgrade' : 'close'}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    socket.write(Buffer.concat([Buffer.from(`${head}\r\n${more}`), Buffer.from(body)]));
  });
  const [heading = '', text = ''] = bytes.toString().split('\r\n\r\n');
  const [first = '', ...lines] = heading.split('\r\n');
  const fields = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(fields), body: JSON.parse(text) };
}

const refusal = (code: string, detail?: object) => ({ refusal: { code, rule: 'table', ...(detail && { detail }) } });
const where = (field: string) => refusal('bad-request', { where: field });
const upgrade = (to: string) =>
  `GET ${to} HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==`;

describe('one body for every refusal', () => {
  test.each<[string, number, string, string | Buffer, unknown]>([
    ['text', 415, 'POST /api/matches HTTP/1.1\r\nContent-Type: text/plain', OPEN, where('content-type')],
    ['a form', 415, 'POST /api/matches HTTP/1.1\r\nContent-Type: multipart/form-data', OPEN, where('content-type')],
    ['half of a document', 400, `POST /api/matches HTTP/1.1\r\n${JSON_TYPE}`, OPEN.slice(1), where('body')],
    ['too long a body', 413, `POST /api/matches HTTP/1.1\r\n${JSON_TYPE}`, OPEN.padEnd(17_000), where('body')],
    [
      'bytes that are no UTF-8',
      400,
      `POST /api/matches/k3v9k3v9k3v9k3v9/seats HTTP/1.1\r\n${JSON_TYPE}`,
      Buffer.from('{"name":"\xff\xfe"}', 'latin1'),
      where('body'),
    ],
    ['a path that leads out', 404, 'GET /../../etc/passwd HTTP/1.1', '', refusal('not-found')],
    ['two slashes', 404, 'GET /api//matches HTTP/1.1', '', refusal('not-found')],
    ['another path', 404, 'GET /api/nothing HTTP/1.1', '', refusal('not-found')],
    [
      'a foreign page',
      403,
      `POST /api/matches HTTP/1.1\r\nOrigin: https://evil.example`,
      '',
      refusal('foreign-origin'),
    ],
    ['a socket without an upgrade', 426, 'GET /socket HTTP/1.1', '', where('upgrade')],
    ['a socket elsewhere', 404, upgrade('/sockets'), '', refusal('not-found')],
    ['what is no HTTP', 400, 'GET / HTTP/9.9', '', refusal('bad-request')],
  ])('%s: %i', async (_what, status, head, body, problem) => {
    const answer = await ask(server.url, head, body);
    expect(answer.body).toEqual(problem);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test.each([
    ['PATCH', '/api/matches', 'GET, HEAD, POST'],
    ['GET', '/api/matches/k3v9k3v9k3v9k3v9/seats', 'POST'],
    ['POST', '/api/matches/k3v9k3v9k3v9k3v9', 'GET, HEAD, DELETE'],
    ['DELETE', '/openapi.json', 'GET, HEAD'],
  ])('%s %s: 405, and which methods there are', async (method, to, allowed) => {
    const answer = await ask(server.url, `${method} ${to} HTTP/1.1`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(answer.body).toEqual(where('method'));
  });
});

describe('Retry-After is as long as it takes', () => {
  test('until another table may be opened', async () => {
    const post = `POST /api/matches HTTP/1.1\r\n${JSON_TYPE}`;
    expect((await ask(few.url, post, OPEN)).status).toBe(201);
    const answer = await ask(few.url, post, OPEN);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.body).toEqual(refusal('too-fast'));
  });

  test('until another socket may be opened, which may have a query in its path', async () => {
    const socket = connect(Number(new URL(few.url).port), '127.0.0.1', () => {
      socket.write(`${upgrade('/socket?x=1')}\r\nHost: grotto\r\nConnection: Upgrade\r\n\r\n`);
    });
    const [data] = await once(socket, 'data');
    expect(String(data)).toMatch(/^HTTP\/1.1 101 /);
    socket.destroy();
    const answer = await ask(few.url, upgrade('/socket'));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toMatch(/^[34]$/);
    expect(answer.body).toEqual(refusal('too-fast'));
  });
});

describe('what is wrong with a message is named by its field', () => {
  test('in a denial', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    for (const player of table.players) player.keepsTexts = true;
    const [first, second, third] = table.players;
    first?.sayRaw('{"type":"hint","id":"12345678","phase":4,"step":9}');
    second?.sayRaw('{"type":"look","closely":true}');
    third?.sayRaw('{"type":"weather"}');
    for (const [player, where] of [
      [first, 'step'],
      [second, 'closely'],
      [third, 'type'],
    ] as const) {
      await player?.until('denied', () => player.closed);
      expect(player?.frames.at(-1)).toEqual({ type: 'denied', code: 'bad-message', where });
    }
  });

  test('in the refusal of an action', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    await start(table);
    const [player] = table.players;
    if (player) player.keepsTexts = true;
    const phase = player?.state?.table.pending.phase;
    player?.say({ type: 'act', id: 'sideways', phase, action: { type: 'decide', choice: 'sideways' } });
    const refused = await player?.until('refused', () => player.frames.find(({ type }) => type === 'refused'));
    expect(refused).toMatchObject({ id: 'sideways', refusal: { code: 'bad-action', detail: { where: 'choice' } } });
    for (const one of table.players) one.leave();
  });
});
