// How long each effect is shown, and how it sounds.

import type { Effect } from '../../../games/diamant/index.ts';
import type { SoundName } from '../../kit/sound.ts';

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
      return effect.card.type === 'treasure' ? 1200 : 1000;
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
