import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Opened } from '../../protocol/http.ts';
import { RateLimiter } from '../rate-limits.ts';
import { serve } from '../serve.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('whatever counts by address is swept: an address that is gone must not stay in memory', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const counted = vi.spyOn(RateLimiter.prototype, 'take');
  const swept = vi.spyOn(RateLimiter.prototype, 'sweep');
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-'));
  const server = await serve({ port: 0, host: '127.0.0.1', data });
  const options = { relics: false, openChests: false };
  const post = (where: string, body: object): Promise<Response> =>
    fetch(`${server.url}${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const opened = await post('/api/matches', { game: 'diamant', seats: 3, options, open: 'link' });
  expect(opened.status).toBe(201);
  const { match } = (await opened.json()) as Opened;
  expect((await post(`/api/matches/${match}/seats`, { name: 'Ada' })).status).toBe(201);
  vi.advanceTimersByTime(60_000);
  const unswept = counted.mock.contexts.filter((buckets) => !swept.mock.contexts.includes(buckets));
  expect(counted.mock.contexts.length).toBeGreaterThanOrEqual(5);
  expect(unswept).toEqual([]);
  vi.useRealTimers();
  await server.close();
  fs.rmSync(data, { recursive: true });
});
