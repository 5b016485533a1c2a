// Log quota: how much one seat may add to a log. Nobody can fill the disk, or use up what the others need.

import type { Seat } from '../../contract/game.ts';
import type { Entry, Match } from '../../match/types.ts';
import { type Command, isFromServer } from './command.ts';

/**
 * Ten times what long matches have. Who changes their mind for ever would fill the disk, and hold up all when it is read.
 * In play each seat has its share of them. Before play, as many may happen until nobody sits down any more.
 */
export const MAX_ENTRIES = 20_000;
/** Before play, by whoever sits there: strangers come and go, and the next to sit down begins anew. */
export const MAX_ENTRIES_BEFORE_PLAY = 100;

export class LogQuota {
  /** By seat, how many entries it has made: since play began or, before that, since somebody sat down there. */
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

  /** Whether the quota of the seat is used up. Its player may still leave it: to a stand-in in play, to the next player before. */
  isExceeded({ stage, seats, seq }: Match, command: Command): boolean {
    const { input } = command;
    if (!('seat' in input) || input.type === 'stand-in' || input.type === 'rise' || isFromServer(command)) return false;
    const made = this.used[input.seat] ?? 0;
    if (stage !== 'gathering') return made >= MAX_ENTRIES / seats.length;
    return input.type === 'sit' ? seq >= MAX_ENTRIES : made >= MAX_ENTRIES_BEFORE_PLAY;
  }
}

/** The seat whose doing an entry is: not what luck, the clock or a stand-in did. */
function authorOf(entry: Entry): Seat | undefined {
  if (entry.type !== 'moved') return 'seat' in entry ? entry.seat : undefined;
  return entry.move.by === 'seat' && !entry.standIn ? entry.move.seat : undefined;
}
