// Parses entries as stores keep them: JSON, several at a time.

import type { Entry } from '../../match/types.ts';
import { Corrupt } from './store.ts';

export function readEntries(text: string): readonly Entry[] {
  try {
    return JSON.parse(text) as readonly Entry[];
  } catch (cause) {
    throw new Corrupt('entries that are no JSON', { cause });
  }
}
