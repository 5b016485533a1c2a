// Leases and heartbeats in the shared database: which nodes live, which node has which match, and the server time.

import type { Pool } from 'pg';
import type { Millis } from '../../../contract/game.ts';
import { FAILOVER_GRACE, type LeaseState, type SharedStore } from '../store.ts';

/** A node without a heartbeat for this long counts as dead, and others take over its leases. */
const LEASE = '3 seconds';

/** Server time follows the node that is furthest ahead; a node that was stopped learns from the answer for how long. */
const BEAT = `
WITH late AS (UPDATE house SET clock = greatest(clock, $2) RETURNING clock)
INSERT INTO nodes (node, clock, until) SELECT $1, clock, clock_timestamp() + interval '${LEASE}' FROM late
ON CONFLICT (node) DO UPDATE SET clock = excluded.clock, until = excluded.until RETURNING clock`;

const LIVING = 'SELECT node FROM nodes WHERE until > clock_timestamp()';

/** Only a live node takes leases: one that was stopped must send a heartbeat first. */
const KEEP = `
WITH wanted AS (SELECT DISTINCT match FROM unnest($1::text[]) AS w (match)), living AS MATERIALIZED (${LIVING}), free AS (
  SELECT h.match, CASE WHEN h.keeper IS NULL THEN $3 - h.left_at ELSE $3 - n.clock + ${FAILOVER_GRACE} END AS stood_still
  FROM heads h JOIN wanted w ON w.match = h.match LEFT JOIN nodes n ON n.node = h.keeper
  WHERE (h.keeper IS NULL OR h.keeper NOT IN (SELECT node FROM living)) AND $2 IN (SELECT node FROM living)
  ORDER BY h.match FOR NO KEY UPDATE OF h SKIP LOCKED
), taken AS (
  UPDATE heads h SET keeper = $2, fence = h.fence + 1, left_at = NULL,
    epoch = h.epoch + greatest(0, coalesce(free.stood_still, 0))
  FROM free WHERE h.match = free.match AND (h.keeper IS NULL OR h.keeper NOT IN (SELECT node FROM living))
  RETURNING h.match, h.seq, h.epoch, h.fence
)
SELECT h.match, coalesce(t.seq, h.seq) AS seq, coalesce(t.epoch, h.epoch) AS epoch,
  CASE WHEN t.match IS NOT NULL THEN t.fence WHEN h.keeper = $2 THEN h.fence END AS fence
FROM heads h JOIN wanted w ON w.match = h.match LEFT JOIN taken t ON t.match = h.match`;

interface Row {
  readonly match: string;
  readonly seq: number;
  readonly epoch: number;
  readonly fence: string | null;
}

export function createShared(pool: Pool, heart: Pool, node: string): SharedStore {
  return {
    async heartbeat(now) {
      const { rows } = await heart.query<{ clock: Millis }>({ name: 'beat', text: BEAT, values: [node, now] });
      return rows[0]?.clock ?? now;
    },
    async liveNodes() {
      const { rows } = await heart.query<{ node: string }>({ name: 'living', text: LIVING });
      return new Set(rows.map((row) => row.node));
    },
    async claimLeases(matches, now) {
      const { rows } = await pool.query<Row>({ name: 'keep', text: KEEP, values: [matches, node, now] });
      return rows.map(({ match, seq, epoch, fence }): LeaseState => {
        return { match, seq, epoch, ...(fence !== null && { fence: Number(fence) }) };
      });
    },
    async releaseLeases(matches) {
      const text = 'UPDATE heads SET keeper = NULL, left_at = NULL WHERE keeper = $1 AND match = ANY ($2)';
      await pool.query({ name: 'release', text, values: [node, matches] });
    },
    async creditPause(time) {
      const text = 'UPDATE heads SET epoch = epoch + $2 WHERE keeper = $1 RETURNING match, epoch';
      const { rows } = await pool.query<{ match: string; epoch: Millis }>(text, [node, time]);
      return new Map(rows.map(({ match, epoch }) => [match, epoch]));
    },
    async leave(now) {
      await pool.query('UPDATE heads SET keeper = NULL, left_at = $2 WHERE keeper = $1', [node, now]);
      await pool.query('DELETE FROM nodes WHERE node = $1', [node]);
    },
  };
}
