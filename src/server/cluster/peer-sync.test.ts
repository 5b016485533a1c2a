import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import type { Entry } from '../../match/types.ts';
import type { PeerMessage } from '../bus/bus.ts';
import { createLocalBus } from '../bus/local.ts';
import { MatchState } from '../matches/match-state.ts';
import { PeerSync } from './peer-sync.ts';

const GOOD: Entry = { type: 'moved', move: { by: 'seat', seat: 0, at: 1, action: { type: 'decide', choice: 'on' } } };
const BAD: Entry = { type: 'moved', move: { by: 'clock', at: 2 } };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('what others say that cannot be folded or told ends nothing, and none of it is taken', async () => {
  const { match, entries } = new TestTable().start();
  const errors: string[] = [];
  const log = { info() {}, error: (_: object, message: string) => void errors.push(message) };
  const stored = { match: match.terms.match, serverSeed: SERVER_SEED, epoch: 0, entries };
  const state = new MatchState({ games: GAMES, log }, stored, () => {});
  const ours = {
    id: stored.match,
    get seq() {
      return state.match.seq;
    },
    isStoring: false,
    catchUp: (_: number, unheard: readonly Entry[]) => void state.take(unheard),
    onPeerMessage(message: PeerMessage) {
      if (message.type === 'phrase') throw new Error('a fault of ours');
    },
  };
  const bus = createLocalBus();
  const peerSync = new PeerSync(ours, { bus, log, store: { entriesFrom: async () => [GOOD, BAD] } });
  bus.subscribe(ours.id, () => {}).publish({ type: 'appended', seq: ours.seq, entries: [GOOD, BAD] });
  peerSync.onSeq(ours.seq + 2);
  await pause();
  expect(errors).toEqual(['not caught up', 'not caught up']);
  bus.subscribe(ours.id, () => {}).publish({ type: 'phrase', seat: 0, phrase: 'hello' });
  await pause();
  expect(errors).toHaveLength(3);
  expect(state.match.seq).toBe(match.seq);
  bus.subscribe(ours.id, () => {}).publish({ type: 'appended', seq: ours.seq, entries: [GOOD] });
  await pause();
  expect(state.match.seq).toBe(match.seq + 1);
});
