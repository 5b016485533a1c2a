import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { Times } from './times.ts';

it('is written as the library writes a histogram', async () => {
  const registers = [new Registry()];
  const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];
  const theirs = new Histogram({ name: 'answer_seconds', help: 'Answers', buckets, registers });
  const ours = new Times('answer_seconds', 'Answers');
  expect(ours.text()).toBe(await registers[0]?.metrics());
  for (const seconds of [0, 0.0005, 0.001, 0.0011, 0.02, 0.3, 2, 2.5, 60]) {
    theirs.observe(seconds);
    ours.add(seconds);
  }
  expect(ours.text()).toBe(await registers[0]?.metrics());
});
