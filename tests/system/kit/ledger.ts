// Reads the logs of a shared store from outside, and checks them: every move once, every log a history that the rules allow.

import { GAMES } from '../../../src/games/all.ts';
import { foldMatch } from '../../../src/match/step.ts';
import type { Entry, Match } from '../../../src/match/types.ts';
import { openPostgresStore } from '../../../src/server/store/postgres/postgres-store.ts';
import { moveKey, type NamedMove } from './log.ts';

export interface Ledger {
  /** Acknowledged, and not in any log. */
  readonly lost: number;
  /** In a log more than once. */
  readonly doubled: number;
  /** Logs that do not fold. */
  readonly broken: number;
  readonly entries: number;
  /** How often somebody's time was over. */
  readonly standIns: number;
  readonly matches: ReadonlyMap<string, Match>;
}

export async function readLedger(
  database: string,
  matches: Iterable<string>,
  acknowledged: readonly NamedMove[],
): Promise<Ledger> {
  const store = await openPostgresStore(database, { node: 'auditor', connections: 2 });
  const times = new Map<string, number>();
  const folded = new Map<string, Match>();
  let broken = 0;
  let count = 0;
  let standIns = 0;
  for (const match of new Set(matches)) {
    const entries = (await store.load(match))?.entries ?? [];
    count += entries.length;
    const end = foldLog(entries);
    if (end) folded.set(match, end);
    else broken += 1;
    for (const entry of entries) {
      if (entry.type === 'stood-in') standIns += 1;
      if (entry.type !== 'moved' || entry.move.by !== 'seat' || entry.id === undefined) continue;
      const key = moveKey({ match, seat: entry.move.seat, id: entry.id });
      times.set(key, (times.get(key) ?? 0) + 1);
    }
  }
  await store.close();
  return {
    lost: acknowledged.filter((move) => !times.has(moveKey(move))).length,
    doubled: [...times.values()].filter((often) => often > 1).length,
    broken,
    entries: count,
    standIns,
    matches: folded,
  };
}

export function foldLog(entries: readonly Entry[]): Match | undefined {
  const [opening] = entries;
  if (opening?.type !== 'opened') return undefined;
  const folded = foldMatch(GAMES[opening.terms.game], entries);
  return folded.ok ? folded.value : undefined;
}
