// The error of a store that nothing can be written to, and how it is logged: once, and not by everybody who asks.

import type { Log } from '../server-context.ts';
import { StoreUnavailable } from './store.ts';

/** Nothing can be stored at the moment. The store itself says so in the log, when that begins and when it ends. */
export class CannotStore extends StoreUnavailable {
  override readonly name = 'CannotStore';
}

/** The same log without errors that the store has reported: there would be one for every move and every request. */
export const withoutCannotStore = (log: Log): Log => ({
  info: (fields, message) => log.info(fields, message),
  error(fields, message) {
    if (!('err' in fields && isCannotStore(fields.err))) log.error(fields, message);
  },
});

function isCannotStore(error: unknown): boolean {
  return error instanceof CannotStore || (error instanceof Error && isCannotStore(error.cause));
}
