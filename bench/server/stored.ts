// A data file with many matches under way, as a house has them after some months.

import path from 'node:path';
import { seededRng } from '../../src/kit/rng.ts';
import { SERVER_SEED, TestTable } from '../../src/match/testing.ts';
import type { Entry } from '../../src/match/types.ts';
import { newMatchId } from '../../src/server/secrets.ts';
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts';

const DAY = 24 * 60 * 60_000;

export async function storeMatches(data: string, matches: number): Promise<void> {
  const table = new TestTable({ seats: 4 }).start();
  table.playUntil(() => table.entries.length > 60, seededRng('stored'));
  const [opening, ...played] = table.entries as readonly Entry[];
  if (opening?.type !== 'opened') throw new Error('a log begins with its opening');
  const { commitment } = opening.terms;
  const store = openSqliteStore(path.join(data, 'grotto.db'));
  for (let stored = 0; stored < matches; stored += 500) {
    const some = Array.from({ length: Math.min(500, matches - stored) }, async () => {
      const match = newMatchId();
      const entries: Entry[] = [{ ...opening, terms: { ...opening.terms, match } }, ...played];
      await store.open({ match, serverSeed: SERVER_SEED, commitment, epoch: 0, entries });
      await store.setAlarm(match, 30 * DAY);
    });
    await Promise.all(some);
  }
  await store.close();
}
