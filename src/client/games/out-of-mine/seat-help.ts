// M42: what makes the race easier for one seat: the fields before a match, and a short description.

import { type Handicap, handicapOf, type OutOfMineOptions } from '../../../games/out-of-mine/index.ts';
import type { OutOfMineWords } from '../../../words/en/out-of-mine.ts';
import type { OptionField } from '../board.ts';

const SCALES = [2, 3, 4] as const;
const SECONDS = [10, 20, 30, 60] as const;

type Amount = 'timeScale' | 'headStart' | 'grace';
type Switch = 'guardRails' | 'easierCard';

/** The options with this seat's handicap changed; what is not given is left out. */
function withHelp(options: OutOfMineOptions, seat: number, help: Handicap): OutOfMineOptions {
  const count = Math.max(options.handicaps.length, seat + 1);
  const handicaps = Array.from({ length: count }, (_, each) => (each === seat ? help : handicapOf(options, each)));
  return { ...options, handicaps };
}

export function seatFields(
  { help, options: said }: OutOfMineWords,
  seat: number,
): readonly OptionField<OutOfMineOptions>[] {
  const amount = (key: Amount, values: readonly number[], label: (n: number) => string) =>
    ({
      type: 'choice',
      label: help[key],
      hint: help[`${key}Hint`],
      choices: [
        { value: 'none', label: key === 'timeScale' ? help.asAll : said.noLimit },
        ...values.map((n) => ({ value: String(n), label: label(n) })),
      ],
      read: (options: OutOfMineOptions) => String(handicapOf(options, seat)[key] ?? 'none'),
      write: (options: OutOfMineOptions, value: string) => {
        const { [key]: _, ...others } = handicapOf(options, seat);
        return withHelp(options, seat, value === 'none' ? others : { ...others, [key]: Number(value) });
      },
    }) as const;
  const onOff = (key: Switch, { label, hint }: { readonly label: string; readonly hint: string }) =>
    ({
      type: 'toggle',
      label,
      hint,
      read: (options: OutOfMineOptions) => handicapOf(options, seat)[key] === true,
      write: (options: OutOfMineOptions, on: boolean) => {
        const { [key]: _, ...others } = handicapOf(options, seat);
        return withHelp(options, seat, on ? { ...others, [key]: true } : others);
      },
    }) as const;
  return [
    amount('timeScale', SCALES, help.times),
    amount('headStart', SECONDS, help.seconds),
    amount('grace', SECONDS, help.seconds),
    onOff('guardRails', { label: said.guardRails, hint: said.guardRailsHint }),
    onOff('easierCard', { label: help.easierCard, hint: help.easierCardHint }),
  ];
}

export function seatHelp({ help }: OutOfMineWords, options: OutOfMineOptions, seat: number): readonly string[] {
  const { timeScale = 1, headStart = 0, grace = 0, guardRails, easierCard } = handicapOf(options, seat);
  return [
    ...(timeScale > 1 ? [help.has.timeScale(timeScale)] : []),
    ...(headStart > 0 ? [help.has.headStart(headStart)] : []),
    ...(grace > 0 ? [help.has.grace(grace)] : []),
    ...(guardRails ? [help.has.guardRails] : []),
    ...(easierCard ? [help.has.easierCard] : []),
  ];
}
