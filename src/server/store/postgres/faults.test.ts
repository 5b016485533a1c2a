import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { isPassing } from './faults.ts';

const fromDatabase = (code: string): Error => Object.assign(new pg.DatabaseError('', 0, 'error'), { code });
const fromNetwork = (code: string): Error => Object.assign(new Error(), { code });

describe('database errors', () => {
  test.each(['EPIPE', 'ECONNRESET', 'ECONNREFUSED'])('%s: nobody answered', (code) => {
    expect(isPassing(fromNetwork(code))).toBe(true);
  });

  test.each(['08006', '40001', '40P01', '53300', '57P01', '57P03'])('%s passes', (code) => {
    expect(isPassing(fromDatabase(code))).toBe(true);
  });

  test.each(['22P02', '23505', '42601'])('%s is the fault of the query', (code) => {
    expect(isPassing(fromDatabase(code))).toBe(false);
  });
});
