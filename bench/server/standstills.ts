// When the machine itself stood still, as virtual ones do, and what the time of a move is without that.

/** From and to, by `clock`. */
export type Span = readonly [number, number];

/** In milliseconds; the same in all processes of a machine. */
export const clock = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

/** The time below which this share of all moves was told to everybody. */
export function quantile(moves: readonly Span[], share: number): number {
  const times = moves.map(([from, to]) => to - from).sort((a, b) => a - b);
  return times[Math.floor(times.length * share)] ?? Number.NaN;
}

/** The moves that were not under way while the machine stood still. */
function untouched(moves: readonly Span[], standstills: readonly Span[]): readonly Span[] {
  return moves.filter(([from, to]) => !standstills.some(([start, end]) => start < to && from < end));
}

/** How long moves take at a given pace, in milliseconds. */
export interface Paced {
  readonly p99: number;
  /** Of the moves during which the machine did not stand still, and how large a share of all they are. */
  readonly steady?: { readonly p99: number; readonly share: number };
}

export function pacedOf(moves: readonly Span[], standstills: readonly Span[] | undefined): Paced {
  const p99 = quantile(moves, 0.99);
  if (standstills === undefined) return { p99 };
  const steady = untouched(moves, standstills);
  return { p99, steady: { p99: quantile(steady, 0.99), share: steady.length / moves.length } };
}
