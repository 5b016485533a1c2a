// All symbols of Diamant, rendered once. Use them by `<Picture of="ruby" />`.

import type { Trap } from '../../../../games/diamant/index.ts';
import { Camp } from './camp.tsx';
import { CardFaces } from './cards.tsx';
import { Gems } from './gems.tsx';
import { Hands } from './hands.tsx';
import { Relics } from './relics.tsx';
import { Traps } from './traps.tsx';

export const DiamantSymbols = () => (
  <svg class="symbols" aria-hidden="true">
    <Gems />
    <CardFaces />
    <Traps />
    <Relics />
    <Camp />
    <Hands />
  </svg>
);

export type PictureName =
  | 'ruby'
  | 'diamond'
  | 'card-treasure'
  | 'card-trap'
  | 'card-relic'
  | 'card-back'
  | `trap-${Trap}`
  | `relic-${number}`
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

/** A drawing; `label` names it where nothing beside it says what it shows. */
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
