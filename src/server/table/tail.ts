// What everybody at a table was told last, for when they come back and have missed only that.

/** What a viewer is told at once, as it is written: clients stand between two of these, never within one. */
export interface Lines {
  readonly text: string;
  readonly count: number;
}

/** A longer tail would rarely be shorter than the table itself. */
const LONGEST = 1500;

export class Tail {
  /** Latest last. By viewer; absent for those nobody has kept it for. */
  private readonly told: (readonly (Lines | undefined)[])[] = [];
  private length = 0;

  add(lines: readonly (Lines | undefined)[]): void {
    this.told.push(lines);
    this.length += lengthOf(lines);
    while (this.length > LONGEST) this.length -= lengthOf(this.told.shift() ?? []);
  }

  /** The last so many lines of a viewer; undefined where they are not all here. */
  last(viewer: number, count: number): string | undefined {
    const texts: string[] = [];
    let missing = count;
    for (let i = this.told.length - 1; missing > 0; i--) {
      const lines = this.told[i]?.[viewer];
      if (lines === undefined) return undefined;
      if (lines.count > 0) texts.push(lines.text);
      missing -= lines.count;
    }
    return missing === 0 ? texts.reverse().join(',') : undefined;
  }
}

/** That of the longest. */
function lengthOf(lines: readonly (Lines | undefined)[]): number {
  let length = 0;
  for (let viewer = 0; viewer < lines.length; viewer++) length = Math.max(length, lines[viewer]?.text.length ?? 0);
  return length;
}
