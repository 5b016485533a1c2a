// Junk of every kind: each frame is judged and answered by a typed no, and the process lives on unchanged.

import { afterAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/contract/game.ts';
import { fuzzFrames, openFor, sendActions } from '../chaos/fuzz.ts';
import { deepActions } from '../chaos/junk.ts';
import { sized, timeFor } from '../chaos/size.ts';
import { newId } from './kit/player.ts';
import { running } from './kit/serving.ts';

const server = running();

afterAll(() => expect(server.log.join('')).toMatch(/^listening \d+\n$/));

test('[fault 14] fuzz is answered by a typed no, frame by frame, and the process lives', {
  timeout: timeFor(300_000),
}, async () => {
  const figures = await fuzzFrames(server.url, { frames: sized(2000), seed: 'ci' });
  expect(figures).toMatchObject({ unexpected: [], crashed: false });
  expect(figures.frames).toBeGreaterThanOrEqual(sized(2000));
});

describe('actions thousands of levels deep', () => {
  const server = running();

  test.each(GAME_IDS)('[fault 14] %s: are refused, also when they come again, and the table goes on', async (game) => {
    const fuzzed = await openFor(server.url, game);
    const actions = deepActions();
    const ids = actions.map(() => newId());
    for (const _ of [1, 2]) expect(await sendActions(server.url, fuzzed, actions, ids)).toBe(actions.length);
    expect((await fuzzed.table.players[0]?.look())?.seq).toBe(fuzzed.seq);
    for (const player of fuzzed.table.players) player.leave();
  });
});
