// Log quota: how much one seat may add to a log. Nobody can fill the disk, or use up what the others need.

import type { Seat } from '../../contract/game.ts';
import type { Entry, Match } from '../../match/types.ts';
import { type Command, isFromServer } from './command.ts';

/**
 * Ten times as many as long matches have: endless changes of mind would fill the disk, and block the server when the log is
 * read. In play, each seat has an equal share. Before play, nobody sits down any more once the log has so many.
 */
export const MAX_ENTRIES = 20_000;
/** Before play, for each player on a seat: strangers come and go, and the next player starts again. */
export const MAX_ENTRIES_BEFORE_PLAY = 100;

export class LogQuota {
  /** By seat, the entries of its player since play began or, before that, since they sat down. */
  private readonly used: number[] = [];
  private hasStarted = false;

  /** This entry is stored. */
  noteStored(entry: Entry): void {
    if (entry.type === 'started') {
      this.hasStarted = true;
      this.used.length = 0;
    }
    const seat = authorOf(entry);
    if (seat === undefined) return;
    this.used[seat] = entry.type === 'sat' && !this.hasStarted ? 0 : (this.used[seat] ?? 0) + 1;
  }

  /** Whether the quota of the seat is used up. Its player may still leave it. */
  isExceeded({ stage, seats, seq }: Match, command: Command): boolean {
    const { input } = command;
    if (!('seat' in input) || input.type === 'stand-in' || input.type === 'rise' || isFromServer(command)) return false;
    const made = this.used[input.seat] ?? 0;
    if (stage !== 'gathering') return made >= MAX_ENTRIES / seats.length;
    return input.type === 'sit' ? seq >= MAX_ENTRIES : made >= MAX_ENTRIES_BEFORE_PLAY;
  }
}

/** The seat that an entry comes from: none for luck, the clock or a stand-in. */
function authorOf(entry: Entry): Seat | undefined {
  if (entry.type !== 'moved') return 'seat' in entry ? entry.seat : undefined;
  return entry.move.by === 'seat' && !entry.standIn ? entry.move.seat : undefined;
}
