// What all commands share: how they are given their surroundings, and options that several of them have.

import { Command, InvalidArgumentError } from 'commander';
import type { Io } from '../io.ts';
import { prettyJson } from '../pretty-json.ts';

export type MakeCommand = (io: Io) => Command;

export const newCommand = (name: string, about: string): Command => new Command(name).description(about);

/** For options that may be given several times. */
export const gather = (value: string, earlier: readonly string[] = []): readonly string[] => [...earlier, value];

/** A whole number from `least` on. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(
        most === Number.MAX_SAFE_INTEGER
          ? `It must be a whole number from ${least} on.`
          : `It must be a whole number from ${least} to ${most}.`,
      );
    }
    return value;
  };

export const printJson = (io: Io, value: unknown): void => io.out(prettyJson(value));
