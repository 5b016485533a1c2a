import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { seatCommitment } from '../../kit/luck.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import type { Entry, Input } from '../../match/types.ts';
import { MAX_ENTRIES, MAX_ENTRIES_BEFORE_PLAY } from './log-quota.ts';
import { MatchState } from './match-state.ts';

const by = { viewer: 0, send() {}, refuse() {}, deny() {} } as const;

class AskedTable {
  readonly state: MatchState;

  constructor(entries: readonly Entry[]) {
    const stored = { match: 'k3v9k3v9k3v9k3v9', serverSeed: SERVER_SEED, epoch: 0, entries };
    this.state = new MatchState({ games: GAMES, log: { info() {}, error() {} } }, stored, () => {});
  }

  /** Gives what it is refused for. */
  ask = (input: Input): string | undefined => {
    const outcome = this.state.judgeAll([{ input, by }], 0);
    this.state.accept(outcome);
    return outcome.refused[0]?.refusal.code;
  };

  decide = (seat: number, choice: string): string | undefined =>
    this.ask({ type: 'act', seat, action: { type: 'decide', choice } });

  sit = (seat: number, name: string): string | undefined =>
    this.ask({ type: 'sit', seat, occupant: { kind: 'person', name } });

  ready = (seat: number): string | undefined => this.ask({ type: 'ready', seat, commitment: seatCommitment('00') });

  /** Until somebody who cannot decide whether to begin is heard no more. */
  dither = (seat: number): string | undefined => {
    let refusal: string | undefined;
    while (refusal === undefined && this.state.match.seq <= 2 * MAX_ENTRIES) {
      refusal = this.ready(seat) ?? this.ask({ type: 'unready', seat });
    }
    return refusal;
  };
}

test('a seat of endless changes of mind is heard no more, but may be left; the others play on', () => {
  const { entries, match } = new TestTable().start();
  const { state, ask, decide } = new AskedTable(entries);
  let refusal: string | undefined;
  while (refusal === undefined && state.match.seq <= MAX_ENTRIES) refusal = decide(0, 'on') ?? decide(0, 'back');
  expect(refusal).toBe('log-full');
  expect(state.match.seq).toBeLessThan(MAX_ENTRIES / 2);
  const phase = state.game.phase(state.match.state);
  for (const seat of match.seats.keys()) if (seat > 0) expect(decide(seat, 'on')).toBeUndefined();
  expect(state.game.phase(state.match.state)).toBe(phase + 1);
  expect(ask({ type: 'stand-in', seat: 0 })).toBeUndefined();
  expect(state.match.seats[0]?.standIn).toBe(true);
});

describe('before play', () => {
  test('whoever cannot decide is heard no more, but may rise, and the next begins anew', () => {
    const { state, ask, sit, ready, dither } = new AskedTable(new TestTable().entries);
    for (const key of ['Mallory', 'Mallory again']) {
      const { seq } = state.match;
      expect(sit(1, key)).toBeUndefined();
      expect(dither(1)).toBe('log-full');
      expect(state.match.seq - seq).toBe(1 + MAX_ENTRIES_BEFORE_PLAY);
      expect(ask({ type: 'rise', seat: 1 })).toBeUndefined();
    }
    expect(sit(1, 'Ada')).toBeUndefined();
    expect(ready(1)).toBeUndefined();
  });

  test('what was done on a seat is not taken from its share in play', () => {
    const { state, ask, decide, sit, ready, dither } = new AskedTable(new TestTable().sitAll().entries);
    for (let time = 0; state.match.seq < MAX_ENTRIES / 2; time++) {
      dither(0);
      expect(ask({ type: 'rise', seat: 0 })).toBeUndefined();
      expect(sit(0, `P${time}`)).toBeUndefined();
    }
    for (const seat of state.match.seats.keys()) expect(ready(seat)).toBeUndefined();
    for (const seat of state.match.seats.keys()) ask({ type: 'reveal', seat, entropy: '00' });
    expect(state.match.stage).toBe('playing');
    expect(decide(0, 'on')).toBeUndefined();
  });

  test('a table that too many came to and left takes nobody else: those who sit can begin or rise', () => {
    const { state, ask, sit, ready } = new AskedTable(new TestTable().sitAll().entries);
    let refusal: string | undefined;
    while (refusal === undefined && state.match.seq <= 2 * MAX_ENTRIES) {
      refusal = ask({ type: 'rise', seat: 0 }) ?? sit(0, 'Mallory');
    }
    expect(refusal).toBe('log-full');
    expect(state.match.seq).toBeLessThanOrEqual(MAX_ENTRIES + 1);
    expect(ready(1)).toBeUndefined();
    expect(ask({ type: 'rise', seat: 1 })).toBeUndefined();
  });
});
