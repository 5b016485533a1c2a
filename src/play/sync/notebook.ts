// What this tab was told at a table, so that a reload goes on where it was, with the whole log.

import * as z from 'zod/mini';
import { GAME_IDS } from '../../contract/game.ts';
import type { DeviceStorage } from '../storage.ts';
import type { ClientState } from './client-state.ts';
import { type Past, pastShape } from './past.ts';
import { notesKey } from './storage-keys.ts';

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

/** Notes of somebody else at this table, or of a tab that only watched, are none. */
export function readNotes(storage: DeviceStorage, match: string, seated: boolean): Notes | undefined {
  const parsed = NotesShape.safeParse(storage.recall(notesKey(match)));
  if (!parsed.success || (parsed.data.state.viewer !== 'public') !== seated) return undefined;
  // Only this tab writes here; the server tells the whole table when the count of lines does not fit.
  return parsed.data as unknown as Notes;
}

export const writeNotes = (storage: DeviceStorage, match: string, notes: Notes): void =>
  storage.remember(notesKey(match), notes);

export const forgetNotes = (storage: DeviceStorage, match: string): void => storage.forget(notesKey(match));
