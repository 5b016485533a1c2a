// Makes an error, or its reason, out of anything that was thrown.

/** Anything can be thrown: makes an error of it. */
export const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The reason of an error. A host name with two addresses, such as localhost, fails with one reason for each. */
export function reasonOf(fault: unknown): string {
  const [first] = fault instanceof AggregateError ? fault.errors : [];
  return errorOf(first ?? fault).message;
}
