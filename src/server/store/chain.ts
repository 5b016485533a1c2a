// Hash chain of the commitment list: each line depends on the one before, so that none can be changed or left out.

import { createHash } from 'node:crypto';

export const chainOf = (before: string, commitment: string, opened: number): string =>
  createHash('sha256').update(`${before}\n${commitment}\n${opened}\n`).digest('hex');
