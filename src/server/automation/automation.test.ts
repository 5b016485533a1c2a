import { describe, expect, test } from 'vitest';
import type { Answer } from '../../bots/bot.ts';
import type { Millis } from '../../contract/game.ts';
import type { BotQuestion } from '../bots/bots.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { FakeListener } from '../testing/fake-listener.ts';
import { MINUTE, TestRegistry } from '../testing/test-registry.ts';

const BOT = 2;
const DIAMANT = { game: 'diamant', seats: 3, options: { relics: false, openChests: false } } as const;
const BOTS = [{ seat: BOT, level: 4, name: 'Pip' } as const];
const GO_BACK: Answer = { action: { type: 'decide', choice: 'back' }, takes: 0 };

const typesOf = async (server: TestRegistry, live: LiveMatch): Promise<readonly string[]> =>
  (await server.log(live.id)).map(({ type }) => type);

const movesOf = async (server: TestRegistry, live: LiveMatch) =>
  (await server.log(live.id)).flatMap((entry) =>
    entry.type === 'moved' && entry.move.by === 'seat'
      ? { seat: entry.move.seat, standIn: entry.standIn === true }
      : [],
  );

const join = (live: LiveMatch, seat: number): FakeListener => {
  const listener = new FakeListener(seat);
  live.join(listener, undefined);
  return listener;
};

describe('bots', () => {
  test('[S8] get ready, reveal their luck and are asked with what their seat may know', async () => {
    const asked: BotQuestion[] = [];
    const server = new TestRegistry(async (question) => {
      asked.push(question);
      return undefined;
    });
    const live = await server.startAs({ ...DIAMANT, bots: BOTS });
    await server.turns();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ game: 'diamant', seat: BOT, level: 4, since: undefined });
    expect(asked[0]?.view).toEqual(live.game.view(live.match.state, BOT));
  });

  test('take their share of the time that a person would take', async () => {
    const server = new TestRegistry(async () => ({ ...GO_BACK, takes: 1_000 }));
    server.botPace = 0.5;
    await server.restart();
    const live = await server.startAs({ ...DIAMANT, bots: BOTS });
    await server.pass(450);
    expect(await movesOf(server, live)).toEqual([]);
    await server.pass(200);
    expect(await movesOf(server, live)).toEqual([{ seat: BOT, standIn: false }]);
  });

  test('that fail are logged, and something legal is played for them', async () => {
    const server = new TestRegistry(() => Promise.reject(new Error('no idea')));
    server.errorsAllowed = true;
    const live = await server.startAs({ ...DIAMANT, bots: BOTS });
    await server.pass(2_000);
    expect(server.errors[0]).toContain('a bot failed');
    expect(await movesOf(server, live)).toEqual([{ seat: BOT, standIn: false }]);
  });

  test('[S21] do nothing without the lease, and begin with it', async () => {
    const server = new TestRegistry();
    const live = await server.startAs({ ...DIAMANT, bots: BOTS });
    let asked = 0;
    server.choose = async () => {
      asked += 1;
      return GO_BACK;
    };
    let hasLease = false;
    Object.defineProperty(live, 'hasLease', { get: () => hasLease });
    const decide = async (seat: number): Promise<void> => {
      live.submit({ input: { type: 'act', seat, action: { type: 'decide', choice: 'on' } }, by: join(live, seat) });
      await server.pass(1_000);
    };
    await decide(0);
    expect(await movesOf(server, live)).toHaveLength(1);
    expect(asked).toBe(0);
    hasLease = true;
    await decide(1);
    expect((await movesOf(server, live)).map(({ seat }) => seat).slice(0, 3)).toEqual([0, 1, BOT]);
  });

  test('whose lease is lost while they think are not asked again and again', async () => {
    const server = new TestRegistry();
    let asked = 0;
    let think = (_answer: Answer): void => {};
    server.choose = () => {
      asked += 1;
      return new Promise((resolve) => {
        think = resolve;
      });
    };
    const live = await server.startAs({ ...DIAMANT, bots: BOTS });
    await server.settle();
    expect(asked).toBe(1);
    Object.defineProperty(live, 'hasLease', { get: () => false });
    server.choose = async () => {
      asked += 1;
      return GO_BACK;
    };
    think(GO_BACK);
    await server.pass(2_000);
    expect(asked).toBe(1);
    expect(await movesOf(server, live)).toEqual([]);
  });

  test('are not played for the person who has taken their seat meanwhile', async () => {
    let think = (_answer: Answer): void => {};
    const server = new TestRegistry(
      () =>
        new Promise((resolve) => {
          think = resolve;
        }),
    );
    const live = await server.startAs({ ...DIAMANT, bots: BOTS });
    await live.request({ type: 'offer', seat: BOT, code: 'a code' });
    server.hold();
    const occupant = { kind: 'person', name: 'New' } as const;
    const sat = live.request({ type: 'sit', seat: BOT, occupant, key: 'a key', code: 'a code' });
    think(GO_BACK);
    await server.settle();
    server.letGo();
    expect(await sat).toBeUndefined();
    await server.turns();
    expect((await server.log(live.id)).at(-1)).toMatchObject({ type: 'sat', seat: BOT, occupant });
  });
});

describe('stand-ins', () => {
  test('[S12] take over when the time for a decision is up, and not a moment earlier', async () => {
    const server = new TestRegistry();
    const live = await server.startAs({ ...DIAMANT, pace: { decision: MINUTE } });
    for (const seat of [0, 1, 2]) join(live, seat);
    const { deadline = 0 } = live.pending;
    await server.pass(deadline - live.now() - 20);
    expect(await typesOf(server, live)).not.toContain('stood-in');
    await server.pass(40);
    expect((await typesOf(server, live)).filter((type) => type === 'stood-in')).toHaveLength(3);
  });

  test('[S12] take over for who is away for too long while the match waits for them, and for nobody else', async () => {
    const server = new TestRegistry();
    const live = await server.startAs({ ...DIAMANT, pace: { away: MINUTE } });
    const listeners = [0, 1, 2].map((seat) => join(live, seat));
    const [first] = listeners;
    await server.pass(1_000);
    if (first) live.leave(first);
    const left = live.now();
    await server.pass(MINUTE - 100);
    expect(await typesOf(server, live)).not.toContain('stood-in');
    await server.pass(200);
    expect((await server.log(live.id)).filter(({ type }) => type === 'stood-in')).toEqual([
      { type: 'stood-in', seat: 0, at: expect.closeTo(left + MINUTE, -2) },
    ]);
  });

  test('do not take over for who has decided already, and keep watch over the others', async () => {
    const server = new TestRegistry();
    const live = await server.startAs({ ...DIAMANT, pace: { away: MINUTE } });
    const [first, second] = [0, 1, 2].map((seat) => join(live, seat));
    if (second) live.submit({ input: { type: 'act', seat: 1, action: { type: 'decide', choice: 'on' } }, by: second });
    await server.settle();
    for (const listener of [first, second]) if (listener) live.leave(listener);
    await server.pass(MINUTE + 200);
    const stoodIn = (await server.log(live.id)).flatMap((entry) => (entry.type === 'stood-in' ? entry.seat : []));
    expect(stoodIn).toEqual([0]);
  });

  test('rest while every player has left, and go on when one is there', async () => {
    const server = new TestRegistry();
    server.choose = async () => GO_BACK;
    const live = await server.startAs(DIAMANT);
    server.choose = async () => undefined;
    for (const seat of [0, 1, 2]) await live.request({ type: 'stand-in', seat });
    const before = (await movesOf(server, live)).length;
    server.choose = async () => GO_BACK;
    const watcher = new FakeListener('public');
    live.join(watcher, undefined);
    await server.pass(500);
    expect(await movesOf(server, live)).toHaveLength(before);
  });

  test('are sent again where the first time could not be stored', async () => {
    const server = new TestRegistry();
    server.errorsAllowed = true;
    const live = await server.startAs({ ...DIAMANT, pace: { decision: 1_000 } });
    for (const seat of [0, 1, 2]) join(live, seat);
    let failures = 0;
    server.failAppend = ({ entries }) => entries.some(({ type }) => type === 'stood-in') && failures++ < 2;
    await server.pass(1_100);
    expect(failures).toBe(1);
    await server.pass(350);
    expect(failures).toBe(1);
    await server.pass(100);
    expect(failures).toBe(2);
    await server.pass(600);
    expect(await typesOf(server, live)).toContain('stood-in');
  });
});

describe('the alarm', () => {
  const alarmOf = async (server: TestRegistry, live: LiveMatch): Promise<Millis | undefined> => {
    await server.turns();
    return server.alarm(live.id);
  };

  test('is never later than what is due, and is put off only when it has rung', async () => {
    const server = new TestRegistry();
    const live = await server.startAs({ ...DIAMANT, pace: { decision: 5 * MINUTE } });
    join(live, 0);
    const due = live.serverTime(live.pending.deadline ?? 0);
    expect(await alarmOf(server, live)).toBeLessThan(due);
    await server.pass(11_000);
    expect(await alarmOf(server, live)).toBe(due);
  });

  test('of a match without deadlines is when it counts as abandoned', async () => {
    const server = new TestRegistry();
    const live = await server.startAs(DIAMANT);
    join(live, 0);
    await server.pass(11_000);
    const day = 24 * 60 * MINUTE;
    expect(await alarmOf(server, live)).toBeGreaterThan(server.time + 30 * day - MINUTE);
    expect(await alarmOf(server, live)).toBeLessThanOrEqual(server.time + 30 * day);
  });

  test('is gone when the match is over', async () => {
    const server = new TestRegistry();
    const live = await server.startAs({ ...DIAMANT, pace: { decision: MINUTE } });
    join(live, 0);
    await live.request({ type: 'end', reason: 'aborted' });
    expect(await alarmOf(server, live)).toBeUndefined();
  });
});

test('[S6] a match whose bots cannot be asked is frozen, and no other', async () => {
  const server = new TestRegistry();
  server.errorsAllowed = true;
  const [broken, whole] = [
    await server.startAs({ ...DIAMANT, bots: BOTS }),
    await server.startAs({ ...DIAMANT, bots: BOTS }),
  ];
  Object.defineProperty(broken, 'serverSeed', {
    get: () => {
      throw new Error('a fault of ours');
    },
  });
  await broken.request({ type: 'act', seat: 0, action: { type: 'decide', choice: 'on' } });
  await server.turns();
  expect([broken.match.stage, whole.match.stage]).toEqual(['frozen', 'playing']);
});
