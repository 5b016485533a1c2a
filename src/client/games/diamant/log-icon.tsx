// The small drawing before a line of the log.

import type { VNode } from 'preact';
import { type Effect, relicWorth } from '../../../games/diamant/index.ts';
import { Picture, type PictureName } from './art/symbols.tsx';

export const logIcon = (effect: Effect): VNode => <Picture of={pictureOf(effect)} class="log-picture" />;

function pictureOf(effect: Effect): PictureName {
  switch (effect.type) {
    case 'decided':
    case 'changed':
      return 'sealed';
    case 'revealed':
      return 'go-on';
    case 'returned':
      return effect.relics[0] === undefined ? 'go-back' : `relic-${relicWorth(effect.relics[0])}`;
    case 'turned':
      return pictureOfCard(effect.card);
    case 'sprung':
      return `trap-${effect.trap}`;
    case 'ended':
      return 'tent';
    case 'entered':
      return 'entrance';
    case 'finished':
      return 'chest-open';
  }
}

function pictureOfCard(card: Extract<Effect, { type: 'turned' }>['card']): PictureName {
  switch (card.type) {
    case 'treasure':
      return 'ruby';
    case 'trap':
      return `trap-${card.trap}`;
    case 'relic':
      return `relic-${relicWorth(card.points)}`;
  }
}
