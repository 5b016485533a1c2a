import { describe, expect, test } from 'vitest';
import { hostCheck } from '../hosts.ts';
import { openTestApp } from '../testing/test-app.ts';
import { TestRegistry } from '../testing/test-registry.ts';

const isKnownHost = hostCheck({ hosts: ['play.example'], origins: [], host: '127.0.0.1', trustProxy: false });
const OPEN = { game: 'diamant', seats: 3, options: { relics: false, openChests: false }, open: 'link' };

test('a page whose name was led to this server is no page of ours, and is told which setting names the server', async () => {
  const app = await openTestApp(new TestRegistry().registry, { isKnownHost });
  const rebound = { host: 'evil.example:8080', origin: 'http://evil.example:8080' };
  for (const url of ['/', '/api/matches', '/metrics', '/nothing']) {
    const answer = await app.inject({ url, headers: rebound });
    expect([url, answer.statusCode]).toEqual([url, 421]);
    expect(answer.json().refusal).toMatchObject({ code: 'unknown-host', rule: 'table' });
    expect(answer.json().refusal.detail.why).toMatch(/evil\.example:8080.*GROTTO_HOSTS/);
  }
  const posted = await app.inject({ method: 'POST', url: '/api/matches', payload: OPEN, headers: rebound });
  expect(posted.statusCode).toBe(421);
  const own = { host: 'play.example', origin: 'http://play.example' };
  expect((await app.inject({ method: 'POST', url: '/api/matches', payload: OPEN, headers: own })).statusCode).toBe(201);
  expect((await app.inject({ url: '/healthz', headers: rebound })).statusCode).toBe(200);
});

describe('pages of other origins', () => {
  const listed = 'https://pages.example';
  const others = ['https://evil.example', 'null', 'https://pages.example:8443'];
  const preflight = (origin: string, method: string) => ({
    method: 'OPTIONS' as const,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  });

  test('may ask first, read answers and refusals, and send, where the origin is listed', async () => {
    const app = await openTestApp(new TestRegistry().registry, { origins: [listed] });
    for (const [url, method] of [
      ['/api/matches', 'POST'],
      ['/api/matches/k3v9k3v9k3v9k3v9', 'DELETE'],
      ['/api/matches/k3v9k3v9k3v9k3v9/seats/0/bot', 'PUT'],
    ] as const) {
      const asked = await app.inject({ url, ...preflight(listed, method) });
      expect(asked.statusCode).toBe(204);
      expect(asked.headers['access-control-allow-origin']).toBe(listed);
      expect(String(asked.headers['access-control-allow-methods']).split(', ')).toContain(method);
      expect(asked.headers['access-control-allow-headers']).toBe('Authorization, Content-Type');
    }
    const headers = { origin: listed };
    const opened = await app.inject({ method: 'POST', url: '/api/matches', payload: OPEN, headers });
    const refused = await app.inject({ url: '/api/matches/nothing', headers });
    expect([opened.statusCode, refused.statusCode]).toEqual([201, 404]);
    for (const answer of [opened, refused]) {
      expect(answer.headers['access-control-allow-origin']).toBe(listed);
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(answer.headers.vary).toBe('Origin');
    }
  });

  test.each(others)('of %s, which is not listed, may not', async (origin) => {
    const app = await openTestApp(new TestRegistry().registry, { origins: [listed] });
    const asked = await app.inject({ url: '/api/matches', ...preflight(origin, 'POST') });
    const posted = await app.inject({ method: 'POST', url: '/api/matches', payload: OPEN, headers: { origin } });
    const read = await app.inject({ url: '/api/matches', headers: { origin } });
    expect([asked.statusCode, posted.statusCode]).toEqual([403, 403]);
    for (const { headers } of [asked, posted, read]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  test('are told nothing where no origin is listed', async () => {
    const app = await openTestApp(new TestRegistry().registry);
    const { headers } = await app.inject({ url: '/api/matches', headers: { origin: listed } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('vary');
  });
});
