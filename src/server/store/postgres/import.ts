// Imports whole matches into a shared store. The end of the commitment chain says how far it has come.

import pg from 'pg';
import type { WholeMatch } from '../sqlite/export.ts';
import { migrate } from './schema.ts';

export interface PostgresImport {
  /** The number of the last match that is imported, and the chain after it. */
  end(): Promise<{ readonly number: number; readonly chain: string }>;
  /** All of them or none. */
  add(matches: readonly WholeMatch[]): Promise<void>;
  setClock(clock: number): Promise<void>;
  close(): Promise<void>;
}

export async function openImport(url: string): Promise<PostgresImport> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  await migrate(pool);
  return {
    async end() {
      const { rows } = await pool.query<{ number: string; chain: string }>('SELECT number, chain FROM chain_end');
      return { number: Number(rows[0]?.number ?? 0), chain: rows[0]?.chain ?? '' };
    },
    async add(matches) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        for (const { text, values } of statements(matches)) await client.query(text, values);
        await client.query('COMMIT');
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    async setClock(clock) {
      await pool.query('UPDATE house SET clock = greatest(clock, $1)', [clock]);
    },
    close: () => pool.end(),
  };
}

function statements(matches: readonly WholeMatch[]): readonly { text: string; values: unknown[] }[] {
  const column = <K extends keyof WholeMatch>(key: K): unknown[] => matches.map((match) => match[key] ?? null);
  const last = matches.at(-1);
  return [
    {
      text: `INSERT INTO matches (number, match, server_seed, commitment, opened, chain, state, card, due)
        SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[],
          $8::text[], $9::double precision[])`,
      values: (['number', 'match', 'serverSeed', 'commitment', 'opened', 'chain', 'state', 'card', 'due'] as const).map(
        column,
      ),
    },
    {
      text: `INSERT INTO heads (match, number, seq, epoch)
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::int[], $4::double precision[])`,
      values: [column('match'), column('number'), matches.map(({ entries }) => entries.length), column('epoch')],
    },
    {
      text: `INSERT INTO log (number, seq, key, entries)
        SELECT number, 0, gen_random_uuid(), entries FROM unnest($1::bigint[], $2::text[]) AS w (number, entries)`,
      values: [column('number'), matches.map(({ entries }) => JSON.stringify(entries))],
    },
    { text: 'UPDATE chain_end SET number = $1, chain = $2', values: [last?.number ?? 0, last?.chain ?? ''] },
  ];
}
