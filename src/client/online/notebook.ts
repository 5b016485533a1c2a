// What this tab was told at a table, so that a reload goes on where it was, with the whole log.

import * as z from 'zod/mini';
import { GAME_IDS, type GameId } from '../../contract/game.ts';
import type { ClientState } from '../../protocol/client-state.ts';
import { type Past, pastShape } from './past.ts';

export interface Notes {
  readonly state: ClientState;
  readonly past: Past | undefined;
}

const NotesShape = z.object({
  state: z.looseObject({
    viewer: z.union([z.int(), z.literal('public')]),
    table: z.looseObject({
      terms: z.looseObject({ game: z.enum(GAME_IDS) }),
      seq: z.int(),
      stage: z.string(),
      seats: z.array(z.unknown()),
    }),
  }),
  past: z.optional(pastShape),
});

const keyOf = (match: string): string => `grotto.notes.${match}`;

/** Notes of somebody else at this table, or of a tab that only watched, are none. */
export function readNotes(match: string, seated: boolean): Notes | undefined {
  try {
    const parsed = NotesShape.safeParse(JSON.parse(sessionStorage.getItem(keyOf(match)) ?? 'null'));
    if (!parsed.success || (parsed.data.state.viewer !== 'public') !== seated) return undefined;
    // Only this tab writes here; the server tells the whole table when the count of lines does not fit.
    return parsed.data as unknown as Notes;
  } catch {
    return undefined;
  }
}

/** Which game it is, as far as this tab has been there. */
export const notedGame = (match: string, seated: boolean): GameId | undefined =>
  readNotes(match, seated)?.state.table.terms.game;

export function writeNotes(match: string, notes: Notes | undefined): void {
  try {
    if (notes) sessionStorage.setItem(keyOf(match), JSON.stringify(notes));
    else sessionStorage.removeItem(keyOf(match));
  } catch {
    // Without room for notes the log begins anew after a reload.
  }
}
