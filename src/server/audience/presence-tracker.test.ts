import { describe, expect, test } from 'vitest';
import { VirtualTime } from '../../play/virtual-time.ts';
import type { PeerMessage } from '../bus/bus.ts';
import { FakeListener } from '../testing/fake-listener.ts';
import type { Listener } from './listener.ts';
import { PresenceTracker } from './presence-tracker.ts';

const SEATS = 2;

function openTracker() {
  const scheduler = new VirtualTime();
  const listeners: Listener[][] = Array.from({ length: SEATS + 1 }, () => []);
  const published: PeerMessage[] = [];
  const changes = { count: 0 };
  const channel = { publish: (message: PeerMessage) => void published.push(message), leave() {} };
  const tracker = new PresenceTracker(listeners, channel, {
    node: 'one',
    scheduler,
    now: () => scheduler.now(),
    onChange: () => {
      changes.count += 1;
    },
  });
  published.splice(0);
  const join = (index: number): FakeListener => {
    const listener = new FakeListener(index === SEATS ? 'public' : index);
    listeners[index]?.push(listener);
    tracker.changed();
    return listener;
  };
  const leave = (index: number): void => {
    listeners[index]?.splice(0);
    tracker.changed();
  };
  const peer = (seats: readonly number[], watchers = 0, more: { readonly answer?: true } = {}): void =>
    tracker.onPeer({ type: 'present', node: 'two', seats, watchers, ...more });
  return { scheduler, tracker, published, changes, join, leave, peer };
}

describe('presence on this node', () => {
  test('is announced once for all who come together, to listeners and to peers', async () => {
    const { scheduler, published, changes, join } = openTracker();
    const [ada, watcher] = [join(0), join(SEATS)];
    expect(ada.read()).toEqual([]);
    await scheduler.pass(50);
    const presence = { here: [true, false], watchers: 1 };
    expect(ada.read()).toEqual([{ type: 'presence', presence }]);
    expect(watcher.read()).toEqual([{ type: 'presence', presence }]);
    expect(published).toEqual([{ type: 'present', node: 'one', seats: [0], watchers: 1, answer: true }]);
    expect(changes.count).toBe(1);
    join(1);
    await scheduler.pass(50);
    expect(ada.read()).toMatchObject([{ presence: { here: [true, true] } }]);
  });

  test('is not announced again for another socket of the same seat', async () => {
    const { scheduler, join } = openTracker();
    const ada = join(0);
    await scheduler.pass(50);
    expect(ada.read()).toHaveLength(1);
    const again = [join(0), join(0)];
    await scheduler.pass(50);
    expect([ada, ...again].flatMap((listener) => listener.read())).toEqual([]);
    join(SEATS);
    await scheduler.pass(50);
    expect(ada.read()).toMatchObject([{ presence: { watchers: 1 } }]);
  });

  test('is announced again where a socket was welcomed while it was different', async () => {
    const { scheduler, join, leave } = openTracker();
    join(0);
    join(1);
    await scheduler.pass(50);
    leave(1);
    const twin = join(0);
    join(1);
    await scheduler.pass(50);
    expect(twin.read()).toMatchObject([{ presence: { here: [true, true] } }]);
  });

  test('ends at once: a player is away from the moment that the connection is lost', async () => {
    const { scheduler, tracker, join, leave } = openTracker();
    expect(tracker.absence(0)).toBe(0);
    join(0);
    expect([tracker.absence(0), tracker.unseenSince, tracker.isEmpty]).toEqual([undefined, undefined, false]);
    await scheduler.pass(500);
    leave(0);
    await scheduler.pass(300);
    expect([tracker.absence(0), tracker.unseenSince, tracker.isEmpty]).toEqual([500, 500, true]);
    expect(tracker.isHere(0)).toBe(false);
  });

  test('is announced no more once it is closed', async () => {
    const { scheduler, tracker, published, join } = openTracker();
    join(0);
    tracker.close();
    await scheduler.pass(100);
    expect(published).toEqual([]);
  });
});

describe('presence on other nodes', () => {
  test('counts as here, and is told to the listeners of this one', () => {
    const { tracker, join, peer, changes } = openTracker();
    const ada = join(0);
    peer([1], 3);
    expect(tracker.isHere(1)).toBe(true);
    expect(tracker.absence(1)).toBeUndefined();
    expect(ada.read()).toEqual([{ type: 'presence', presence: { here: [true, true], watchers: 3 } }]);
    expect(changes.count).toBe(1);
  });

  test('ends when the node says so', async () => {
    const { scheduler, tracker, peer } = openTracker();
    peer([1]);
    await scheduler.pass(400);
    peer([]);
    expect([tracker.isHere(1), tracker.absence(1), tracker.unseenSince]).toEqual([false, 400, 400]);
  });

  test('ends when the node is dead, and only then', async () => {
    const { scheduler, tracker, peer, changes } = openTracker();
    peer([1]);
    await scheduler.pass(400);
    tracker.retainNodes(new Set(['one', 'two']));
    expect([tracker.isHere(1), changes.count]).toEqual([true, 1]);
    tracker.retainNodes(new Set(['one']));
    expect([tracker.isHere(1), tracker.absence(1), changes.count]).toEqual([false, 400, 2]);
  });

  test('is answered, but an answer is not', () => {
    const { published, peer } = openTracker();
    peer([1]);
    expect(published).toEqual([{ type: 'present', node: 'one', seats: [], watchers: 0, answer: true }]);
    peer([1], 0, { answer: true });
    expect(published).toHaveLength(1);
  });

  test('can be asked for', () => {
    const { tracker, published } = openTracker();
    tracker.requestPresence();
    expect(published).toEqual([{ type: 'present', node: 'one', seats: [], watchers: 0 }]);
  });
});

describe('absences', () => {
  test('of a match that has slept until its alarm are long', () => {
    const { tracker, join } = openTracker();
    join(0);
    tracker.setLongAway();
    expect([tracker.absence(0), tracker.absence(1)]).toEqual([undefined, Number.NEGATIVE_INFINITY]);
    expect(tracker.unseenSince).toBeUndefined();
  });

  test('go on where they were before the match was unloaded, but for those who are here', async () => {
    const { scheduler, tracker } = openTracker();
    await scheduler.pass(900);
    const saved = tracker.absences();
    const again = openTracker();
    await again.scheduler.pass(2_000);
    again.join(1);
    again.tracker.restoreAbsences(saved.map(() => -5));
    expect([again.tracker.absence(0), again.tracker.absence(1)]).toEqual([-5, undefined]);
    expect(saved).toEqual([0, 0]);
  });
});
