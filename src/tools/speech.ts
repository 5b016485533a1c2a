// The words of the games for the command line: what happened, and why not.

import type { GameId, Refusal, Seat, Shapes } from '../contract/game.ts';
import type { Diamant } from '../games/diamant/types.ts';
import type { Ocelot } from '../games/ocelot/types.ts';
import type { OutOfMine } from '../games/out-of-mine/types.ts';
import { diamant } from '../words/en/diamant.ts';
import { ocelot } from '../words/en/ocelot.ts';
import { outOfMine } from '../words/en/out-of-mine.ts';
import { diamantLines } from '../words/log/diamant.ts';
import { ocelotLines } from '../words/log/ocelot.ts';
import { outOfMineLines } from '../words/log/out-of-mine.ts';
import type { GameWords, Language, Who } from '../words/types.ts';
import { BadInput } from './io.ts';

/** One game in one language. */
export interface Speech<G extends Shapes = Shapes> {
  readonly words: GameWords;
  /** All that happened in one move, in order. */
  lines(effects: readonly G['Effect'][], who: (seat: Seat) => Who): readonly string[];
}

type Speeches = { readonly [Id in GameId]: Speech };

const ocelotIn = (words: typeof ocelot): Speech<Ocelot> => ({
  words,
  lines: (effects, who) => effects.flatMap((effect) => ocelotLines(effect, words, who)),
});
const diamantIn = (words: typeof diamant): Speech<Diamant> => ({
  words,
  // That a trap is turned goes without saying when it springs.
  lines: (effects, who) =>
    effects.flatMap((effect, place) => (effects[place + 1]?.type === 'sprung' ? [] : diamantLines(effect, words, who))),
});
const outOfMineIn = (words: typeof outOfMine): Speech<OutOfMine> => ({
  words,
  lines: (effects, who) => effects.flatMap((effect) => outOfMineLines(effect, words, who)),
});

/** The languages that the log is spoken in so far. */
const SPEECHES: { readonly [Id in Language]?: Speeches } = {
  en: { ocelot: ocelotIn(ocelot), diamant: diamantIn(diamant), 'out-of-mine': outOfMineIn(outOfMine) },
};

export function speechOf(language: string, game: GameId): Speech {
  const known = Object.entries(SPEECHES).find(([id]) => id === language)?.[1];
  if (known === undefined) {
    throw new BadInput(`there are no words in "${language}": one of ${Object.keys(SPEECHES).join(', ')}`);
  }
  return known[game];
}

/** Refusals of documents rather than of games. */
const DOCUMENT_REFUSALS: Readonly<Record<string, (detail: NonNullable<Refusal['detail']>) => string>> = {
  'bad-record': ({ where, why }) => `this is not a record: ${where} (${why})`,
  'bad-document': ({ where, why }) => `this is not a scenario: ${where} (${why})`,
  'other-rules': ({ found, known }) => `played by rules number ${found}, and this program knows number ${known}`,
  'bad-seats': ({ seats, min, max }) =>
    seats === undefined ? 'too many or too few seats' : `${seats} seats, and the game is for ${min} to ${max}`,
  'bad-setup': ({ why }) => `this position cannot be set up: ${why}`,
  'bad-line': ({ why }) => `this line cannot be read: ${why}`,
  'not-refused': ({ rule }) => `it is allowed, though ${rule} was expected to forbid it`,
};

/** Why not, as one sentence that names the rule. */
export function sayRefusal({ code, rule, detail = {} }: Refusal, speech?: Speech): string {
  const sentence = (speech?.words.refusals[code] ?? DOCUMENT_REFUSALS[code] ?? (() => code))(detail);
  const what = /^[ODM]\d/.test(rule) ? ` (rule ${rule})` : '';
  return `${sentence.replace(/\.$/, '')}${what}`;
}
