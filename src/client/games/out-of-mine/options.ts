// What can be agreed before a match.

import { type OutOfMineOptions, USUAL_OPTIONS } from '../../../games/out-of-mine/index.ts';
import { SCORING_OPTIONS } from '../../../games/out-of-mine/types.ts';
import type { OutOfMineWords } from '../../../words/en/out-of-mine.ts';
import type { Way } from '../../router.ts';
import type { OptionField } from '../board.ts';

const MINUTES = [2, 3, 5, 10] as const;
const PHOTO_FINISH = 300;

/** Players who are alone are still learning, and nobody waits while they do (M15). */
export const defaultOptions = (way: Way): OutOfMineOptions => ({
  ...USUAL_OPTIONS,
  guardRails: way === 'bots' ? 'on' : 'off',
});

export function optionFields({ options }: OutOfMineWords): readonly OptionField<OutOfMineOptions>[] {
  return [
    ...SCORING_OPTIONS.map(
      (option): OptionField<OutOfMineOptions> => ({
        type: 'toggle',
        label: options.scoring[option].name,
        hint: options.scoring[option].hint,
        read: (all) => all[option] === true,
        write: (all, on) => ({ ...all, [option]: on }),
      }),
    ),
    {
      type: 'toggle',
      label: options.guardRails,
      hint: options.guardRailsHint,
      read: ({ guardRails }) => guardRails === 'on',
      write: (all, on) => ({ ...all, guardRails: on ? 'on' : 'off' }),
    },
    {
      type: 'choice',
      label: options.rounds,
      hint: options.roundsHint,
      choices: ['1', '3', '5', '7'].map((value) => ({ value, label: value })),
      read: ({ rounds }) => String(rounds),
      write: (all, rounds) => ({ ...all, rounds: Number(rounds) }),
    },
    {
      type: 'choice',
      label: options.timeLimit,
      choices: [
        { value: 'none', label: options.noLimit },
        ...MINUTES.map((n) => ({ value: String(n * 60), label: options.minutes(n) })),
      ],
      read: ({ timeLimit }) => (timeLimit === undefined ? 'none' : String(timeLimit)),
      write: ({ timeLimit: _, ...all }, limit) => (limit === 'none' ? all : { ...all, timeLimit: Number(limit) }),
    },
    {
      type: 'toggle',
      label: options.photoFinish,
      hint: options.photoFinishHint,
      read: ({ photoFinish }) => photoFinish !== undefined,
      write: ({ photoFinish: _, ...all }, on) => (on ? { ...all, photoFinish: PHOTO_FINISH } : all),
    },
  ];
}
