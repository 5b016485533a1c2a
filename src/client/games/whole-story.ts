// All that happened in a match, from its record, for a device that joined late.

import { readRecordOf } from '../../match/record.ts';
import type { Session } from '../../play/session/session.ts';

export async function wholeStory(session: Session): Promise<readonly unknown[]> {
  const { game } = session;
  const read = readRecordOf(game, await session.record());
  if (!read.ok) throw new Error(read.error.code);
  return read.value.effects.flat();
}
