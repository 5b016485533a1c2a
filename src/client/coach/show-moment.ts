// From a decision that the coach talks about to the replay that shows it.

import { signal } from '@preact/signals';
import type { Viewer } from '../../contract/game.ts';
import { go, route } from '../router.ts';

export interface Moment {
  readonly match: string;
  /** How many moves have been played. */
  readonly at: number;
  readonly viewer: Viewer;
}

/** What the replay of that match shall show next. */
export const requestedMoment = signal<Moment | undefined>(undefined);

export function showMoment(moment: Moment): void {
  requestedMoment.value = moment;
  // A replay that is open follows by itself; one of a dropped file has no address to go to.
  if (route.value.screen !== 'replay') go({ screen: 'replay', match: moment.match });
}
