// Who was away when a match was put to sleep: they have been so all the while, however often others come to look.

import type { Millis } from '../../contract/game.ts';
import type { LiveMatch } from './live-match.ts';

export class Absences {
  /** By match, for each seat since when. */
  private readonly since = new Map<string, readonly (Millis | undefined)[]>();

  note({ id, match, present }: LiveMatch): void {
    if (match.stage === 'playing' && match.terms.pace.away !== undefined) this.since.set(id, present.absences());
  }

  recall({ id, present }: LiveMatch): void {
    present.recall(this.since.get(id) ?? []);
    this.since.delete(id);
  }
}
