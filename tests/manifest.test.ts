// What the manifest names is there: pictures of the size it says, and a way into every game.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { GAME_IDS } from '../src/contract/game.ts';

const picture = z.object({ src: z.string(), sizes: z.string(), form_factor: z.enum(['wide', 'narrow']).optional() });
const manifest = z
  .object({
    icons: z.array(picture),
    screenshots: z.array(picture),
    shortcuts: z.array(z.object({ url: z.string(), icons: z.array(picture) })),
  })
  .parse(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')));

const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];

test.each(pictures.filter(({ src }) => src.endsWith('.png')))('$src is $sizes', ({ src, sizes }) => {
  // Width and height are the first two numbers of a PNG's header.
  const png = readFileSync(`public${src}`);
  expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
});

test('wide and narrow screens each have a picture', () => {
  const forms = manifest.screenshots.map(({ form_factor: form }) => form);
  expect(new Set(forms)).toEqual(new Set(['wide', 'narrow']));
});

test('every game has a shortcut', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(GAME_IDS.map((game) => `/new/${game}/bots`));
});
