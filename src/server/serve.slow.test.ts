import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './serve.ts';

test('a server that finds its port taken leaves nothing open', async () => {
  const folders = [1, 2].map(() => fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-serve-')));
  const [first = '', second = ''] = folders;
  const host = '127.0.0.1';
  const serving = await serve({ port: 0, host, data: first });
  onTestFinished(async () => {
    await serving.close();
    for (const folder of folders) fs.rmSync(folder, { recursive: true });
  });
  await expect(serve({ port: serving.port, host, data: second })).rejects.toThrow('EADDRINUSE');
  // The log beside the file goes when the store is closed.
  expect(fs.readdirSync(second)).toEqual(['grotto.db']);
});
