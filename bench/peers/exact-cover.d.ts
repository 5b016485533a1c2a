// The types of the port, written by hand: checking the project must not need dancing-links installed.

export interface Columns {
  /** Columns that must be covered exactly once. */
  readonly primary: number;
  /** Columns after those that may be covered once or not at all. */
  readonly secondary: number;
}

/** How many exact covers there are. Each row is the list of columns it covers. */
export function countCovers(columns: Columns, rows: readonly (readonly number[])[]): number;
