// What this device was told of a match in play, for the log: without what was taken back.

import * as z from 'zod/mini';
import type { Told } from '../../match/told.ts';

export const pastShape = z.object({
  opening: z.unknown(),
  /** What each move brought, in order. */
  moves: z.array(z.array(z.unknown())),
  /** Whoever comes in late does not know what happened before. */
  late: z.boolean(),
});

export type Past = z.infer<typeof pastShape>;

/** Comes in while play is under way: all that is known is how things stand. */
export const lateTo = (view: unknown): Past => ({ opening: view, moves: [], late: true });

export function pastAfter(past: Past | undefined, told: Told): Past | undefined {
  if (told.type === 'started') return { opening: told.view, moves: [], late: false };
  if (past && told.type === 'moved') return { ...past, moves: [...past.moves, [...told.effects]] };
  if (past && told.type === 'undone') {
    // Taken back from before we came in: then we come in now.
    return past.moves.length === 0 ? lateTo(told.view) : { ...past, moves: past.moves.slice(0, -1) };
  }
  return past;
}
