// How many public tables of each address still gather: the lobby shows the newest, and one address could push out all others'.

import type { Millis } from '../../contract/game.ts';
import type { Store } from '../store/store.ts';
import type { Wanted } from './opening.ts';

/** Longer than a table gathers that nobody looks at. One that is older stands in nobody's way: the lobby begins with the newest. */
const REMEMBERED: Millis = 24 * 60 * 60_000;

interface Place {
  readonly match: string;
  readonly since: Millis;
  /** The store need not know of it yet. */
  isOpening: boolean;
}

interface PublicTools {
  readonly store: Pick<Store, 'gathering'>;
  readonly now: () => Millis;
  /** For each address, at this node. */
  readonly most: number;
}

export class PublicTables {
  private readonly tools: PublicTools;
  private readonly places = new Map<string, Set<Place>>();

  constructor(tools: PublicTools) {
    this.tools = tools;
  }

  /** Gives whether it was opened: not, where it is public and its address has as many as it may. */
  async open({ match, agreed, address }: Wanted, open: () => Promise<void>): Promise<boolean> {
    if (agreed.open !== 'public' || address === undefined) {
      await open();
      return true;
    }
    if (this.isFull(address)) await this.forgetBegun(address);
    // Nothing is waited for from here until the place is taken, or many who ask at once would all get it.
    if (this.isFull(address)) return false;
    const place = { match, since: this.tools.now(), isOpening: true };
    this.placesOf(address).add(place);
    try {
      await open();
    } finally {
      place.isOpening = false;
    }
    return true;
  }

  sweep(): void {
    const now = this.tools.now();
    for (const [address, places] of this.places) {
      for (const place of places) if (now - place.since > REMEMBERED) places.delete(place);
      if (places.size === 0) this.places.delete(address);
    }
  }

  private isFull(address: string): boolean {
    return this.placesOf(address).size >= this.tools.most;
  }

  private async forgetBegun(address: string): Promise<void> {
    const opened = [...this.placesOf(address)].filter(({ isOpening }) => !isOpening);
    const gathering = await this.tools.store.gathering(opened.map(({ match }) => match));
    for (const place of opened) if (!gathering.includes(place.match)) this.placesOf(address).delete(place);
  }

  private placesOf(address: string): Set<Place> {
    const places = this.places.get(address) ?? new Set();
    this.places.set(address, places);
    return places;
  }
}
