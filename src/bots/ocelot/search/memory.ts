// What a search has found out about positions it may come to again on another way: a transposition table.

import { Sieve } from './sieve.ts';

const BITS = 18;

/** Later and deeper findings overwrite others. Emptied for each search, so that answers depend on nothing before. */
export class Memory {
  readonly sieve = new Sieve();
  private readonly mask: number;
  private readonly keys: Int32Array;
  private readonly values: Int16Array;
  private readonly moves: Int16Array;
  /** depth × 4 + bound + 1; 0 in an empty slot. */
  private readonly depths: Uint8Array;

  constructor(bits = BITS) {
    const size = 1 << bits;
    this.mask = size - 1;
    this.keys = new Int32Array(2 * size);
    this.values = new Int16Array(size);
    this.moves = new Int16Array(size);
    this.depths = new Uint8Array(size);
  }

  clear(): void {
    this.depths.fill(0);
    this.sieve.clear();
  }

  /** −1 when nothing is known. */
  find(key: number, key2: number): number {
    const slot = key & this.mask;
    if (this.depths[slot] === 0 || this.keys[2 * slot] !== key || this.keys[2 * slot + 1] !== key2) return -1;
    return slot;
  }

  /**
   * `value` is relative to the lead, which depends on the way; `bound` is 1 where it is at least this, −1 at most, 0 exactly.
   */
  keep(key: number, key2: number, value: number, depth: number, bound: -1 | 0 | 1, move: number): void {
    const slot = key & this.mask;
    this.keys[2 * slot] = key;
    this.keys[2 * slot + 1] = key2;
    this.values[slot] = value;
    this.moves[slot] = move;
    this.depths[slot] = depth * 4 + bound + 1;
  }

  valueAt(slot: number): number {
    return this.values[slot] ?? 0;
  }

  moveAt(slot: number): number {
    return this.moves[slot] ?? 0;
  }

  depthAt(slot: number): number {
    return (this.depths[slot] ?? 0) >> 2;
  }

  boundAt(slot: number): number {
    return ((this.depths[slot] ?? 0) & 3) - 1;
  }
}
