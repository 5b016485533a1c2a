// How much may be added to one log, and by whom: nobody can fill the disk, or use up what the others need.

import type { Seat } from '../../contract/game.ts';
import type { Entry, Match } from '../../match/types.ts';
import { type Asked, isForHouse } from './asked.ts';

/**
 * Ten times what long matches have. Who changes their mind for ever would fill the disk, and hold up all when it is read.
 * In play each seat has its share of them. Before play, as many may happen until nobody sits down any more.
 */
export const MOST_ENTRIES = 20_000;
/** Before play, by whoever sits there: strangers come and go, and the next to sit down begins anew. */
export const MOST_BEFORE_PLAY = 100;

export class Shares {
  /** By seat, how many entries it has made: since play began or, before that, since somebody sat down there. */
  private readonly made: number[] = [];
  private hasStarted = false;

  /** This entry is stored. */
  note(entry: Entry): void {
    if (entry.type === 'started') {
      this.hasStarted = true;
      this.made.length = 0;
    }
    const seat = makerOf(entry);
    if (seat === undefined) return;
    this.made[seat] = entry.type === 'sat' && !this.hasStarted ? 0 : (this.made[seat] ?? 0) + 1;
  }

  /** Then only the house acts for this seat, and it may be left: in play to a stand-in, before it to whoever comes next. */
  isTooMuch({ stage, seats, seq }: Match, asked: Asked): boolean {
    const { input } = asked;
    if (!('seat' in input) || input.type === 'stand-in' || input.type === 'rise' || isForHouse(asked)) return false;
    const made = this.made[input.seat] ?? 0;
    if (stage !== 'gathering') return made >= MOST_ENTRIES / seats.length;
    return input.type === 'sit' ? seq >= MOST_ENTRIES : made >= MOST_BEFORE_PLAY;
  }
}

/** The seat whose doing an entry is: not what luck, the clock or a stand-in did. */
function makerOf(entry: Entry): Seat | undefined {
  if (entry.type !== 'moved') return 'seat' in entry ? entry.seat : undefined;
  return entry.move.by === 'seat' && !entry.standIn ? entry.move.seat : undefined;
}
