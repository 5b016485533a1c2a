// Replay buffer: the last lines of each viewer, for clients that reconnect and have missed only those.

/** A bit for each viewer. */
export type ViewerBits = number;

/** A longer tail would rarely be shorter than the table itself. Of most news there are two tellings. */
const MAX_BYTES = 4096;
/** What stays when more would not fit. */
const KEPT_BYTES = 2048;

/**
 * Tellings by number, latest last: clients stand between two of them, never within one. As bytes and lists of numbers,
 * outside of what the collector has to copy: this is most of what a table keeps of its moves, and rarely asked for.
 */
export class ReplayBuffer {
  private bytes: Buffer | undefined;
  /** Of each telling where it ends, who was told it, the number of its last line, and how many lines it has. */
  private readonly ends: number[] = [];
  private readonly viewers: ViewerBits[] = [];
  private readonly seqs: number[] = [];
  private readonly counts: number[] = [];

  add(text: string, viewers: ViewerBits, seq: number, count: number): void {
    this.bytes ??= Buffer.allocUnsafeSlow(MAX_BYTES);
    const length = Buffer.byteLength(text);
    if (this.length + length > MAX_BYTES) this.forget(Math.min(KEPT_BYTES, MAX_BYTES - length));
    if (length > MAX_BYTES) return;
    const start = this.length;
    this.bytes.write(text, start);
    this.ends.push(start + length);
    this.viewers.push(viewers);
    this.seqs.push(seq);
    this.counts.push(count);
  }

  /** What a viewer was told from one line to another; undefined where not all of it is here. */
  between(viewer: number, from: number, to: number): string | undefined {
    const texts: string[] = [];
    let seq = to;
    for (let i = this.ends.length - 1; seq > from && i >= 0; i--) {
      if (((this.viewers[i] ?? 0) & (1 << viewer)) === 0) continue;
      if (this.seqs[i] !== seq) return undefined;
      texts.push(this.bytes?.toString('utf8', this.ends[i - 1] ?? 0, this.ends[i]) ?? '');
      seq -= this.counts[i] ?? 0;
    }
    return seq === from ? texts.reverse().join(',') : undefined;
  }

  private get length(): number {
    return this.ends[this.ends.length - 1] ?? 0;
  }

  /** Keeps so many bytes at most, and those at the front. */
  private forget(kept: number): void {
    const { length } = this;
    const gone = this.ends.findIndex((end) => length - end <= kept) + 1;
    const start = this.ends[gone - 1] ?? 0;
    this.bytes?.copyWithin(0, start, length);
    for (const list of [this.ends, this.viewers, this.seqs, this.counts]) list.splice(0, gone);
    for (let i = 0; i < this.ends.length; i++) this.ends[i] = (this.ends[i] ?? 0) - start;
  }
}
