// The worker pool with real threads: nobody is blocked while bots think, and no question is lost.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ocelot } from '../../games/ocelot/index.ts';
import { seededRng } from '../../kit/rng.ts';
import type { BotQuestion, Bots } from './bots.ts';
import { createPool } from './pool.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-pool-'));
const pools: Bots[] = [];

const poolOf = (file: string, longest?: number): Bots => {
  const pool = createPool(pathToFileURL(file), 1, longest);
  pools.push(pool);
  return pool;
};

/** Answers with the seed and the number of the answer. Some seeds end the thread, or keep it busy for ever. */
const ECHO = `
import { parentPort } from 'node:worker_threads';
let takes = 0;
parentPort.on('message', ({ number, question }) => {
  if (question.seed === 'die') process.exit(1);
  while (question.seed === 'brood');
  for (const end = performance.now() + 50; question.level === 5 && performance.now() < end; );
  parentPort.postMessage({ number, answer: { action: question.seed, takes: takes++ } });
});`;

beforeAll(() => fs.writeFileSync(path.join(folder, 'echo.mjs'), ECHO));
afterAll(async () => {
  for (const pool of pools) await pool.close();
  fs.rmSync(folder, { recursive: true });
});

const question = (seed: string, wish: Partial<BotQuestion> = {}): BotQuestion => ({
  game: 'diamant',
  view: {},
  seat: 0,
  level: 1,
  seed,
  at: 0,
  ...wish,
});

test('the event loop turns while a master thinks', async () => {
  const outfile = path.resolve('out/pool/bot-worker.js');
  const entryPoints = [path.resolve('src/server/bots/worker.ts')];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  const start = ocelot.setup({ seats: 2, options: { mat: 'split', start: 'seat-0' } });
  const dealt = ocelot.apply(start, { by: 'chance', at: 0, outcome: ocelot.sampleChance(start, seededRng('deal')) });
  if (!dealt.ok) throw new Error(dealt.error.code);
  const command = question('a', { game: 'ocelot', level: 5, view: ocelot.view(dealt.value.state, 0) });
  let answered: unknown;
  const answer = poolOf(outfile)
    .choose(command)
    .then((given) => {
      answered = given?.action;
    });
  let turns = 0;
  for (; answered === undefined && turns < 1e9; turns++) await turn();
  await answer;
  expect(ocelot.legal(dealt.value.state, 0, 0)).toContainEqual(answered);
  expect(turns).toBeGreaterThan(1000);
});

test('a quick answer need not wait for all the slow ones', async () => {
  const pool = poolOf(path.join(folder, 'echo.mjs'));
  await pool.choose(question('learned', { level: 5 }));
  const slow = (seed: string) => pool.choose(question(seed, { level: 5 }));
  const answers = [slow('first'), slow('second'), pool.choose(question('quick')), pool.choose(question('next'))];
  const order = (await Promise.all(answers)).sort((a, b) => (a?.takes ?? 0) - (b?.takes ?? 0));
  expect(order.map((answer) => answer?.action)).toEqual(['first', 'quick', 'next', 'second']);
});

test('a thread that dies fails its question, and another answers the next', async () => {
  const pool = poolOf(path.join(folder, 'echo.mjs'));
  const [dead, alive] = [pool.choose(question('die')), pool.choose(question('live'))];
  await expect(dead).rejects.toThrow('thread');
  expect((await alive)?.action).toBe('live');
});

test('a thread that thinks for ever is given up, and another answers the next', async () => {
  const pool = poolOf(path.join(folder, 'echo.mjs'), 1_000);
  const [lost, alive] = [pool.choose(question('brood')), pool.choose(question('live'))];
  await expect(lost).rejects.toThrow('thread');
  expect((await alive)?.action).toBe('live');
});
