// Reads the logs that a server has written, from outside, as the next process would.

import path from 'node:path';
import { openSqliteStore } from '../../../src/server/store/sqlite.ts';

/** How often each move that came with an id is in the logs of these matches. */
export async function countMoves(data: string, matches: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const store = openSqliteStore(path.join(data, 'grotto.db'));
  const times = new Map<string, number>();
  for (const match of new Set(matches)) {
    for (const entry of (await store.load(match))?.entries ?? []) {
      if (entry.type !== 'moved' || entry.move.by !== 'seat' || entry.id === undefined) continue;
      const key = moveKey({ match, seat: entry.move.seat, id: entry.id });
      times.set(key, (times.get(key) ?? 0) + 1);
    }
  }
  await store.close();
  return times;
}

export interface NamedMove {
  readonly match: string;
  readonly seat: number;
  readonly id: string;
}

export const moveKey = ({ match, seat, id }: NamedMove): string => `${match} ${seat} ${id}`;
