// Nothing that was answered is ever lost, whatever happens to the process.

import fs from 'node:fs';
import { expect, test } from 'vitest';
import { seededRng } from '../../src/kit/rng.ts';
import { killStorm } from '../chaos/kill-storm.ts';
import { GENEROUS } from '../chaos/limits.ts';
import { sized, timeFor } from '../chaos/size.ts';
import { newFolder, startProcess } from './kit/process.ts';
import { playOut, randomAction, seatTable, start } from './kit/table.ts';

test('[fault 4] killed in the middle of play, the server has every answered move once, and players go on', {
  timeout: timeFor(300_000),
}, async () => {
  const figures = await killStorm({ matches: 12, kills: sized(8), thinking: 100, seed: 'ci' });
  expect(figures).toMatchObject({ lost: 0, doubled: 0, diverged: 0 });
  expect(figures.acknowledged).toBeGreaterThan(100);
});

test('stopped by an operator, it says goodbye, ends with 0, and goes on where it was', async () => {
  const data = newFolder();
  const first = await startProcess({ data, limits: GENEROUS });
  const table = await seatTable(first.url, { comesBack: true });
  await start(table);
  const [player] = table.players;
  const id = player?.act(randomAction(player, 'diamant', seededRng(1))) ?? '';
  expect(await player?.answer(id)).toBe('done');
  expect(await first.stop()).toBe(0);
  expect(player?.closings[0]).toBe(1012);
  const second = await startProcess({ data, port: first.port, limits: GENEROUS });
  await playOut(table);
  expect(player?.state?.table.ended).toBe('finished');
  for (const one of table.players) one.leave();
  expect(await second.stop()).toBe(0);
  fs.rmSync(data, { recursive: true });
});
