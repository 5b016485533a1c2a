import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../serve.ts';

test.each(['client', 'assets'])(
  'in a folder named %s, what is named by its contents is kept for ever, the page is not',
  async (name) => {
    const data = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-caching-'));
    const client = path.join(data, name, 'client');
    fs.mkdirSync(path.join(client, 'assets'), { recursive: true });
    fs.writeFileSync(path.join(client, 'index.html'), 'the page');
    fs.writeFileSync(path.join(client, 'assets', 'app-1a2b3c.js'), 'the program');
    const server = await serve({ port: 0, host: '127.0.0.1', data, client });
    onTestFinished(async () => {
      await server.close();
      fs.rmSync(data, { recursive: true });
    });
    const cached = async (where: string) => (await fetch(`${server.url}${where}`)).headers.get('cache-control');
    expect(await cached('/assets/app-1a2b3c.js')).toContain('immutable');
    for (const where of ['/', '/index.html', '/some/table']) expect(await cached(where)).toBe('no-cache');
    expect(await cached('/api/matches')).toBe('no-store');
  },
);
