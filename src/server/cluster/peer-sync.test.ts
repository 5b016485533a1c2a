import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import type { Entry } from '../../match/types.ts';
import { VirtualTime } from '../../play/virtual-time.ts';
import type { PeerMessage } from '../bus/bus.ts';
import { createLocalBus } from '../bus/local.ts';
import { MatchState } from '../matches/match-state.ts';
import { PeerSync } from './peer-sync.ts';

const decide = (seat: number, at: number): Entry => ({
  type: 'moved',
  move: { by: 'seat', seat, at, action: { type: 'decide', choice: 'on' } },
});
const [GOOD, NEXT]: readonly [Entry, Entry] = [decide(0, 1), decide(1, 2)];
const BAD: Entry = { type: 'moved', move: { by: 'clock', at: 2 } };

/** A match in play on this node, and another node on the bus. `stored`: the entries that this node may not have yet. */
function openPair() {
  const { match, entries } = new TestTable().start();
  const errors: string[] = [];
  const log = { info() {}, error: (_: object, message: string) => void errors.push(message) };
  const state = new MatchState(
    { games: GAMES, log },
    { match: match.terms.match, serverSeed: SERVER_SEED, epoch: 0, entries },
    () => {},
  );
  const { seq } = match;
  const world = {
    stored: [] as readonly Entry[],
    isStoring: false,
    reads: 0,
    heard: [] as PeerMessage[],
    isGone: false,
  };
  const local = {
    id: match.terms.match,
    get seq() {
      return state.match.seq;
    },
    get isStoring() {
      return world.isStoring;
    },
    catchUp: (from: number, unheard: readonly Entry[]) => void state.take(unheard.slice(state.match.seq - from)),
    onPeerMessage(message: PeerMessage) {
      if (message.type === 'phrase') throw new Error('a fault of ours');
      world.heard.push(message);
    },
  };
  const store = {
    entriesFrom: async (_match: string, from: number) => {
      world.reads += 1;
      if (world.isGone) throw new Error('no answer');
      return world.stored.slice(from - seq);
    },
  };
  const bus = createLocalBus(queueMicrotask);
  const sync = new PeerSync(local, { bus, log, store });
  const peer = bus.subscribe(local.id, () => {});
  const settle = (): Promise<void> => new VirtualTime().settle();
  return { state, seq, world, errors, sync, settle, say: (message: PeerMessage) => peer.publish(message) };
}

describe('a peer has stored entries', () => {
  test('that come next: they are taken from the message, and the store is not asked', async () => {
    const { state, seq, world, say, settle } = openPair();
    say({ type: 'appended', seq, entries: [GOOD] });
    say({ type: 'appended', seq: seq + 1, entries: [NEXT] });
    await settle();
    expect(state.match.seq).toBe(seq + 2);
    expect(world.reads).toBe(0);
  });

  test('[S22] after others that were lost: all of them are read from the store', async () => {
    const { state, seq, world, say, settle } = openPair();
    world.stored = [GOOD, NEXT];
    say({ type: 'appended', seq: seq + 1, entries: [NEXT] });
    await settle();
    expect(state.match.seq).toBe(seq + 2);
  });

  test('that are known already: nothing happens', async () => {
    const { state, seq, world, say, settle } = openPair();
    say({ type: 'appended', seq: seq - 1, entries: [GOOD] });
    await settle();
    expect([state.match.seq, world.reads]).toEqual([seq, 0]);
  });

  test('while this node is storing: its own append will fail and catch up', async () => {
    const { state, seq, world, say, sync, settle } = openPair();
    world.isStoring = true;
    say({ type: 'appended', seq, entries: [GOOD] });
    sync.onSeq(seq + 5);
    await settle();
    expect([state.match.seq, world.reads]).toEqual([seq, 0]);
  });

  test('and this node begins to store while it reads them: they are left to its append', async () => {
    const { state, seq, world, sync, settle } = openPair();
    world.stored = [GOOD];
    sync.onSeq(seq + 1);
    world.isStoring = true;
    await settle();
    expect([state.match.seq, world.reads]).toEqual([seq, 1]);
  });

  test('that cannot be read now: the next message helps', async () => {
    const { state, seq, world, errors, sync, settle } = openPair();
    world.stored = [GOOD];
    world.isGone = true;
    sync.onSeq(seq + 1);
    await settle();
    world.isGone = false;
    sync.onSeq(seq + 1);
    await settle();
    expect(state.match.seq).toBe(seq + 1);
    expect(errors).toEqual([]);
  });

  test('that cannot be folded: it is logged, none of them is taken, and the match goes on', async () => {
    const { state, seq, world, errors, say, sync, settle } = openPair();
    world.stored = [GOOD, BAD];
    say({ type: 'appended', seq, entries: [GOOD, BAD] });
    sync.onSeq(seq + 2);
    await settle();
    expect(errors).toEqual(['not caught up', 'not caught up']);
    expect(state.match.seq).toBe(seq);
    say({ type: 'appended', seq, entries: [GOOD] });
    await settle();
    expect(state.match.seq).toBe(seq + 1);
  });
});

test('other messages are passed on, and a fault in their handling is logged', async () => {
  const { world, errors, say, settle } = openPair();
  const message: PeerMessage = { type: 'present', node: 'two', seats: [1], watchers: 0 };
  say(message);
  say({ type: 'phrase', seat: 0, phrase: 'hello' });
  await settle();
  expect(world.heard).toEqual([message]);
  expect(errors).toEqual(['not caught up']);
});
