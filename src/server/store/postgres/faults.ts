// Classifies database errors: is the query at fault, or did nobody answer (then a retry may help)?

import pg from 'pg';

/** Classes of SQLSTATE after which the same statement may well succeed: connection, rollback, resources, operator. */
const PASSING = /^(08|40|53|55P03|57|58)/;

/** True where it is not known whether the statement was carried out, or where it was not for a reason that passes. */
export function isPassing(error: unknown): boolean {
  // Anything else comes from the network or the driver. Codes alone do not tell: EPIPE is as long as an SQLSTATE.
  return !(error instanceof pg.DatabaseError) || PASSING.test(error.code ?? '');
}

/** Tries until it is answered, or until nobody has answered for so long that the asker has to be told. */
export async function insist<T>(patience: number, ask: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patience;
  for (let pause = 20; ; pause = Math.min(2 * pause, 500)) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error) || performance.now() + pause > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
