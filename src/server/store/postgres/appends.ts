// Appends to the shared log: what arrives while a commit runs is sent together, in one statement and one commit.

import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { errorOf } from '../../error-of.ts';
import type { Append, AppendAnswer } from '../store.ts';
import { insist, isPassing } from './faults.ts';

interface Job {
  readonly append: Append;
  /** Unique name of the append: sent again after a lost answer, it is found and not stored twice. */
  readonly key: string;
  readonly answer: AppendAnswer;
}

interface Answer {
  readonly match: string;
  readonly known: boolean;
  readonly stored: boolean;
  readonly fenced: boolean;
}

/**
 * Heads are locked in the order of their names, so that two nodes with common matches never deadlock. A head that has
 * moved on is left out. If this very append had moved it, the key tells.
 */
const APPEND = `
WITH wanted AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::uuid[], $6::text[], $7::text[], $8::text[])
    AS w (match, seq, count, fence, key, entries, state, card)
), ours AS (
  SELECT h.match FROM heads h JOIN wanted w ON h.match = w.match AND h.seq = w.seq
  WHERE w.fence IS NULL OR h.fence = w.fence ORDER BY h.match FOR NO KEY UPDATE OF h
), moved AS (
  UPDATE heads h SET seq = w.seq + w.count FROM wanted w JOIN ours o ON o.match = w.match
  WHERE h.match = w.match AND h.seq = w.seq AND (w.fence IS NULL OR h.fence = w.fence)
  RETURNING h.number, w.match, w.seq, w.key, w.entries, w.state, w.card
), logged AS (
  INSERT INTO log (number, seq, key, entries) SELECT number, seq, key, entries FROM moved
), listed AS (
  UPDATE matches m SET state = moved.state, card = moved.card FROM moved
  WHERE m.number = moved.number AND moved.state IS NOT NULL
)
SELECT w.match, h.match IS NOT NULL AS known, moved.match IS NOT NULL OR coalesce(l.key = w.key, false) AS stored,
  coalesce(h.fence <> w.fence, false) AS fenced
FROM wanted w LEFT JOIN heads h ON h.match = w.match LEFT JOIN moved ON moved.match = w.match
  LEFT JOIN log l ON l.number = h.number AND l.seq = w.seq`;

/** Two commits run at once: while one waits for the disk, the other is judged. */
const WRITERS = 2;
const MOST_AT_ONCE = 500;
/** Backpressure: with more than this waiting, the database cannot keep up, and an error is better than a long wait. */
const MOST_WAITING = 20_000;
/** How long to retry after a lost answer, before the caller is told that the result is unknown. */
const PATIENCE = 4_000;

export class Appends {
  private readonly pool: Pool;
  private queue: Job[] = [];
  private writing = 0;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  append(append: Append, answer: AppendAnswer): void {
    if (this.queue.length >= MOST_WAITING) {
      answer(new Error('the database cannot keep up'));
      return;
    }
    this.queue.push({ append, key: randomUUID(), answer });
    // After this turn of the event loop: all appends of the turn go together.
    if (this.queue.length === 1) setImmediate(() => this.write());
  }

  private write(): void {
    if (this.writing >= WRITERS || this.queue.length === 0) return;
    this.writing += 1;
    const batch = this.nextBatch();
    void this.commit(batch).finally(() => {
      this.writing -= 1;
      this.write();
    });
    this.write();
  }

  /** At most one append for each match: a second would be judged by the log before the first. */
  private nextBatch(): readonly Job[] {
    const batch = new Map<string, Job>();
    const rest: Job[] = [];
    for (const job of this.queue) {
      if (batch.size < MOST_AT_ONCE && !batch.has(job.append.match)) batch.set(job.append.match, job);
      else rest.push(job);
    }
    this.queue = rest;
    return [...batch.values()];
  }

  private async commit(batch: readonly Job[]): Promise<void> {
    try {
      const answers = await insist(PATIENCE, () => this.send(batch));
      for (const job of batch) settle(job, answers.get(job.append.match));
    } catch (error) {
      if (batch.length === 1 || isPassing(error)) for (const job of batch) job.answer(errorOf(error));
      // One append has spoilt the batch: each is sent on its own, so that only that one fails.
      else for (const job of batch) await this.commit([job]);
    }
  }

  private async send(batch: readonly Job[]): Promise<ReadonlyMap<string, Answer>> {
    const appends = batch.map(({ append }) => append);
    const values = [
      appends.map(({ match }) => match),
      appends.map(({ seq }) => seq),
      appends.map(({ entries }) => entries.length),
      appends.map(({ fence }) => fence ?? null),
      batch.map(({ key }) => key),
      appends.map(({ entries }) => JSON.stringify(entries)),
      appends.map(({ listing }) => listing?.state ?? null),
      appends.map(({ listing }) => (listing?.card ? JSON.stringify(listing.card) : null)),
    ];
    const { rows } = await this.pool.query<Answer>({ name: 'append', text: APPEND, values });
    return new Map(rows.map((row) => [row.match, row]));
  }
}

function settle({ append, answer }: Job, found: Answer | undefined): void {
  if (!found?.known) answer(new Error(`no match ${append.match} to append to`));
  else answer(found.stored ? 'stored' : found.fenced ? 'fenced' : 'conflict');
}
