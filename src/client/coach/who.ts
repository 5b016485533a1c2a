// Whom the coach's sentences speak of.

import type { Seat, Viewer } from '../../contract/game.ts';
import type { MatchRecord } from '../../match/record.ts';
import type { Who } from '../../words/types.ts';

/** A replay can be watched with a bot's eyes, but nobody who reads it is that bot. */
export function whoAt({ seats }: Pick<MatchRecord, 'seats'>, seat: Seat, you: Viewer): Who {
  const sitter = seats[seat];
  return { name: sitter?.name ?? '', you: seat === you && sitter?.kind !== 'bot' };
}
