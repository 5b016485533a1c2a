// Makes an error, or its reason, out of anything that was thrown.

/** What was thrown, as an error: anything can be. */
export const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Why it went wrong. A name with two addresses, as localhost has, gives one reason for each, and none of its own. */
export function reasonOf(fault: unknown): string {
  const [first] = fault instanceof AggregateError ? fault.errors : [];
  return errorOf(first ?? fault).message;
}
