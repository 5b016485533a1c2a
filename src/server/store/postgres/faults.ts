// Classifies database errors: is the query at fault, or did nobody answer (then a retry may help)?

import pg from 'pg';

/** SQLSTATE classes after which the same statement may succeed: connection, rollback, resources, operator. */
const PASSING = /^(08|40|53|55P03|57|58)/;

/** Whether a retry may help: it is unknown whether the statement ran, or it failed for a passing reason. */
export function isPassing(error: unknown): boolean {
  // Other errors come from the network or the driver. The code alone does not tell: EPIPE is as long as an SQLSTATE.
  return !(error instanceof pg.DatabaseError) || PASSING.test(error.code ?? '');
}

/** Retries until there is an answer, or until there was none for so long that the caller has to be told. */
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
