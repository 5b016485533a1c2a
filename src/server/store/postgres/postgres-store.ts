// The shared store: PostgreSQL, for one node or for several.

import pg from 'pg';
import type { EndReason, Entry, Stage } from '../../../match/types.ts';
import { readEntries } from '../entries.ts';
import type { LobbyCard, NewMatch, Store, StoredMatch } from '../store.ts';
import { Appends } from './appends.ts';
import { insist } from './faults.ts';
import { createShared } from './leases.ts';
import { migrate } from './schema.ts';

export interface PostgresOptions {
  /** The name of this process among those that share the database. */
  readonly node: string;
  readonly connections?: number;
}

/** A connection that does not answer within this time counts as dead. */
const ANSWER_TIME = 4_000;
const CONNECT_TIME = 2_000;
const PATIENCE = 4_000;

/** The end of the chain is locked by its update, so commitments are numbered without gaps on all nodes. */
const OPEN = `
WITH link AS (
  UPDATE chain_end SET number = number + 1, chain =
    encode(sha256(convert_to(chain || E'\\n' || $3 || E'\\n' || $4::bigint || E'\\n', 'UTF8')), 'hex')
  RETURNING number, chain
), opened AS (
  INSERT INTO matches (number, match, server_seed, commitment, opened, chain, state, card)
  SELECT number, $1, $2, $3, $4::bigint, chain, 'gathering', $5 FROM link
), begun AS (
  INSERT INTO heads (match, number, seq, epoch) SELECT $1, number, $6::int, $7::double precision FROM link
)
INSERT INTO log (number, seq, key, entries) SELECT number, 0, gen_random_uuid(), $8 FROM link`;

const ENTRIES_FROM = `
SELECT l.seq, l.entries FROM heads h JOIN log l ON l.number = h.number
WHERE h.match = $1 AND l.seq >= (SELECT coalesce(max(seq), 0) FROM log WHERE number = h.number AND seq <= $2)
ORDER BY l.seq`;

const SET_ALARMS = `
UPDATE matches m SET due = w.due FROM unnest($1::text[], $2::double precision[]) AS w (match, due) WHERE m.match = w.match`;

/**
 * The node with the lease keeps the deadlines, so only matches without a lease have to be woken. The matches of a node that
 * has died or left are due at once, whatever their alarm: they are paused until another node takes them.
 */
const DUE = `
SELECT m.match, m.due FROM matches m JOIN heads h ON h.match = m.match WHERE m.due <= $1 AND h.keeper IS NULL
UNION SELECT m.match, coalesce(m.due, $1) FROM heads h JOIN matches m ON m.match = h.match WHERE h.left_at IS NOT NULL
UNION SELECT m.match, coalesce(m.due, $1) FROM nodes n JOIN heads h ON h.keeper = n.node
  JOIN matches m ON m.match = h.match WHERE n.until <= clock_timestamp()
ORDER BY due LIMIT $2`;

const FORGET_NODES = `
DELETE FROM nodes n WHERE n.until < clock_timestamp() - interval '1 hour'
  AND NOT EXISTS (SELECT FROM heads h WHERE h.keeper = n.node)`;

function newPool(url: string, node: string, more: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `grotto ${node}`,
    connectionTimeoutMillis: CONNECT_TIME,
    query_timeout: ANSWER_TIME,
    statement_timeout: ANSWER_TIME,
    idle_in_transaction_session_timeout: ANSWER_TIME,
    keepAlive: true,
    ...more,
  });
  // An idle connection that breaks is replaced; without a listener the process would end.
  pool.on('error', () => {});
  return pool;
}

export async function openPostgresStore(url: string, options: PostgresOptions): Promise<Store> {
  const pool = newPool(url, options.node, { max: options.connections ?? 8 });
  try {
    await migrate(pool);
    await pool.query(FORGET_NODES);
  } catch (error) {
    await pool.end();
    throw error;
  }
  // A pool of its own, so that a busy node does not look dead. It need not wait for the disk: the next heartbeat says the same.
  const heart = newPool(url, options.node, { max: 1, options: '-c synchronous_commit=off' });
  const appends = new Appends(pool);
  const alarms = new Map<string, number | null>();
  let alarmsSet: Promise<void> | undefined;

  async function setAlarms(): Promise<void> {
    // Alarms that are set in the meantime go together, and only the last of each match counts.
    await new Promise((resolve) => setTimeout(resolve, 20));
    alarmsSet = undefined;
    const batch = [...alarms].sort(([a], [b]) => (a < b ? -1 : 1));
    alarms.clear();
    const values = [batch.map(([match]) => match), batch.map(([, due]) => due)];
    await insist(PATIENCE, () => pool.query({ name: 'alarms', text: SET_ALARMS, values }));
  }

  async function open(fresh: NewMatch): Promise<void> {
    const { match, serverSeed, commitment, epoch, entries, card } = fresh;
    const cardText = card ? JSON.stringify(card) : null;
    const opened = Date.now();
    const values = [match, serverSeed, commitment, opened, cardText, entries.length, epoch, JSON.stringify(entries)];
    let tries = 0;
    await insist(PATIENCE, async () => {
      tries += 1;
      if (tries > 1 && (await seedOf(match)) === serverSeed) return;
      await pool.query({ name: 'open', text: OPEN, values });
    });
  }

  async function seedOf(match: string): Promise<string | undefined> {
    const { rows } = await pool.query<{ seed: string }>('SELECT server_seed AS seed FROM matches WHERE match = $1', [
      match,
    ]);
    return rows[0]?.seed;
  }

  async function entriesFrom(match: string, seq: number): Promise<readonly Entry[]> {
    const { rows } = await pool.query<{ seq: number; entries: string }>({
      name: 'entries-from',
      text: ENTRIES_FROM,
      values: [match, seq],
    });
    return rows.flatMap((row) => {
      const entries = readEntries(row.entries);
      return row.seq < seq ? entries.slice(seq - row.seq) : entries;
    });
  }

  return {
    shared: createShared(pool, heart, options.node),
    open,
    append: (append, answer) => appends.append(append, answer),
    async load(match): Promise<StoredMatch | undefined> {
      const { rows } = await pool.query<{ seed: string; epoch: number }>({
        name: 'load',
        text: 'SELECT server_seed AS seed, epoch FROM matches JOIN heads USING (match) WHERE match = $1',
        values: [match],
      });
      const [row] = rows;
      if (!row) return undefined;
      return { match, serverSeed: row.seed, epoch: row.epoch, entries: await entriesFrom(match, 0) };
    },
    entriesFrom,
    setAlarm(match, due) {
      alarms.set(match, due ?? null);
      alarmsSet ??= setAlarms();
      return alarmsSet;
    },
    async dueAlarms(now, limit) {
      const { rows } = await pool.query<{ match: string; due: number }>(DUE, [now, limit]);
      return rows;
    },
    async nextAlarm() {
      const { rows } = await pool.query<{ due: number | null }>('SELECT min(due) AS due FROM matches');
      return rows[0]?.due ?? undefined;
    },
    async lobby(limit) {
      const text = 'SELECT card, opened FROM matches WHERE card IS NOT NULL ORDER BY number DESC LIMIT $1';
      const { rows } = await pool.query<{ card: string; opened: string }>(text, [limit]);
      return rows.map(({ card, opened }) => ({ ...(JSON.parse(card) as LobbyCard), opened: dateOf(opened) }));
    },
    async gathering(matches) {
      const text = `SELECT match FROM matches WHERE match = ANY($1) AND state = 'gathering'`;
      const { rows } = await pool.query<{ match: string }>(text, [matches]);
      return rows.map(({ match }) => match);
    },
    async commitments(after, limit) {
      const { rows } = await pool.query<CommitmentRow>(
        'SELECT number, commitment, opened, chain, state FROM matches WHERE number > $1 ORDER BY number LIMIT $2',
        [after, limit],
      );
      return rows.map(({ number, opened, ...line }) => ({
        ...line,
        number: Number(number),
        opened: dateOf(opened),
      }));
    },
    async readClock() {
      const { rows } = await pool.query<{ clock: number }>('SELECT clock FROM house');
      return rows[0]?.clock ?? 0;
    },
    async saveClock(now) {
      await pool.query('UPDATE house SET clock = greatest(clock, $1)', [now]);
    },
    async check() {
      await pool.query('SELECT 1');
    },
    async close() {
      await alarmsSet?.catch(() => {});
      await heart.end();
      await pool.end();
    },
  };
}

const dateOf = (millis: string): string => new Date(Number(millis)).toISOString();

/** Eight-byte integers come as text. */
interface CommitmentRow {
  readonly number: string;
  readonly commitment: string;
  readonly opened: string;
  readonly chain: string;
  readonly state: Stage | EndReason;
}
