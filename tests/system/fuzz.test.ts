// Junk of every kind: each frame is judged and answered by a typed no, and the process lives on unchanged.

import { afterAll, expect, test } from 'vitest';
import { fuzzFrames } from '../chaos/fuzz.ts';
import { sized, timeFor } from '../chaos/size.ts';
import { running } from './kit/serving.ts';

const server = running();

afterAll(() => expect(server.log.join('')).toMatch(/^listening \d+\n$/));

test('[fault 14] fuzz is answered by a typed no, frame by frame, and the process lives', {
  timeout: timeFor(120_000),
}, async () => {
  const figures = await fuzzFrames(server.url, { frames: sized(2000), seed: 'ci' });
  expect(figures).toMatchObject({ unexpected: [], crashed: false });
  expect(figures.frames).toBeGreaterThanOrEqual(sized(2000));
});
