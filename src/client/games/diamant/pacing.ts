// How long each effect is shown, and how it sounds.

import type { Effect } from '../../../games/diamant/index.ts';
import type { SoundName } from '../../kit/sound.ts';

/** From the deck to the front of the path, and over. As in cards.css. */
const FACE_UP = 875;

/** When the card stands on its edge while it turns over. */
export const EDGE = 0.72 * FACE_UP;

/** Nothing that a card brings is shown before it is face up. */
export const suspense = (effect: Effect): number => (effect.type === 'turned' ? FACE_UP : 0);

export function dwell(effect: Effect): number {
  switch (effect.type) {
    case 'decided':
    case 'changed':
      return 0;
    // All decisions turn at once; then a pause to see who goes along.
    case 'revealed':
      return 1300;
    case 'returned':
      return 1300;
    case 'turned':
      return effect.card.type === 'treasure' ? 700 : 500;
    case 'sprung':
      return 2200;
    case 'ended':
      return 1500;
    case 'entered':
      return 1100;
    case 'finished':
      return 1600;
  }
}

const CARD_SOUNDS = { treasure: 'ruby', trap: 'step', relic: 'gem' } as const;

export function sound(effect: Effect): SoundName | undefined {
  switch (effect.type) {
    case 'decided':
    case 'changed':
      return 'place';
    case 'revealed':
      return 'reveal';
    case 'returned':
      return effect.relics.length > 0 ? 'gem' : 'bag';
    case 'turned':
      return CARD_SOUNDS[effect.card.type];
    case 'sprung':
      return 'trap';
    case 'ended':
      return undefined;
    case 'entered':
      return 'call';
    case 'finished':
      return 'win';
  }
}
