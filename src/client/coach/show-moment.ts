// Opens the replay at a decision that the coach talks about.

import { signal } from '@preact/signals';
import type { Viewer } from '../../contract/game.ts';
import { go, route } from '../router.ts';

export interface Moment {
  readonly match: string;
  /** How many moves have been played. */
  readonly at: number;
  readonly viewer: Viewer;
}

/** What the replay of that match has to show next. */
export const requestedMoment = signal<Moment | undefined>(undefined);

export function showMoment(moment: Moment): void {
  requestedMoment.value = moment;
  // An open replay follows by itself. A replay of a dropped file has no address.
  if (route.value.screen !== 'replay') go({ screen: 'replay', match: moment.match });
}
