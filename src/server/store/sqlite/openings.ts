// Takes back openings that were refused because a sync failed.

import type { Database } from './driver.ts';

/**
 * They are committed by then, would be there after a restart, and nobody would know of them. `durable`: the last log row
 * that would survive a power cut. Appends stay: whoever sent them asks again with the same id.
 */
export function forgetOpenings(db: Database, durable: number): void {
  const opened = `SELECT number FROM log WHERE id > ${durable} AND before = 0`;
  try {
    db.exec(`PRAGMA wal_autocheckpoint = 0;
      BEGIN IMMEDIATE;
      DELETE FROM heads WHERE number IN (${opened});
      DELETE FROM matches WHERE number IN (${opened});
      DELETE FROM log WHERE id > ${durable} AND number NOT IN (SELECT number FROM matches);
      UPDATE sqlite_sequence SET seq = (SELECT coalesce(max(number), 0) FROM matches) WHERE name = 'matches';
      COMMIT`);
  } catch {
    // The disk takes no writes either. Whoever asked was told that it is busy, and cannot know more.
    rollBack(db);
  }
}

function rollBack(db: Database): void {
  try {
    db.exec('ROLLBACK');
  } catch {
    // SQLite has rolled back itself.
  }
}
