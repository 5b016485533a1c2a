// The last lines that a viewer was told, for when they come back and have missed only these.

/** A longer tail would rarely be shorter than the table itself. */
const LONGEST = 1500;

export class Tail {
  /** As they were told: clients stand between two of these, never within one. */
  private readonly texts: string[];
  private readonly counts: number[];
  private length: number;

  constructor(text: string, count: number) {
    this.texts = [text];
    this.counts = [count];
    this.length = text.length;
  }

  add(text: string, count: number): void {
    this.texts.push(text);
    this.counts.push(count);
    this.length += text.length;
    while (this.length > LONGEST) {
      this.length -= this.texts.shift()?.length ?? 0;
      this.counts.shift();
    }
  }

  /** The last so many lines; undefined where they are not all here. */
  last(lines: number): string | undefined {
    let missing = lines;
    for (let i = this.texts.length - 1; i >= 0; i--) {
      missing -= this.counts[i] ?? 0;
      if (missing === 0) return this.texts.slice(i).join(',');
      if (missing < 0) return undefined;
    }
    return undefined;
  }
}
