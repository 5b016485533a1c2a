// All symbols of Diamant, rendered once. Use them by `<Picture of="ruby" />`.

import type { RelicId, Trap } from '../../../../games/diamant/index.ts';
import { Symbols } from '../../../ui/drawing.tsx';
import camp from './camp.svg?drawing';
import cards from './cards.svg?drawing';
import gems from './gems.svg?drawing';
import hands from './hands.svg?drawing';
import relics from './relics.svg?drawing';
import traps from './traps.svg?drawing';

export const DiamantSymbols = () => <Symbols of={gems + cards + traps + relics + camp + hands} />;

export type PictureName =
  | 'ruby'
  | 'diamond'
  | 'card-treasure'
  | 'card-trap'
  | 'card-relic'
  | 'card-back'
  | `trap-${Trap}`
  | `relic-${RelicId}`
  | 'chest-closed'
  | 'chest-open'
  | 'tent'
  | 'fire'
  | 'blaze'
  | 'entrance'
  | 'torch'
  | 'flame'
  | 'go-on'
  | 'go-back'
  | 'sealed'
  | 'undecided';

/** A drawing; give it a `label` where no text beside it says what it shows. */
export function Picture({ of, label, class: name }: { of: PictureName; label?: string; class?: string }) {
  const drawing = <use href={`#diamant-${of}`} />;
  return label === undefined ? (
    <svg class={name} aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg class={name} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
