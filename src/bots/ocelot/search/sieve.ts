// Which turns were judged best in positions that a search comes back to, one turn further ahead each time.

import type { Shortlist } from './ways.ts';

const BITS = 14;
const MOST = 16;

/** Later positions overwrite others. Emptied for each search, so that answers depend on nothing before. */
export class Sieve {
  private readonly keys = new Int32Array(2 << BITS);
  private readonly lengths = new Uint8Array(1 << BITS);
  private readonly moves = new Int16Array(MOST << BITS);

  clear(): void {
    this.lengths.fill(0);
  }

  /** Whether the list was kept, and is now written into the one given. */
  recall(key: number, key2: number, list: Shortlist): boolean {
    const slot = key & ((1 << BITS) - 1);
    const length = this.lengths[slot] ?? 0;
    if (length === 0 || this.keys[2 * slot] !== key || this.keys[2 * slot + 1] !== key2) return false;
    for (let i = 0; i < length; i++) list.moves[i] = this.moves[MOST * slot + i] ?? 0;
    list.length = length;
    return true;
  }

  keep(key: number, key2: number, { moves, length }: Shortlist): void {
    if (length > MOST) return;
    const slot = key & ((1 << BITS) - 1);
    this.keys[2 * slot] = key;
    this.keys[2 * slot + 1] = key2;
    this.lengths[slot] = length;
    for (let i = 0; i < length; i++) this.moves[MOST * slot + i] = moves[i] ?? 0;
  }
}
