// How long each effect is shown, and how it sounds.

import type { Effect } from '../../../games/ocelot/index.ts';
import type { SoundName } from '../../kit/sound.ts';
import { mySeat, type OcelotTable } from './parts.ts';

/** The player's own actions need no pause. */
const OWN_PACE = 0.7;

export function dwell(effect: Effect, table: OcelotTable): number {
  const isMine = 'seat' in effect && effect.seat === mySeat(table);
  return baseDwell(effect) * (isMine ? OWN_PACE : 1);
}

function baseDwell(effect: Effect): number {
  switch (effect.type) {
    case 'dealt':
      return 1100;
    case 'placed':
    case 'entered':
    case 'advanced':
      return 650;
    case 'collected':
      return 480;
    case 'reached':
      return 350;
    case 'drew':
      return 700;
    case 'skipped':
      return 900;
    case 'turned':
      return 0;
    case 'ended':
      return 900;
  }
}

export function sound(effect: Effect, table: OcelotTable): SoundName | undefined {
  switch (effect.type) {
    case 'dealt':
      return 'reveal';
    case 'placed':
      return 'place';
    case 'entered':
    case 'advanced':
      return effect.gained === undefined ? 'step' : 'gem';
    case 'collected':
      return effect.token === 'geode' ? 'place' : 'gem';
    case 'reached':
      return undefined;
    case 'drew':
      return 'bag';
    case 'skipped':
      return 'slip';
    case 'turned':
      return undefined;
    case 'ended':
      return table.view.winners?.includes(mySeat(table) ?? 0) ? 'win' : 'reveal';
  }
}
