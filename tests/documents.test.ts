// Documents that name things are held to what is there.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

const testFiles = ['src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
);

test('every promise of the machinery is cited by a test, and no test cites another', () => {
  const promised = [...read('docs/machinery.md').matchAll(/^\| (S\d+) \|/gm)].map(([, id]) => id ?? '');
  const cited = new Set(testFiles.flatMap((file) => [...read(file).matchAll(/\[(S\d+)\]/g)].map(([, id]) => id ?? '')));
  expect(promised.length).toBeGreaterThan(0);
  expect([...promised].filter((id) => !cited.has(id))).toEqual([]);
  expect([...cited].filter((id) => !promised.includes(id))).toEqual([]);
});

test('every file that the glossary names is there', () => {
  const rows = read('docs/glossary.md').split('## Machinery')[1] ?? '';
  const missing: string[] = [];
  for (const row of rows.split('\n').filter((line) => line.startsWith('| ') && line.includes('`src/'))) {
    let folder = '';
    for (const [, name = ''] of row.matchAll(/`([\w./<>-]+)`/g)) {
      if (name.startsWith('src/')) folder = path.dirname(name);
      const file = (name.startsWith('src/') ? name : path.join(folder, name)).replace('<game>', 'diamant');
      if (!existsSync(file)) missing.push(file);
    }
  }
  expect(missing).toEqual([]);
});

test('the way of a tap is told by files that are there, and by at most 35', () => {
  const files = [...read('docs/architecture.md').matchAll(/^\d+\. `(src\/[^`]+)` —/gm)].map(([, file]) => file ?? '');
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
  expect(files.length).toBeLessThanOrEqual(35);
});
