// Fault 27: thousands of records, finished and aborted, checked by themselves; then each with one byte of its luck changed.

import { GAMES } from '../../src/games/all.ts';
import { below, pick, type Rng, seededRng } from '../../src/kit/rng.ts';
import { type MatchRecord, readRecord, toRecord } from '../../src/match/record.ts';
import { TestTable } from '../../src/match/testing.ts';
import { verifyLuck } from '../../src/match/verify.ts';

export interface RecordFigures {
  readonly records: number;
  readonly aborted: number;
  /** Genuine, and found fault with. */
  readonly doubted: number;
  readonly changed: number;
  /** Changed, and believed. */
  readonly believed: number;
}

export function checkRecords(size: { records: number; seed: string; isLate?: () => boolean }): RecordFigures {
  const rng = seededRng(size.seed);
  const figures = { records: 0, aborted: 0, doubted: 0, changed: 0, believed: 0 };
  while (figures.records < size.records && !size.isLate?.()) {
    const table = new TestTable({ seats: 3 + below(rng, 4) }).start();
    const isAborted = below(rng, 4) === 0;
    const draws = 1 + below(rng, 12);
    table.playUntil(() => isAborted && table.match.chances >= draws, rng);
    if (table.match.stage === 'playing') table.ask({ type: 'end', reason: 'aborted' });
    const record = toRecord(table.entries);
    figures.records += 1;
    if (table.match.ended === 'aborted') figures.aborted += 1;
    if (!isBelieved(record)) figures.doubted += 1;
    figures.changed += 1;
    if (isBelieved(withOneByteChanged(record, rng))) figures.believed += 1;
  }
  return figures;
}

export function isBelieved(record: MatchRecord): boolean {
  const read = readRecord(JSON.parse(JSON.stringify(record)), GAMES);
  return read.ok && verifyLuck(read.value).faults.length === 0;
}

export function withOneByteChanged(record: MatchRecord, rng: Rng): MatchRecord {
  const { luck } = record;
  const seat = below(rng, luck.entropy.length);
  const shares = <Share extends string | null>(all: readonly Share[]): (Share | string)[] =>
    all.map((hex, i) => (i === seat && hex !== null ? flip(hex, rng) : hex));
  const changed = pick(rng, [
    { serverSeed: flip(luck.serverSeed, rng) },
    { commitment: flip(luck.commitment, rng) },
    { entropy: shares(luck.entropy) },
    { seatCommitments: shares(luck.seatCommitments) },
  ]);
  return { ...record, luck: { ...luck, ...changed } };
}

function flip(hex: string, rng: Rng): string {
  const at = below(rng, hex.length);
  const digit = Number.parseInt(hex[at] ?? '0', 16) ^ (1 + below(rng, 15));
  return hex.slice(0, at) + digit.toString(16) + hex.slice(at + 1);
}
