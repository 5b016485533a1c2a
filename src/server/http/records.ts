// Records of ended matches. To read a log of twenty thousand entries holds everybody up for half a second, and anybody may ask
// for it again and again: it is written once for as long as the match is in memory.

import { toRecord } from '../../match/record.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Store } from '../store/store.ts';

export class Records {
  private readonly store: Pick<Store, 'load'>;
  private readonly written = new WeakMap<LiveMatch, Promise<string | undefined>>();

  constructor(store: Pick<Store, 'load'>) {
    this.store = store;
  }

  /** As JSON, of a match that is over: nothing that is in it changes any more. Undefined where the store has no such match. */
  async textOf(live: LiveMatch): Promise<string | undefined> {
    const text = this.written.get(live) ?? this.write(live.id);
    this.written.set(live, text);
    try {
      return await text;
    } catch (error) {
      this.written.delete(live);
      throw error;
    }
  }

  private async write(match: string): Promise<string | undefined> {
    const stored = await this.store.load(match);
    return stored && JSON.stringify(toRecord(stored.entries));
  }
}
