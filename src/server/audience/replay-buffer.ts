// Replay buffer: the last lines of each viewer, for clients that reconnect and have missed only those.

/** One bit for each viewer. */
export type ViewerBits = number;

/** A longer replay would rarely be shorter than the whole table. Most news has two versions for different viewers. */
const MAX_BYTES = 4096;
/** What is kept when more would not fit. */
const KEPT_BYTES = 2048;

/**
 * Broadcasts in order, latest last. Clients stand between two broadcasts, never within one. Kept as bytes and lists of
 * numbers, so that the garbage collector has nothing to copy: this is most of the memory of a match, and rarely read.
 */
export class ReplayBuffer {
  private bytes: Buffer | undefined;
  /** For each broadcast: where it ends, its viewers, the number of its last line, and its number of lines. */
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

  /** The lines that a viewer was told between two numbers; undefined where the buffer does not have all of them. */
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

  /** Keeps the last broadcasts with at most so many bytes, and moves them to the front. */
  private forget(kept: number): void {
    const { length } = this;
    const gone = this.ends.findIndex((end) => length - end <= kept) + 1;
    const start = this.ends[gone - 1] ?? 0;
    this.bytes?.copyWithin(0, start, length);
    for (const list of [this.ends, this.viewers, this.seqs, this.counts]) list.splice(0, gone);
    for (let i = 0; i < this.ends.length; i++) this.ends[i] = (this.ends[i] ?? 0) - start;
  }
}
