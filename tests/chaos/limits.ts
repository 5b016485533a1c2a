// Limits for tests in which one machine plays everybody.

import type { Limits } from '../../src/server/limits.ts';

const plenty = { burst: 100_000, perSecond: 100_000 };

export const GENEROUS: Partial<Limits> = {
  socketsPerAddress: 100_000,
  newSockets: plenty,
  requests: plenty,
  tables: plenty,
  messages: plenty,
  failures: 100_000,
};
