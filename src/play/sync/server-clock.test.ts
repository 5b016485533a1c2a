import { describe, expect, test } from 'vitest';
import { outOfMine } from '../../games/out-of-mine/index.ts';
import { PROTOCOL } from '../../protocol/words.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { Network, type ServerEnd } from '../testing/network.ts';
import { VirtualTime } from '../virtual-time.ts';
import { openLink } from './table-link.ts';

const PRESENCE = { here: [true, true], watchers: 0 };
const LATENCY = 20;

function tableAt(at: number, stage: string) {
  const agreed = { match: 'k3v9k3v9k3v9k3v9', game: outOfMine.id, rules: outOfMine.rules, seats: 2 };
  const terms = { ...agreed, options: {}, pace: {}, open: 'link', commitment: '0'.repeat(64) };
  return { stage, terms, seats: [], seq: 7, at, pending: { awaited: [] }, canUndo: false };
}

/** A server that says what the test says, and a watcher who hears it at once. */
async function sitDown() {
  const time = new VirtualTime();
  let end: ServerEnd | undefined;
  const network = new Network(time, {
    accept(accepted) {
      end = accepted;
      return { hear: () => undefined, gone: () => undefined };
    },
  });
  const link = openLink(
    { match: 'a-match', game: outOfMine, as: 'watcher' },
    {
      scheduler: time,
      transport: network,
      keyring: { of: () => ({}), keep: () => undefined, dropToken: () => undefined },
      device: new MemoryStorage(),
      tab: new MemoryStorage(),
      random: () => 0,
      randomHex: () => '',
    },
  );
  await time.pass(LATENCY);
  const say = async (frame: object): Promise<void> => {
    end?.say(JSON.stringify(frame));
    await time.pass(LATENCY);
  };
  const pong = (now: number): Promise<void> => say({ type: 'pong', id: 1, now });
  const hinted = (at: number): Promise<void> =>
    say({ type: 'news', seq: 8, news: [{ type: 'hinted', seat: 1, at }], pending: { awaited: [] } });
  const welcome = (now: number, at: number, stage = 'playing'): Promise<void> =>
    say({ type: 'welcome', protocol: PROTOCOL, viewer: 'public', now, presence: PRESENCE, table: tableAt(at, stage) });
  return { ...link, time, network, say, pong, hinted, welcome };
}

describe('match time at a table on the server', () => {
  test('runs as fast as time does, however many pongs come in', async () => {
    const { now, pong, time, welcome } = await sitDown();
    await welcome(60_000, 50_000);
    for (let at = 64_000; at <= 100_000; at += 4000) {
      await time.pass(4000 - LATENCY);
      await pong(at);
      expect(now()).toBe(at);
    }
    await time.pass(1500);
    expect(now()).toBe(101_500);
  });

  test('goes on without a change of what is drawn', async () => {
    const { pong, state, time, welcome } = await sitDown();
    await welcome(60_000, 50_000);
    const before = state.value;
    await time.pass(4000);
    await pong(64_000);
    expect(state.value).toBe(before);
  });

  test('is not set back by a word, by news, by a frame that was slow', async () => {
    const { hinted, now, pong, say, time, welcome } = await sitDown();
    await welcome(60_000, 50_000);
    await time.pass(3000);
    await say({ type: 'phrase', seat: 1, phrase: 'hello' });
    expect(now()).toBe(63_020);
    await hinted(62_900);
    expect(now()).toBe(63_040);
    await pong(62_600);
    expect(now()).toBe(63_060);
  });

  test('is set forward by all of them', async () => {
    const { hinted, now, pong, welcome } = await sitDown();
    await welcome(60_000, 50_000);
    await hinted(60_100);
    expect(now()).toBe(60_100);
    await pong(60_300);
    expect(now()).toBe(60_300);
  });

  test('is set right when the server stood still', async () => {
    const { now, pong, time, welcome } = await sitDown();
    await welcome(60_000, 50_000);
    await time.pass(9000);
    await pong(60_250);
    await time.pass(10);
    expect(now()).toBe(60_260);
  });

  test('stands where it is without a connection, and goes on with the next welcome', async () => {
    const { network, now, time, welcome } = await sitDown();
    await welcome(60_000, 50_000);
    await time.pass(2000);
    network.cut();
    await time.pass(5000);
    expect(now()).toBe(62_000);
    await welcome(67_000, 50_000);
    await time.pass(100);
    expect(now()).toBe(67_100);
  });

  test('stands still when the match is over', async () => {
    const { now, time, welcome } = await sitDown();
    await welcome(60_000, 50_000, 'over');
    await time.pass(5000);
    expect(now()).toBe(60_000);
  });
});
