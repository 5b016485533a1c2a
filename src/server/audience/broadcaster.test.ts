import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import type { Games } from '../../match/record.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import { canUndo, pendingOf, tellNews } from '../../match/told.ts';
import type { Entry, News } from '../../match/types.ts';
import { MatchState } from '../matches/match-state.ts';
import { FakeListener } from '../testing/fake-listener.ts';
import { Broadcaster } from './broadcaster.ts';
import type { Listener } from './listener.ts';

const SEATS = 3;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public'];
const PRESENCE = { here: [true, true, true], watchers: 0 };

/** A game in which only seat 0 is told that somebody has decided: viewers have heard different numbers of lines. */
const SECRETIVE: Games = {
  ...GAMES,
  diamant: {
    ...GAMES.diamant,
    tell: (effect, viewer) => (viewer !== 0 && isDecision(effect) ? undefined : GAMES.diamant.tell(effect, viewer)),
  },
};

const isDecision = (effect: unknown): boolean => JSON.stringify(effect).includes('"decided"');

/** The entries of a whole match at random, and a broadcaster that knows the first so many of them. */
function openBroadcaster(known = 1, table = new TestTable().start().playUntil(() => false), games: Games = GAMES) {
  const { terms } = table.match;
  const entries: readonly Entry[] = table.entries;
  const stored = { match: terms.match, serverSeed: SERVER_SEED, epoch: 0, entries: entries.slice(0, known) };
  const past: News[] = [];
  const log = { info() {}, error() {} };
  const state = new MatchState({ games, log }, stored, (news) => past.push(news));
  const broadcaster = new Broadcaster(state, () => 42);
  for (const news of past) broadcaster.count(news);
  const join = (viewer: Viewer, key?: string): FakeListener => {
    const listener = new FakeListener(viewer, key);
    broadcaster.listeners(viewer).push(listener);
    return listener;
  };
  /** Takes the next so many entries and tells them. */
  const tellNext = (count: number, done: Parameters<Broadcaster['tell']>[1] = []): readonly News[] => {
    const news = state.take(entries.slice(state.match.seq, state.match.seq + count));
    broadcaster.tell(news, done);
    return news;
  };
  const linesFor = (viewer: Viewer, news: readonly News[]): readonly unknown[] =>
    news.map((one) => tellNews(state.game, one, viewer)).filter((line) => line !== undefined);
  return { entries, state, broadcaster, join, tellNext, linesFor };
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a broadcast', () => {
  test.each([
    ['a game', 1, GAMES],
    ['a game', 2, GAMES],
    ['a game', 5, GAMES],
    ['a secretive game', 1, SECRETIVE],
    ['a secretive game', 3, SECRETIVE],
  ])(
    '[S7] of %s, %i entries at a time, tells every viewer what they may know, and counts their lines',
    (_, size, games) => {
      const { entries, state, join, tellNext, linesFor } = openBroadcaster(1, undefined, games);
      const listeners = VIEWERS.map((viewer) => join(viewer));
      const counts = VIEWERS.map(() => 0);
      while (state.match.seq < entries.length) {
        const news = tellNext(size);
        for (const [index, listener] of listeners.entries()) {
          const { viewer } = listener;
          const lines = linesFor(viewer, news);
          counts[index] = (counts[index] ?? 0) + lines.length;
          const undo = canUndo(state.match, viewer) ? { canUndo: true } : {};
          const pending = pendingOf(state.game, state.match);
          const message = { type: 'news', seq: counts[index], news: lines, pending, ...undo };
          expect(listener.read()).toEqual(lines.length === 0 ? [] : [asSent(message)]);
        }
      }
    },
  );

  test('says who may undo, also where everybody is told the same', () => {
    const table = new TestTable().start();
    table.ask({ type: 'stand-in', seat: 1 });
    const { entries, state, broadcaster, join } = openBroadcaster(table.entries.length - 1, table);
    const listeners = VIEWERS.map((viewer) => join(viewer));
    const news = state.take(entries.slice(-1));
    const { match } = state;
    if (match.stage !== 'playing') throw new Error('not in play');
    state.match = { ...match, undo: [{ seat: 0, state: match.state }] };
    broadcaster.tell(news, []);
    expect(listeners.map((listener) => listener.read()[0]?.canUndo)).toEqual([true, undefined, undefined, undefined]);
  });

  test('encodes one frame for all who are told the same', () => {
    const { join, tellNext } = openBroadcaster();
    const [first, second, watcher] = [join(0), join(0), join('public')];
    tellNext(1);
    expect(first.frames).toHaveLength(1);
    expect(second.frames[0]).toBe(first.frames[0]);
    expect(watcher.frames[0]).toBe(first.frames[0]);
  });

  test('names the commands that are done to those who sent them, and to nobody else', () => {
    const { join, tellNext } = openBroadcaster();
    const [sender, other] = [join(0), join(0)];
    const input = { type: 'tick' } as const;
    tellNext(1, [{ input, by: sender, id: 'one' }, { input, by: sender, id: 'two' }, { input, by: sender }, { input }]);
    expect(sender.read()).toMatchObject([{ done: ['one', 'two'] }]);
    expect(other.read()[0]).not.toHaveProperty('done');
  });

  test('[S7] shows nobody what only another seat may know', () => {
    const { entries, state, join, tellNext, linesFor } = openBroadcaster();
    const listeners = VIEWERS.map((viewer) => join(viewer));
    let differences = 0;
    while (state.match.seq < entries.length) {
      const news = tellNext(1);
      const texts = listeners.map((listener) => JSON.stringify(listener.read()[0]?.news ?? []));
      expect(texts).toEqual(VIEWERS.map((viewer) => JSON.stringify(linesFor(viewer, news))));
      if (new Set(texts).size > 1) differences += 1;
    }
    expect(differences).toBeGreaterThan(3);
  });
});

describe('a welcome', () => {
  const PLAYING = 12;

  test('has the whole table for who has heard nothing', () => {
    const { broadcaster, join, state } = openBroadcaster(PLAYING);
    const listener = join(0);
    broadcaster.welcome(listener, undefined, PRESENCE);
    const [message] = listener.read();
    expect(message).toMatchObject({ type: 'welcome', viewer: 0, now: 42, presence: PRESENCE });
    expect(message?.table).toEqual(asSent(broadcaster.table(0)));
    expect(message?.table).toMatchObject({ stage: state.match.stage, at: 42 });
  });

  test.each([0, 1, 4])('[S16] has just the %i lines that were missed', (missed) => {
    const { broadcaster, join, tellNext, linesFor } = openBroadcaster(PLAYING);
    const news = Array.from({ length: 8 }, () => tellNext(1)).flat();
    const seq = broadcaster.table(1).seq;
    const lines = linesFor(1, news);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    const listener = join(1);
    const heard = seq - missed;
    broadcaster.welcome(listener, heard, PRESENCE);
    const [message] = listener.read();
    expect(message?.tail).toMatchObject({ seq, news: asSent(lines.slice(lines.length - (seq - heard))) });
    expect(message).not.toHaveProperty('table');
  });

  test.each([
    ['more than it ever was told', 1_000],
    ['nothing of a long match', 0],
  ])('has the whole table for who claims to have heard %s', (_what, heard) => {
    const { broadcaster, join, tellNext } = openBroadcaster(PLAYING);
    tellNext(20);
    const listener = join(2);
    broadcaster.welcome(listener, heard, PRESENCE);
    expect(listener.read()[0]).toHaveProperty('table');
  });

  test('counts lines alike, whether this process told them or has read them', () => {
    const { entries, tellNext, broadcaster, state } = openBroadcaster();
    while (state.match.seq < entries.length) tellNext(3);
    const loaded = openBroadcaster(entries.length);
    for (const viewer of VIEWERS) expect(loaded.broadcaster.table(viewer).seq).toBe(broadcaster.table(viewer).seq);
  });
});

describe('single messages', () => {
  test('acknowledge a command with the present state and no news', () => {
    const { broadcaster, join, state } = openBroadcaster(12);
    const listener = join(0);
    broadcaster.acknowledge({ input: { type: 'tick' }, by: listener, id: 'again' });
    broadcaster.acknowledge({ input: { type: 'tick' }, by: listener });
    const { seq } = broadcaster.table(0);
    expect(listener.read()).toEqual([{ type: 'news', seq, news: [], pending: state.pending, done: ['again'] }]);
  });

  test('show the table again', () => {
    const { broadcaster, join } = openBroadcaster(12);
    const listener = join('public');
    broadcaster.show(listener);
    expect(listener.read()).toEqual([asSent({ type: 'table', now: 42, table: broadcaster.table('public') })]);
  });

  test('reach everybody', () => {
    const { broadcaster, join } = openBroadcaster();
    const listeners = [join(0), join(0), join(2), join('public')];
    broadcaster.broadcast({ type: 'phrase', seat: 0, phrase: 'hello' });
    for (const listener of listeners) expect(listener.read()).toEqual([{ type: 'phrase', seat: 0, phrase: 'hello' }]);
    broadcaster.denyAll('frozen');
    for (const listener of listeners) expect(listener.denied).toEqual(['frozen']);
  });
});

test('[S11] a seat that changes hands is closed to its former owners, and to nobody else', () => {
  const { broadcaster, join } = openBroadcaster(1 + SEATS);
  const [owner, former, neighbour] = [join(1, 'key 1'), join(1, 'an old key'), join(2, 'key 2')];
  broadcaster.denyFormerOwners(1);
  expect([owner, former, neighbour].map(({ denied }) => denied)).toEqual([[], ['bad-token'], []]);
});

test('listeners may leave while they are spoken to', () => {
  const { broadcaster, join } = openBroadcaster();
  const listeners = [join(0), join(0), join(0)];
  const called: Listener[] = [];
  broadcaster.each((listener) => {
    called.push(listener);
    broadcaster.listeners(0).splice(0);
  });
  expect(called).toEqual(listeners);
});
