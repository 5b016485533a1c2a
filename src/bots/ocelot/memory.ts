// What a search has found out about positions it may come to again on another way: a transposition table.

const BITS = 16;

export interface Finding {
  /** Relative to the lead, which depends on the way. */
  readonly value: number;
  readonly depth: number;
  /** 1: at least this, −1: at most, 0: exactly. */
  readonly bound: -1 | 0 | 1;
  readonly move: number;
}

/** Later and deeper findings overwrite others. Emptied for each search, so that answers depend on nothing before. */
export class Memory {
  private readonly keys = new Int32Array(2 << BITS);
  private readonly values = new Int16Array(1 << BITS);
  private readonly moves = new Int16Array(1 << BITS);
  /** depth × 4 + bound + 1; 0 in an empty slot. */
  private readonly depths = new Uint8Array(1 << BITS);

  clear(): void {
    this.depths.fill(0);
  }

  /** −1 when nothing is known. */
  find(key: number, key2: number): number {
    const slot = key & ((1 << BITS) - 1);
    if (this.depths[slot] === 0 || this.keys[2 * slot] !== key || this.keys[2 * slot + 1] !== key2) return -1;
    return slot;
  }

  keep(key: number, key2: number, { value, depth, bound, move }: Finding): void {
    const slot = key & ((1 << BITS) - 1);
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
