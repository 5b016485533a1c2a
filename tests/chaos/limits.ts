// Limits for tests in which one machine plays everybody.

import type { Limits } from '../../src/server/rate-limits.ts';

export const PLENTY = { burst: 100_000, perSecond: 100_000 };

export const GENEROUS: Partial<Limits> = {
  connections: PLENTY,
  socketsPerAddress: 100_000,
  newSockets: PLENTY,
  requests: PLENTY,
  tables: PLENTY,
  sits: PLENTY,
  publicTables: 100_000,
  messages: PLENTY,
  failures: 100_000,
};
