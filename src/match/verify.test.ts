import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/all.ts';
import { seededRng } from '../kit/rng.ts';
import { type MatchRecord, readRecord, toRecord } from './record.ts';
import { TestTable } from './testing.ts';
import { verifyLuck } from './verify.ts';

/** What is wrong with a record: that it cannot be read, or what the luck check finds. */
function faultsOf(json: unknown): readonly string[] {
  const read = readRecord(json, GAMES);
  return read.ok ? verifyLuck(read.value).faults : [read.error.code];
}

const played = (seed = 'match'): MatchRecord =>
  toRecord(new TestTable().start().playUntil(() => false, seededRng(seed)).entries);

const flip = (hex: string, at: number): string => {
  const digit = Number.parseInt(hex[at] ?? '0', 16) ^ 1;
  return hex.slice(0, at) + digit.toString(16) + hex.slice(at + 1);
};

describe('the luck of a record', () => {
  test('[fault 27] passes for a match as it was played', () => {
    for (let i = 0; i < 20; i++) expect(faultsOf(JSON.parse(JSON.stringify(played(`match ${i}`))))).toEqual([]);
  });

  test('[fault 27] passes for an aborted match', () => {
    const table = new TestTable().start();
    table.playUntil(() => table.match.chances > 3);
    table.ask({ type: 'end', reason: 'aborted' });
    expect(faultsOf(toRecord(table.entries))).toEqual([]);
  });

  test('passes with advice and without, and the record says who took advice', () => {
    const table = new TestTable({ hints: true }).start();
    table.ask({ type: 'hint', seat: 2, phase: 0, step: 0 });
    const record = toRecord(table.playUntil(() => false).entries);
    expect(record.hints).toEqual([0, 0, 1]);
    expect(faultsOf(record)).toEqual([]);
    expect(played()).not.toHaveProperty('hints');
  });

  test('[fault 27] [S10] finds any changed byte of any seed', () => {
    const record = played();
    for (let at = 0; at < 64; at++) {
      const { luck } = record;
      const changed = [
        { ...luck, serverSeed: flip(luck.serverSeed, at) },
        { ...luck, commitment: flip(luck.commitment, at) },
        { ...luck, entropy: luck.entropy.map((share, seat) => (seat === at % 3 ? flip(share, at % 32) : share)) },
      ];
      for (const other of changed) expect(faultsOf({ ...record, luck: other })).not.toEqual([]);
    }
  });

  test('[fault 27] [S10] finds any changed draw', () => {
    const record = played();
    const draws = record.moves.flatMap((move, index) => (move.by === 'chance' ? [index] : []));
    for (const index of draws) {
      const moves = record.moves.map((move, at) =>
        at === index && move.by === 'chance' ? { ...move, outcome: { type: 'turn', card: other(move.outcome) } } : move,
      );
      expect(faultsOf({ ...record, moves })).not.toEqual([]);
    }
  });

  test('reports that a match without an end cannot be checked yet', () => {
    expect(faultsOf(toRecord(new TestTable().start().entries))).not.toEqual([]);
  });
});

function other(outcome: unknown): object {
  const isSnake = JSON.stringify(outcome).includes('snake');
  return isSnake ? { type: 'trap', trap: 'lava' } : { type: 'trap', trap: 'snake' };
}
