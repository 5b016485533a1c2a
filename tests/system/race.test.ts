// Out of Mine! in real time: the server's order decides.

import { expect, test } from 'vitest';
import { contendedTakes } from '../chaos/contended-takes.ts';
import { lateTakes } from '../chaos/late-takes.ts';
import { sized, timeFor } from '../chaos/size.ts';
import { running } from './kit/serving.ts';

const server = running();

test('[fault 13] of four who take the same tile at once exactly one has it', {
  timeout: timeFor(300_000),
}, async () => {
  const figures = await contendedTakes(server.url, { takes: sized(60), seed: 'ci' });
  expect(figures).toMatchObject({ contended: sized(60), wrong: 0, laws: [] });
});

test('[fault 13] what is taken or laid while a call is judged, or after the stop, is refused, and no tile is lost', {
  timeout: timeFor(300_000),
}, async () => {
  const figures = await lateTakes(server.url, { rounds: sized(4), seed: 'ci' });
  expect(figures).toEqual({ refused: sized(4) * 25, wrong: [] });
});
