import { describe, expect, test } from 'vitest';
import { diamant } from '../games/diamant/index.ts';
import { present } from '../kit/invariant.ts';
import { seatCommitment } from '../kit/luck.ts';
import { ok } from '../kit/result.ts';
import { deadlines, LEFT_TIME, nextDeadline, SEALING_TIME } from './deadlines.ts';
import { botSeats } from './host.ts';
import { foldMatch } from './step.ts';
import { entropyOf, TestTable } from './testing.ts';
import type { Input } from './types.ts';

const person = (name: string) => ({ kind: 'person', name }) as const;
const ready = (seat: number): Input => ({ type: 'ready', seat, commitment: seatCommitment(entropyOf(seat)) });

describe('seats', () => {
  test('an empty seat can be taken, a taken one cannot', () => {
    const table = new TestTable();
    expect(table.ask({ type: 'sit', seat: 0, occupant: person('Ada') })).toBeUndefined();
    expect(table.ask({ type: 'sit', seat: 0, occupant: person('Bo') })).toBe('seat-taken');
    expect(table.ask({ type: 'sit', seat: 3, occupant: person('Bo') })).toBe('no-such-seat');
    expect(table.ask({ type: 'rise', seat: 1 })).toBe('seat-empty');
  });

  test('a seat is handed over once, for its code, and keeps its place in the game', () => {
    const table = new TestTable().start();
    const code = 'c0'.repeat(32);
    expect(table.ask({ type: 'sit', seat: 1, occupant: person('Bo'), code })).toBe('seat-taken');
    expect(table.ask({ type: 'offer', seat: 1, code })).toBeUndefined();
    expect(table.ask({ type: 'sit', seat: 2, occupant: person('Bo'), code })).toBe('seat-taken');
    const before = table.match.state;
    expect(table.ask({ type: 'sit', seat: 1, occupant: person('Bo'), key: 'new', code })).toBeUndefined();
    expect(table.match.seats[1]).toMatchObject({ occupant: { name: 'Bo' }, key: 'new', entropy: entropyOf(1) });
    expect(table.match.state).toBe(before);
    expect(table.ask({ type: 'sit', seat: 1, occupant: person('Cy'), code })).toBe('seat-taken');
  });

  describe('whose stand-in rises', () => {
    const code = 'c0'.repeat(32);
    const take = { type: 'sit', seat: 1, occupant: person('Bo'), key: 'new', code } as const;

    function back(offer: Partial<Extract<Input, { type: 'offer' }>>): TestTable {
      const table = new TestTable().start();
      table.ask({ type: 'stand-in', seat: 1 });
      expect(table.ask({ type: 'offer', seat: 1, code, ...offer })).toBeUndefined();
      table.ask({ type: 'return', seat: 1 });
      return table;
    }

    test('a code that somebody else made in the meantime is void, and a new one is refused', () => {
      const table = back({ untilBack: true });
      expect(table.ask(take)).toBe('seat-taken');
      expect(table.match.seats[1]).toMatchObject({ occupant: { name: 'P1' }, key: 'key 1' });
      expect(table.ask({ type: 'offer', seat: 1, code, untilBack: true })).toBe('not-standing-in');
    });

    test('a code of the owner, or from an old log, still hands the seat over', () => {
      expect(back({}).ask(take)).toBeUndefined();
    });

    test('the owner can make a new code, which stays valid', () => {
      const table = back({ untilBack: true });
      table.ask({ type: 'offer', seat: 1, code });
      table.ask({ type: 'stand-in', seat: 1 });
      table.ask({ type: 'return', seat: 1 });
      expect(table.ask(take)).toBeUndefined();
    });
  });

  test('a log says when players sit down and rise, and old logs without times are read too', () => {
    const table = new TestTable();
    table.ask({ type: 'sit', seat: 0, occupant: person('Ada') }, 500);
    expect(table.match.at).toBe(500);
    table.ask({ type: 'rise', seat: 0 }, 700);
    expect(table.match.at).toBe(700);
    const old = [{ type: 'sat', seat: 0, occupant: person('Ada') } as const, { type: 'rose', seat: 0 } as const];
    expect(foldMatch(diamant, [...table.entries.slice(0, 1), ...old])).toEqual(ok({ ...table.match, at: 0 }));
  });
});

describe('the start', () => {
  test('waits until every seat is taken, ready, and has revealed its entropy', () => {
    const table = new TestTable().sitAll();
    expect(table.ask({ type: 'reveal', seat: 0, entropy: entropyOf(0) })).toBe('not-started');
    for (const seat of [0, 1, 2]) table.ask(ready(seat), 60_000);
    expect(table.match.stage).toBe('sealing');
    expect(table.ask({ type: 'reveal', seat: 0, entropy: entropyOf(1) })).toBe('bad-entropy');
    for (const seat of [0, 1, 2]) table.ask({ type: 'reveal', seat, entropy: entropyOf(seat) });
    expect(table.match.stage).toBe('playing');
  });

  test('begins without entropy that is withheld for too long', () => {
    const table = new TestTable().sitAll();
    for (const seat of [0, 1, 2]) table.ask(ready(seat), 60_000);
    expect(nextDeadline(diamant, table.match)).toBe(60_000 + SEALING_TIME);
    table.ask({ type: 'tick' }, 60_000 + SEALING_TIME - 1);
    expect(table.match.stage).toBe('sealing');
    table.ask({ type: 'tick' }, 60_000 + SEALING_TIME);
    expect(table.match.stage).toBe('playing');
  });

  test('a player who rises is no longer ready', () => {
    const table = new TestTable().sitAll();
    table.ask(ready(0));
    table.ask({ type: 'rise', seat: 0 });
    table.ask({ type: 'sit', seat: 0, occupant: person('Bo') });
    table.ask(ready(1));
    table.ask(ready(2));
    expect(table.match.stage).toBe('gathering');
  });
});

describe('actions', () => {
  test('[D14] a decision for another phase is refused as stale', () => {
    const table = new TestTable().start();
    const phase = diamant.phase(table.match.state as never);
    expect(table.decide(0, 'on', { phase: phase + 1 })).toBe('stale-phase');
    expect(table.decide(1, 'on', { phase })).toBeUndefined();
    expect(table.decide(0, 'on', { phase })).toBeUndefined();
    expect(table.decide(2, 'on', { phase })).toBeUndefined();
    expect(table.decide(0, 'back', { phase })).toBe('stale-phase');
  });

  test('junk is refused and changes nothing', () => {
    const table = new TestTable().start();
    const before = table.match;
    for (const action of [undefined, null, 1, 'on', [], { type: 'decide' }, { type: 'decide', choice: '__proto__' }]) {
      expect(table.ask({ type: 'act', seat: 0, action })).toBe('bad-action');
    }
    expect(table.ask({ type: 'act', seat: 9, action: {} })).toBe('no-such-seat');
    expect(table.match).toBe(before);
  });

  test('a frozen match refuses everything', () => {
    const table = new TestTable().start();
    table.ask({ type: 'freeze', what: 'a law is broken' });
    expect(table.decide(0, 'on')).toBe('match-frozen');
    expect(table.ask({ type: 'tick' })).toBe('match-frozen');
  });
});

describe('stand-ins', () => {
  const pace = { decision: 1000 };

  test('[D40] sit down when the time for a decision is over, and rise with the first action of the owner', () => {
    const table = new TestTable({ pace }).start();
    table.decide(0, 'on');
    expect(deadlines(diamant, table.match).map(({ at }) => at)).toEqual([1000, 1000]);
    table.ask({ type: 'tick' }, 999);
    expect(table.match.seats.map(({ standIn }) => standIn)).toEqual([false, false, false]);
    for (let i = 0; i < 3; i++) table.ask({ type: 'tick' }, 1000);
    expect(table.match.seats.map(({ standIn }) => standIn)).toEqual([false, true, true]);
    expect(table.decide(1, 'on')).toBeUndefined();
    expect(table.match.seats[1]?.standIn).toBe(false);
    expect(table.decide(1, 'back', { standIn: true })).toBe('not-standing-in');
  });

  test('hold a table that everybody has left until it is abandoned', () => {
    const table = new TestTable({ pace }).start();
    for (let i = 0; i < 3; i++) table.ask({ type: 'tick' }, 1000);
    expect(table.match.leftSince).toBe(1000);
    table.ask({ type: 'return', seat: 2 }, 2000);
    expect(table.match.leftSince).toBeUndefined();
    table.ask({ type: 'stand-in', seat: 2 }, 3000);
    table.ask({ type: 'tick' }, 3000 + LEFT_TIME - 1);
    expect(table.match.stage).toBe('playing');
    table.ask({ type: 'tick' }, 3000 + LEFT_TIME);
    expect(table.match).toMatchObject({ stage: 'over', ended: 'abandoned' });
  });

  test('stay until the new owner of the seat is there, and rise for a bot', () => {
    const code = 'c0'.repeat(32);
    const table = new TestTable().start();
    for (const [occupant, standIn] of [
      [person('Bo'), true],
      [{ kind: 'bot', name: 'Pip', level: 1 } as const, false],
    ] as const) {
      table.ask({ type: 'stand-in', seat: 1 });
      table.ask({ type: 'offer', seat: 1, code });
      expect(table.ask({ type: 'sit', seat: 1, occupant, code })).toBeUndefined();
      expect(table.match.seats[1]).toMatchObject({ occupant, standIn });
    }
  });

  test('are asked like bots while their seat is awaited', () => {
    const table = new TestTable().start();
    expect(botSeats(diamant, table.match)).toEqual([]);
    table.ask({ type: 'stand-in', seat: 1 });
    table.ask({ type: 'stand-in', seat: 2 });
    expect(botSeats(diamant, table.match)).toEqual([1, 2]);
    table.decide(1, 'on', { standIn: true });
    expect(botSeats(diamant, table.match)).toEqual([2]);
    table.ask({ type: 'end', reason: 'aborted' });
    expect(botSeats(diamant, table.match)).toEqual([]);
  });

  test('an owner who comes back gets the whole time again', () => {
    const table = new TestTable({ pace }).start();
    table.ask({ type: 'tick' }, 1000);
    table.ask({ type: 'return', seat: 0 }, 5000);
    expect(deadlines(diamant, table.match).at(-1)).toEqual({ type: 'decision', seat: 0, at: 6000 });
  });
});

describe('advice', () => {
  const hint = { type: 'hint', seat: 1, phase: 0, step: 0 } as const;
  const hinted = (table: TestTable): number[] => table.match.seats.map((seat) => seat.hinted.length);

  test('counts once for each phase and step, however often it is noted', () => {
    const table = new TestTable({ hints: true }).start();
    for (const step of [0, 0, 1, 1, 0]) expect(table.ask({ ...hint, step })).toBeUndefined();
    expect(hinted(table)).toEqual([0, 2, 0]);
    expect(table.entries.filter(({ type }) => type === 'hinted')).toHaveLength(2);
  });

  test('may be noted for an earlier phase, but not for a later one', () => {
    const table = new TestTable({ hints: true }).start();
    table.playUntil(() => diamant.phase(present(table.match.state)) > 0);
    expect(table.ask(hint)).toBeUndefined();
    expect(table.ask({ ...hint, phase: 999 })).toBe('stale-phase');
    expect(hinted(table)).toEqual([0, 1, 0]);
  });

  test('stays noted when the seat is handed over or a move is taken back', () => {
    const table = new TestTable({ hints: true }).start();
    table.ask(hint);
    const { state } = table.match;
    table.ask({ type: 'offer', seat: 1, code: 'c0de' });
    table.ask({ type: 'sit', seat: 1, occupant: { kind: 'person', name: 'New' }, key: 'k', code: 'c0de' });
    expect(hinted(table)).toEqual([0, 1, 0]);
    expect(table.match.state).toBe(state);
  });

  test('is refused where the table did not agree to it, and outside play', () => {
    expect(new TestTable().start().ask(hint)).toBe('no-hints');
    expect(new TestTable({ hints: true }).ask(hint)).toBe('not-started');
    const over = new TestTable({ hints: true }).start().playUntil(() => false);
    expect(over.ask(hint)).toBe('match-over');
    expect(new TestTable({ hints: true }).start().ask({ ...hint, seat: 7 })).toBe('no-such-seat');
  });
});

describe('the log', () => {
  test('folds to the match that wrote it', () => {
    const table = new TestTable({ pace: { decision: 5 } }).start().playUntil(() => false);
    expect(table.match.stage).toBe('over');
    const copy = JSON.parse(JSON.stringify(table.entries)) as typeof table.entries;
    expect(foldMatch(diamant, copy)).toEqual(ok(table.match));
  });

  test('is refused when the rules refuse one of its moves', () => {
    const table = new TestTable().start();
    const action = { type: 'decide', choice: 'back' } as const;
    const move = { by: 'seat', seat: 7, at: table.match.at, action } as const;
    expect(foldMatch(diamant, [...table.entries, { type: 'moved', move }])).toMatchObject({ ok: false });
  });

  test('whoever opened it ends it in play only for themselves, or when everybody has left', () => {
    const close: Input = { type: 'end', reason: 'aborted', unlessPlayed: true };
    const table = new TestTable().start();
    expect(table.ask(close)).toBe('still-played');
    // One who loses may leave, but does not end it for the others with that.
    table.ask({ type: 'stand-in', seat: 0 });
    table.ask({ type: 'stand-in', seat: 1 });
    expect(table.ask(close)).toBe('still-played');
    table.ask({ type: 'stand-in', seat: 2 });
    table.ask({ type: 'return', seat: 0 });
    expect(table.ask(close)).toBe('still-played');
    table.ask({ type: 'stand-in', seat: 0 });
    expect(table.ask(close)).toBeUndefined();
    expect(table.match.ended).toBe('aborted');
    expect(new TestTable().ask(close)).toBeUndefined();
  });

  test('a match of one person and bots can be ended in play', () => {
    const close: Input = { type: 'end', reason: 'aborted', unlessPlayed: true };
    const table = new TestTable();
    const bot = { kind: 'bot', name: 'Pip', level: 1 } as const;
    for (const seat of [1, 2]) table.ask({ type: 'sit', seat, occupant: bot });
    table.ask({ type: 'sit', seat: 0, occupant: person('Ada'), key: 'key 0' });
    for (const seat of [0, 1, 2]) table.ask(ready(seat));
    table.ask({ type: 'tick' }, 60_000);
    expect(table.match.stage).toBe('playing');
    expect(table.ask(close)).toBeUndefined();
  });

  test('never runs back in time', () => {
    const table = new TestTable().start();
    table.decide(0, 'on', {});
    table.at = 5000;
    table.decide(1, 'on');
    table.ask({ type: 'act', seat: 2, action: { type: 'decide', choice: 'on' } }, 100);
    expect(table.match.at).toBe(5000);
  });

  test('the next match can be named once, and only after the end', () => {
    const table = new TestTable().start();
    expect(table.ask({ type: 'follow', match: 'next' })).toBe('not-over');
    table.ask({ type: 'end', reason: 'aborted' });
    expect(table.ask({ type: 'follow', match: 'next' })).toBeUndefined();
    expect(table.ask({ type: 'follow', match: 'other' })).toBe('already-followed');
  });
});
