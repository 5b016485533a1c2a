import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from '../serve.ts';

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-pages-'));
let server: Serving;

beforeAll(async () => {
  const client = path.join(data, 'client');
  fs.mkdirSync(client);
  fs.writeFileSync(path.join(client, 'index.html'), 'the page');
  server = await serve({ port: 0, host: '127.0.0.1', data, client });
});

afterAll(async () => {
  await server.close();
  fs.rmSync(data, { recursive: true });
});

test.each(['/', '/some/table'])('%s has a page, also for whoever only looks whether it is there', async (where) => {
  const [page, head] = await Promise.all([
    fetch(`${server.url}${where}`),
    fetch(`${server.url}${where}`, { method: 'HEAD' }),
  ]);
  expect(await page.text()).toBe('the page');
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toBe(page.headers.get('content-type'));
  expect(await head.text()).toBe('');
});

test.each(['/api', '/api/', '/api/nothing', '/assets', '/assets/gone.js', '/gone.png'])(
  '%s is no page, and says so',
  async (where) => {
    const answer = await fetch(`${server.url}${where}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ refusal: { code: 'not-found', rule: 'table' } });
  },
);

test('a socket whose wish was lost on the way, as by a proxy that passes no upgrades on, is told what is missing', async () => {
  const answer = await fetch(`${server.url}/socket`);
  expect(answer.status).toBe(426);
  expect(answer.headers.get('upgrade')).toBe('websocket');
});
