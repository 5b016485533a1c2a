// What everybody at a table was told last, for when they come back and have missed only that.

/** A bit for each viewer. */
export type Viewers = number;

/** A longer tail would rarely be shorter than the table itself. Of most news there are two tellings. */
const LONGEST = 3000;

/**
 * Tellings by number, latest last: clients stand between two of them, never within one. Lists side by side and no list of
 * objects, for this is most of what a table keeps of its moves, and the collector copies object by object.
 */
export class Tail {
  private readonly texts: string[] = [];
  /** Who was told it, the number of its last line, and how many lines it has. */
  private readonly viewers: Viewers[] = [];
  private readonly seqs: number[] = [];
  private readonly counts: number[] = [];
  private length = 0;

  add(text: string, viewers: Viewers, seq: number, count: number): void {
    this.texts.push(text);
    this.viewers.push(viewers);
    this.seqs.push(seq);
    this.counts.push(count);
    this.length += text.length;
    while (this.length > LONGEST) this.forget();
  }

  /** What a viewer was told from one line to another; undefined where not all of it is here. */
  between(viewer: number, from: number, to: number): string | undefined {
    const texts: string[] = [];
    let seq = to;
    for (let i = this.texts.length - 1; seq > from && i >= 0; i--) {
      if (((this.viewers[i] ?? 0) & (1 << viewer)) === 0) continue;
      if (this.seqs[i] !== seq) return undefined;
      texts.push(this.texts[i] ?? '');
      seq -= this.counts[i] ?? 0;
    }
    return seq === from ? texts.reverse().join(',') : undefined;
  }

  private forget(): void {
    this.length -= this.texts.shift()?.length ?? 0;
    this.viewers.shift();
    this.seqs.shift();
    this.counts.shift();
  }
}
