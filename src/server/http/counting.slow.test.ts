import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from '../serve.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-counting-'));
const FEW = { requests: { burst: 3, perSecond: 0.001 } };
let server: Serving;
let address = 0;

beforeAll(async () => {
  const client = path.join(folder, 'client');
  fs.mkdirSync(client);
  fs.writeFileSync(path.join(client, 'index.html'), 'the page');
  server = await serve({ port: 0, host: '127.0.0.1', data: folder, client, trustProxy: true, limits: FEW });
});

afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

/** How five requests of one address are answered. */
async function five(where: string, init: RequestInit = {}): Promise<readonly number[]> {
  const statuses: number[] = [];
  const from = `198.51.100.${address++}`;
  for (let i = 0; i < 5; i++) {
    const headers = { 'x-forwarded-for': from, ...init.headers };
    statuses.push((await fetch(`${server.url}${where}`, { ...init, headers })).status);
  }
  return statuses;
}

test.each(['/api/matches', '/%61pi/matches', '/api/matche%73', '/metrics', '/healthz', '/openapi.json'])(
  '%s is answered only so often, however its path is written',
  async (where) => {
    expect(await five(where)).toEqual([200, 200, 200, 429, 429]);
  },
);

test('the page and its files may be fetched as often as it takes', async () => {
  for (const where of ['/', '/index.html', '/some/table']) expect(await five(where)).toEqual(new Array(5).fill(200));
});

test.each(['/api/matches', '/%61pi/matches', '/api/%6datches'])('a foreign page posts nothing to %s', async (where) => {
  const init = { method: 'POST', headers: { origin: 'https://evil.example', 'content-type': 'application/json' } };
  expect(await five(where, { ...init, body: '{}' })).toEqual(new Array(5).fill(403));
});
