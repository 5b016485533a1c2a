import { expect, test } from 'vitest';
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
