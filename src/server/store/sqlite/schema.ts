// Schema of the SQLite store, and its migrations.

import { type Database, numberOf } from './driver.ts';

/**
 * All appends go to the end of one table, and each has the row of the one before it in its own match. An index on
 * (match, seq) would make every commit write one page for each match in it: twenty times the bytes. `heads` says where the
 * log of each match ended when that was last written, after row `headed`. Later rows speak for themselves (heads.ts).
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE matches (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL UNIQUE,
    server_seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    opened INTEGER NOT NULL,
    chain TEXT NOT NULL,
    epoch REAL NOT NULL,
    state TEXT NOT NULL,
    card TEXT,
    due REAL
  ) STRICT;
  CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
  CREATE INDEX matches_lobby ON matches (number) WHERE card IS NOT NULL;
  CREATE TABLE heads (
    number INTEGER PRIMARY KEY,
    seq INTEGER NOT NULL,
    last INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    before INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    entries TEXT NOT NULL
  ) STRICT;
  CREATE TABLE house (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), clock REAL NOT NULL) STRICT;
  INSERT INTO house VALUES (1, 0);`,
  `ALTER TABLE house ADD COLUMN headed INTEGER NOT NULL DEFAULT 0;
  UPDATE house SET headed = (SELECT coalesce(max(id), 0) FROM log);`,
];

/** Pages in the log before a checkpoint. */
export const CHECKPOINT_PAGES = 8000;

/**
 * With `NORMAL`, waiting for the disk after a commit is left to the program (wal-disk.ts). SQLite still waits at
 * checkpoints, where the order of writes matters. These block everybody, so they are made rare.
 */
const PRAGMAS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
  PRAGMA busy_timeout = 2000; PRAGMA foreign_keys = ON`;

export function migrate(db: Database): void {
  db.exec(PRAGMAS);
  const [row] = db.prepare('PRAGMA user_version').all();
  const version = row === undefined ? 0 : numberOf(row, 'user_version');
  if (version > MIGRATIONS.length) throw new Error(`the data file is from a newer Grotto (layout ${version})`);
  for (const [index, sql] of MIGRATIONS.entries()) {
    if (index < version) continue;
    db.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}
