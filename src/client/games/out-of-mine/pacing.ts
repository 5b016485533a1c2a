// How long each effect is shown, and how it sounds. In a race nobody waits for what others do.

import type { OutOfMineEffect } from '../../../games/out-of-mine/types.ts';
import type { SoundName } from '../../kit/sound.ts';
import { isMining, type MineTable } from './parts.ts';

/** Long enough for the marks of `marks.tsx` and a look at the sum. */
const LOOK_AT_SEAT = 2600;

export function dwell(effect: OutOfMineEffect, table: MineTable): number {
  switch (effect.type) {
    case 'called':
      // A seat with grace goes on at once.
      return isMining(table) ? 0 : 1300;
    case 'ended':
      return 500;
    case 'scored':
      return LOOK_AT_SEAT;
    case 'boards':
    case 'side':
    case 'ready':
    case 'started':
    case 'opened':
    case 'took':
    case 'laid':
    case 'moved':
    case 'picked-up':
    case 'put-back':
    case 'stuck':
    case 'stopped':
    case 'over':
      return 0;
  }
}

export function sound(effect: OutOfMineEffect, table: MineTable): SoundName | undefined {
  const isMine = 'seat' in effect && effect.seat === table.viewer;
  switch (effect.type) {
    case 'boards':
      return 'reveal';
    case 'started':
      return 'call';
    case 'called':
      return 'call';
    case 'took':
    case 'picked-up':
      return isMine ? 'pick' : undefined;
    case 'laid':
    case 'moved':
      return isMine ? 'place' : undefined;
    case 'put-back':
      return isMine ? 'slip' : undefined;
    case 'scored':
      return effect.scoring.points >= 10 ? 'gem' : 'step';
    case 'over':
      return 'win';
    case 'opened':
      return isMine ? 'turn' : undefined;
    case 'side':
    case 'ready':
      return isMine ? 'place' : undefined;
    case 'stuck':
    case 'stopped':
    case 'ended':
      return undefined;
  }
}
