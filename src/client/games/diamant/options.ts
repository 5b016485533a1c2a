// What can be agreed before a match.

import { type Options, USUAL_OPTIONS } from '../../../games/diamant/index.ts';
import type { DiamantWords } from '../../../words/en/diamant.ts';
import type { OptionField } from '../board.ts';

export const defaultOptions = (): Options => USUAL_OPTIONS;

export function optionFields({ options }: DiamantWords): readonly OptionField<Options>[] {
  return [
    {
      type: 'toggle',
      label: options.relics,
      hint: options.relicsHint,
      read: ({ relics }) => relics,
      write: (all, relics) => ({ ...all, relics }),
    },
    {
      type: 'toggle',
      label: options.openChests,
      hint: options.openChestsHint,
      read: ({ openChests }) => openChests,
      write: (all, openChests) => ({ ...all, openChests }),
    },
  ];
}
