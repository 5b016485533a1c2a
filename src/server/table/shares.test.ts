import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { seatCommitment } from '../../kit/luck.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import type { Entry, Input } from '../../match/types.ts';
import { Folded } from './folded.ts';
import { MOST_BEFORE_PLAY, MOST_ENTRIES } from './shares.ts';

const by = { viewer: 0, hear() {}, refuse() {}, deny() {} } as const;

class AskedTable {
  readonly folded: Folded;

  constructor(entries: readonly Entry[]) {
    const stored = { match: 'k3v9k3v9k3v9k3v9', serverSeed: SERVER_SEED, epoch: 0, entries };
    this.folded = new Folded({ games: GAMES, log: { info() {}, error() {} } }, stored, () => {});
  }

  /** Gives what it is refused for. */
  ask = (input: Input): string | undefined => {
    const round = this.folded.judge([{ input, by }], 0);
    this.folded.accept(round);
    return round.refused[0]?.refusal.code;
  };

  decide = (seat: number, choice: string): string | undefined =>
    this.ask({ type: 'act', seat, action: { type: 'decide', choice } });

  sit = (seat: number, name: string): string | undefined =>
    this.ask({ type: 'sit', seat, occupant: { kind: 'person', name } });

  ready = (seat: number): string | undefined => this.ask({ type: 'ready', seat, commitment: seatCommitment('00') });

  /** Until somebody who cannot decide whether to begin is heard no more. */
  dither = (seat: number): string | undefined => {
    let refusal: string | undefined;
    while (refusal === undefined && this.folded.match.seq <= 2 * MOST_ENTRIES) {
      refusal = this.ready(seat) ?? this.ask({ type: 'unready', seat });
    }
    return refusal;
  };
}

test('a seat of endless changes of mind is heard no more, but may be left; the others play on', () => {
  const { entries, match } = new TestTable().start();
  const { folded, ask, decide } = new AskedTable(entries);
  let refusal: string | undefined;
  while (refusal === undefined && folded.match.seq <= MOST_ENTRIES) refusal = decide(0, 'on') ?? decide(0, 'back');
  expect(refusal).toBe('log-full');
  expect(folded.match.seq).toBeLessThan(MOST_ENTRIES / 2);
  const phase = folded.game.phase(folded.match.state);
  for (const seat of match.seats.keys()) if (seat > 0) expect(decide(seat, 'on')).toBeUndefined();
  expect(folded.game.phase(folded.match.state)).toBe(phase + 1);
  expect(ask({ type: 'stand-in', seat: 0 })).toBeUndefined();
  expect(folded.match.seats[0]?.standIn).toBe(true);
});

describe('before play', () => {
  test('whoever cannot decide is heard no more, but may rise, and the next begins anew', () => {
    const { folded, ask, sit, ready, dither } = new AskedTable(new TestTable().entries);
    for (const name of ['Mallory', 'Mallory again']) {
      const { seq } = folded.match;
      expect(sit(1, name)).toBeUndefined();
      expect(dither(1)).toBe('log-full');
      expect(folded.match.seq - seq).toBe(1 + MOST_BEFORE_PLAY);
      expect(ask({ type: 'rise', seat: 1 })).toBeUndefined();
    }
    expect(sit(1, 'Ada')).toBeUndefined();
    expect(ready(1)).toBeUndefined();
  });

  test('what was done on a seat is not taken from its share in play', () => {
    const { folded, ask, decide, sit, ready, dither } = new AskedTable(new TestTable().sitAll().entries);
    for (let time = 0; folded.match.seq < MOST_ENTRIES / 2; time++) {
      dither(0);
      expect(ask({ type: 'rise', seat: 0 })).toBeUndefined();
      expect(sit(0, `P${time}`)).toBeUndefined();
    }
    for (const seat of folded.match.seats.keys()) expect(ready(seat)).toBeUndefined();
    for (const seat of folded.match.seats.keys()) ask({ type: 'reveal', seat, entropy: '00' });
    expect(folded.match.stage).toBe('playing');
    expect(decide(0, 'on')).toBeUndefined();
  });

  test('a table that too many came to and left takes nobody else: those who sit can begin or rise', () => {
    const { folded, ask, sit, ready } = new AskedTable(new TestTable().sitAll().entries);
    let refusal: string | undefined;
    while (refusal === undefined && folded.match.seq <= 2 * MOST_ENTRIES) {
      refusal = ask({ type: 'rise', seat: 0 }) ?? sit(0, 'Mallory');
    }
    expect(refusal).toBe('log-full');
    expect(folded.match.seq).toBeLessThanOrEqual(MOST_ENTRIES + 1);
    expect(ready(1)).toBeUndefined();
    expect(ask({ type: 'rise', seat: 1 })).toBeUndefined();
  });
});
