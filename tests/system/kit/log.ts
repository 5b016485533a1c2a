// Reads the logs that a server has written, from outside, whether it runs or not.

import path from 'node:path';
import { readEntries } from '../../../src/server/store/entries.ts';
import { openDatabase, textOf } from '../../../src/server/store/sqlite/driver.ts';

/** How often each move that came with an id is in the logs of these matches. */
export function countMoves(data: string, matches: Iterable<string>): ReadonlyMap<string, number> {
  const db = openDatabase(path.join(data, 'grotto.db'));
  const readLog = db.prepare<[string]>('SELECT entries FROM log JOIN matches USING (number) WHERE match = ?');
  const times = new Map<string, number>();
  for (const match of new Set(matches)) {
    for (const entry of readLog.all(match).flatMap((row) => readEntries(textOf(row, 'entries')))) {
      if (entry.type !== 'moved' || entry.move.by !== 'seat' || entry.id === undefined) continue;
      const key = moveKey({ match, seat: entry.move.seat, id: entry.id });
      times.set(key, (times.get(key) ?? 0) + 1);
    }
  }
  db.close();
  return times;
}

export interface NamedMove {
  readonly match: string;
  readonly seat: number;
  readonly id: string;
}

export const moveKey = ({ match, seat, id }: NamedMove): string => `${match} ${seat} ${id}`;
