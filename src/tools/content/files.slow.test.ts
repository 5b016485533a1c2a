import fs from 'node:fs';
import { expect, test } from 'vitest';
import { contentFiles } from './files.ts';

test('[M3] [M6] [M7] the generator gives exactly the galleries and all 800 numbers of solutions that are committed', () => {
  const root = new URL('../../../', import.meta.url);
  for (const { path, text } of contentFiles()) expect(fs.readFileSync(new URL(path, root), 'utf8')).toBe(text);
});
