// Schema of the PostgreSQL store, and its migrations, safe when several nodes start at once.

import type { Pool } from 'pg';

/**
 * `heads` decides races: an append is taken only where its `seq` is still the head of its match, and `log` has each
 * (number, seq) once. The table is narrow and half empty, so that moving a head touches no index. `keeper` is the node with
 * the lease, `fence` counts how often the lease has moved, and `left_at` is the server time since which no node has it.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE matches (
    number bigint PRIMARY KEY,
    match text NOT NULL UNIQUE,
    server_seed text NOT NULL,
    commitment text NOT NULL,
    opened bigint NOT NULL,
    chain text NOT NULL,
    state text NOT NULL,
    card text,
    due double precision
  );
  CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
  CREATE INDEX matches_lobby ON matches (number) WHERE card IS NOT NULL;
  CREATE TABLE heads (
    match text PRIMARY KEY,
    number bigint NOT NULL,
    seq integer NOT NULL,
    epoch double precision NOT NULL,
    fence bigint NOT NULL DEFAULT 0,
    keeper text,
    left_at double precision
  ) WITH (fillfactor = 50);
  CREATE INDEX heads_keeper ON heads (keeper) WHERE keeper IS NOT NULL;
  CREATE INDEX heads_left ON heads (match) WHERE left_at IS NOT NULL;
  CREATE TABLE log (
    number bigint NOT NULL,
    seq integer NOT NULL,
    key uuid NOT NULL,
    entries text NOT NULL,
    PRIMARY KEY (number, seq)
  );
  CREATE TABLE chain_end (only_row boolean PRIMARY KEY CHECK (only_row), number bigint NOT NULL, chain text NOT NULL);
  INSERT INTO chain_end VALUES (true, 0, '');
  CREATE TABLE house (only_row boolean PRIMARY KEY CHECK (only_row), clock double precision NOT NULL);
  INSERT INTO house VALUES (true, 0);
  CREATE TABLE nodes (node text PRIMARY KEY, clock double precision NOT NULL, until timestamptz NOT NULL)
    WITH (fillfactor = 50);`,
];

/** An arbitrary number for the migration lock. */
const LOCK = 4_710_815;

export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS layout (version integer NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM layout');
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length) throw new Error(`the database is from a newer Grotto (layout ${version})`);
    for (const [index, sql] of MIGRATIONS.entries()) {
      if (index < version) continue;
      await client.query(sql);
      await client.query('INSERT INTO layout VALUES ($1)', [index + 1]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
