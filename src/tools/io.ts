// What every command talks through, and the three ways in which one ends.

import type { Refusal } from '../contract/game.ts';

export interface Io {
  /** A line of the answer. */
  out(line: string): void;
  /** A line about the work: complaints, nothing that a program would read. */
  error(line: string): void;
  /** Redraws the bar; absent unless somebody is looking at a terminal. */
  readonly draw?: (text: string) => void;
}

export const EXIT = { good: 0, foundFalse: 1, badInput: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Checked, and found false: exit code 1. What was found has been printed already. */
export class FoundFalse extends Error {
  override readonly name = 'FoundFalse';
}

/** What came in cannot be used: exit code 2, with one line that says why. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly refusal: Refusal | undefined;

  constructor(line: string, refusal?: Refusal) {
    super(line);
    this.refusal = refusal;
  }
}
