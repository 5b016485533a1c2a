// Faults that only we can cause. They throw; the host freezes the match that threw, and nothing else.

export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}

export function invariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new BrokenInvariant(what);
}

/** The value, which the caller knows to be there; an index out of a fixed table, mostly. */
export function present<T>(value: T | undefined, what = 'value'): T {
  if (value === undefined) throw new BrokenInvariant(`${what} is missing`);
  return value;
}
