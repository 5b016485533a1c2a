// What can be agreed before a match.

import { FAIR_HEAD_START, MAT_IDS, type Options, START_CHOICES, USUAL_OPTIONS } from '../../../games/ocelot/index.ts';
import type { OcelotWords } from '../../../words/en/ocelot.ts';
import type { OptionField } from '../board.ts';

export const defaultOptions = (): Options => USUAL_OPTIONS;

export function optionFields({ options }: OcelotWords): readonly OptionField<Options>[] {
  return [
    {
      type: 'choice',
      label: options.mat,
      choices: MAT_IDS.map((value) => ({ value, label: options.mats[value] })),
      read: ({ mat }) => mat,
      write: (all, value) => ({ ...all, mat: MAT_IDS.find((mat) => mat === value) ?? all.mat }),
    },
    {
      type: 'choice',
      label: options.start,
      choices: START_CHOICES.map((value) => ({ value, label: options.starts[value] })),
      read: ({ start }) => (start.startsWith('loser') ? 'loser' : start),
      write: (all, value) => ({ ...all, start: START_CHOICES.find((start) => start === value) ?? all.start }),
    },
    {
      type: 'toggle',
      label: options.fair,
      hint: options.fairHint(FAIR_HEAD_START),
      read: ({ headStart }) => headStart !== undefined,
      write: ({ headStart: _, ...all }, isFair) => (isFair ? { ...all, headStart: FAIR_HEAD_START } : all),
    },
  ];
}
