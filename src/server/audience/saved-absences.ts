// Remembers who was away when a match was unloaded, so that their absence goes on when it is loaded again.

import type { Millis } from '../../contract/game.ts';
import type { LiveMatch } from '../matches/live-match.ts';

export class SavedAbsences {
  /** By match: for each seat, since when it is away. */
  private readonly since = new Map<string, readonly (Millis | undefined)[]>();

  save({ id, match, presenceTracker }: LiveMatch): void {
    if (match.stage === 'playing' && match.terms.pace.away !== undefined)
      this.since.set(id, presenceTracker.absences());
  }

  restore({ id, presenceTracker }: LiveMatch): void {
    presenceTracker.restoreAbsences(this.since.get(id) ?? []);
    this.since.delete(id);
  }
}
