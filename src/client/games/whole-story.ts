// All that happened in a match, from its record: a device that came late was told only the rest of it.

import { readRecord } from '../../match/record.ts';
import type { Session } from '../session/session.ts';

export async function wholeStory(session: Session): Promise<readonly unknown[]> {
  const { game } = session;
  // Only the record's own game is asked for.
  const read = readRecord(await session.record(), { ocelot: game, diamant: game, 'out-of-mine': game });
  if (!read.ok) throw new Error(read.error.code);
  return read.value.effects.flat();
}
