// What the sheet fills into messages: figures with each plural, and people whose names are hard on grammar.

import type { Who } from '../types.ts';

/**
 * For every function in a catalogue the arguments to call it with; texts need none.
 * A message without its samples does not compile.
 */
export type Samples<Words> = {
  readonly [K in keyof Words as TakesArguments<Words[K]> extends true ? K : never]: Words[K] extends (
    ...args: infer Args
  ) => unknown
    ? readonly Args[]
    : Samples<Words[K]>;
};

type TakesArguments<Message> = Message extends string | readonly string[]
  ? false
  : Message extends (...args: never[]) => unknown
    ? true
    : true extends { readonly [K in keyof Message]: TakesArguments<Message[K]> }[keyof Message]
      ? true
      : false;

export const NUMBERS = [0, 1, 2, 5, 21] as const;
export const NAMES = ['Anna', 'Hans', 'Οδυσσέας', '“Zoë 🦊”'] as const;
export const YOU: Who = { name: 'Hedwig', you: true };
const OTHERS: readonly Who[] = NAMES.map((name) => ({ name, you: false }));
export const PEOPLE: readonly Who[] = [YOU, ...OTHERS];
/** One to four people, without and with the reader. */
export const GROUPS: readonly (readonly Who[])[] = [
  [YOU],
  ...OTHERS.map((who) => [who]),
  OTHERS.slice(0, 2),
  OTHERS.slice(0, 3),
  OTHERS,
  [YOU, ...OTHERS.slice(0, 1)],
  [YOU, ...OTHERS.slice(0, 2)],
  [YOU, ...OTHERS.slice(0, 3)],
];

export const eachNumber: readonly [number][] = NUMBERS.map((n) => [n]);
export const eachName: readonly [string][] = NAMES.map((name) => [name]);
export const eachPerson: readonly [Who][] = PEOPLE.map((who) => [who]);
/** So many of so many. */
export const eachShare: readonly [number, number][] = [
  [0, 21],
  [1, 1],
  [1, 5],
  [2, 5],
  [21, 21],
];
/** Two figures that have nothing to do with each other. */
export const eachPair: readonly [number, number][] = NUMBERS.flatMap((a) =>
  [0, 1, 5].map((b): [number, number] => [a, b]),
);
export const withName = <Rest extends unknown[]>(...rests: readonly Rest[]): readonly [string, ...Rest][] =>
  NAMES.flatMap((name) => rests.map((rest): [string, ...Rest] => [name, ...rest]));
export const withPerson = <Rest extends unknown[]>(...rests: readonly Rest[]): readonly [Who, ...Rest][] =>
  PEOPLE.flatMap((who) => rests.map((rest): [Who, ...Rest] => [who, ...rest]));
