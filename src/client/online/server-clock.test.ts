import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outOfMine } from '../../games/out-of-mine/index.ts';
import { PROTOCOL } from '../../protocol/words.ts';
import { onlineSession } from './online-session.ts';
import { openLink } from './table-link.ts';

/** The server's end of the one socket. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly readyState = FakeSocket.OPEN;
  onmessage: ((message: { readonly data: string }) => void) | undefined;
  onclose: (() => void) | undefined;

  constructor() {
    FakeSocket.last = this;
  }

  send(): void {}
  close(): void {}
}

const say = (frame: object): void => FakeSocket.last.onmessage?.({ data: JSON.stringify(frame) });
const pong = (now: number): void => say({ type: 'pong', id: 1, now });
const pass = (ms: number): void => void vi.advanceTimersByTime(ms);
const PRESENCE = { here: [true, true], watchers: 0 };

function table(at: number, stage = 'playing') {
  const agreed = { match: 'k3v9k3v9k3v9k3v9', game: outOfMine.id, rules: outOfMine.rules, seats: 2 };
  const terms = { ...agreed, options: {}, pace: {}, open: 'link', commitment: '0'.repeat(64) };
  return { stage, terms, seats: [], seq: 7, at, pending: { awaited: [] }, canUndo: false };
}

const welcome = (now: number, at: number, stage?: string): void =>
  say({ type: 'welcome', protocol: PROTOCOL, viewer: 'public', now, presence: PRESENCE, table: table(at, stage) });

function sitDown() {
  const link = openLink('a-match', outOfMine, 'watcher');
  return { now: onlineSession(outOfMine, link).now, state: link.state, close: link.close };
}

describe('match time at a table on the server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'grotto.example' });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('runs as fast as time does, however many pongs come in', () => {
    const { now, close } = sitDown();
    welcome(60_000, 50_000);
    for (let at = 64_000; at <= 100_000; at += 4000) {
      pass(4000);
      pong(at);
      expect(now()).toBe(at);
    }
    pass(1500);
    expect(now()).toBe(101_500);
    close();
  });

  test('goes on without a change of what is drawn', () => {
    const { state, close } = sitDown();
    welcome(60_000, 50_000);
    const before = state.value;
    pass(4000);
    pong(64_000);
    expect(state.value).toBe(before);
    close();
  });

  test('is not set back by a word, by news, by a frame that was slow', () => {
    const { now, close } = sitDown();
    welcome(60_000, 50_000);
    pass(3000);
    say({ type: 'phrase', seat: 1, phrase: 'hello' });
    expect(now()).toBe(63_000);
    say({ type: 'news', seq: 8, news: [{ type: 'hinted', seat: 1, at: 62_900 }], pending: { awaited: [] } });
    expect(now()).toBe(63_000);
    pong(62_600);
    expect(now()).toBe(63_000);
    close();
  });

  test('is set forward by all of them', () => {
    const { now, close } = sitDown();
    welcome(60_000, 50_000);
    say({ type: 'news', seq: 8, news: [{ type: 'hinted', seat: 1, at: 60_100 }], pending: { awaited: [] } });
    expect(now()).toBe(60_100);
    pong(60_300);
    expect(now()).toBe(60_300);
    close();
  });

  test('is set right when the server stood still', () => {
    const { now, close } = sitDown();
    welcome(60_000, 50_000);
    pass(9000);
    pong(60_250);
    pass(10);
    expect(now()).toBe(60_260);
    close();
  });

  test('stands where it is without a connection, and goes on with the next welcome', () => {
    const { now, close } = sitDown();
    welcome(60_000, 50_000);
    pass(2000);
    FakeSocket.last.onclose?.();
    pass(5000);
    expect(now()).toBe(62_000);
    welcome(67_000, 50_000);
    pass(100);
    expect(now()).toBe(67_100);
    close();
  });

  test('stands still when the match is over', () => {
    const { now, close } = sitDown();
    welcome(60_000, 50_000, 'over');
    pass(5000);
    expect(now()).toBe(60_000);
    close();
  });
});
