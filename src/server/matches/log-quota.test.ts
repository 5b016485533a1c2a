import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { seatCommitment } from '../../kit/luck.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import type { Entry, Input } from '../../match/types.ts';
import type { Command } from './command.ts';
import { LogQuota, MAX_ENTRIES, MAX_ENTRIES_BEFORE_PLAY } from './log-quota.ts';
import { MatchState } from './match-state.ts';

const by = { viewer: 0, send() {}, refuse() {}, deny() {} } as const;

class AskedTable {
  readonly state: MatchState;

  constructor(entries: readonly Entry[]) {
    const stored = { match: 'k3v9k3v9k3v9k3v9', serverSeed: SERVER_SEED, epoch: 0, entries };
    this.state = new MatchState({ games: GAMES, log: { info() {}, error() {} } }, stored, () => {});
  }

  /** Gives the code of the refusal. */
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

  /** Gets ready and unready until it is refused. */
  dither = (seat: number): string | undefined => {
    let refusal: string | undefined;
    while (refusal === undefined && this.state.match.seq <= 2 * MAX_ENTRIES) {
      refusal = this.ready(seat) ?? this.ask({ type: 'unready', seat });
    }
    return refusal;
  };
}

test('[S20] a seat that changes its mind for ever is refused, but may be left; the others play on', () => {
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
  test('a player who cannot decide is refused, but may rise, and the next player starts again', () => {
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

  test('what was done before play does not count in play', () => {
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

  test('a full log takes no further players; those who sit can begin or rise', () => {
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

describe('the quota in play', () => {
  const moved = (seat: number, more: { readonly standIn?: true } = {}): Entry => ({
    type: 'moved',
    move: { by: 'seat', seat, at: 0, action: { type: 'decide', choice: 'on' } },
    ...more,
  });
  const { match } = new TestTable().start();
  const command: Command = { input: { type: 'undo', seat: 0 }, by };
  const share = MAX_ENTRIES / 3;

  test('is an equal share of the log, and begins with play', () => {
    const quota = new LogQuota();
    for (let made = 0; made < 50; made++) quota.noteStored({ type: 'unready', seat: 0 });
    quota.noteStored({ type: 'started', at: 0 });
    let made = 0;
    for (; !quota.isExceeded(match, command); made++) quota.noteStored(moved(0));
    expect(made).toBe(Math.ceil(share));
    expect(quota.isExceeded(match, { ...command, input: { type: 'undo', seat: 1 } })).toBe(false);
  });

  test('counts neither what a stand-in did, nor luck, nor the clock', () => {
    const quota = new LogQuota();
    quota.noteStored({ type: 'started', at: 0 });
    for (let made = 0; made < share; made++) {
      quota.noteStored(moved(0, { standIn: true }));
      quota.noteStored({ type: 'moved', move: { by: 'clock', at: 0 } });
    }
    expect(quota.isExceeded(match, command)).toBe(false);
  });

  test('stops neither the server nor a player who leaves', () => {
    const quota = new LogQuota();
    for (let made = 0; made < share; made++) quota.noteStored(moved(0));
    const act = { type: 'act', seat: 0, action: {} } as const;
    expect(quota.isExceeded(match, { input: act, by })).toBe(true);
    expect(quota.isExceeded(match, { input: act })).toBe(false);
    expect(quota.isExceeded(match, { input: { type: 'stand-in', seat: 0 }, by })).toBe(false);
    expect(quota.isExceeded(match, { input: { type: 'tick' } })).toBe(false);
  });
});
