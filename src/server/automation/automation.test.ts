import { expect, test } from 'vitest';
import type { Answer } from '../../bots/bot.ts';
import { TestRegistry } from '../testing/test-registry.ts';

const BOT = 2;

test('the answer of a bot is not played for the person who has taken its seat meanwhile', async () => {
  let think = (_answer: Answer): void => {};
  const server = new TestRegistry(
    () =>
      new Promise((resolve) => {
        think = resolve;
      }),
  );
  const bots = [{ seat: BOT, level: 1, name: 'Pip' } as const];
  const live = await server.startAs({ game: 'diamant', seats: 3, options: { relics: false, openChests: false }, bots });
  await live.request({ type: 'offer', seat: BOT, code: 'a code' });
  server.hold();
  const occupant = { kind: 'person', name: 'New' } as const;
  const sat = live.request({ type: 'sit', seat: BOT, occupant, key: 'a key', code: 'a code' });
  think({ action: { type: 'decide', choice: 'back' }, takes: 0 });
  await server.settle();
  server.letGo();
  expect(await sat).toBeUndefined();
  await server.turns();
  expect((await server.log(live.id)).at(-1)).toMatchObject({ type: 'sat', seat: BOT, occupant });
});
