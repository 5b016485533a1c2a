import { expect, test } from 'vitest';
import type { Answer } from '../../bots/bot.ts';
import { pause, SlowStoreRegistry } from '../testing/slow-store-registry.ts';

const BOT = 2;

test('what a bot has thought of is not done for the person who has taken its seat meanwhile', async () => {
  let think = (_answer: Answer): void => {};
  const server = new SlowStoreRegistry(
    () =>
      new Promise((resolve) => {
        think = resolve;
      }),
  );
  const bots = [{ seat: BOT, level: 1, name: 'Pip' } as const];
  const live = await server.start({ game: 'diamant', seats: 3, options: { relics: false, openChests: false }, bots });
  await live.request({ type: 'offer', seat: BOT, code: 'a code' });
  server.hold();
  const occupant = { kind: 'person', name: 'New' } as const;
  const sat = live.request({ type: 'sit', seat: BOT, occupant, key: 'a key', code: 'a code' });
  think({ action: { type: 'decide', choice: 'back' }, takes: 0 });
  await pause(30);
  server.letGo();
  expect(await sat).toBeUndefined();
  await pause(100);
  const stored = await server.store.load(live.id);
  expect(stored?.entries.at(-1)).toMatchObject({ type: 'sat', seat: BOT, occupant });
});
