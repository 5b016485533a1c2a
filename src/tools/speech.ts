// The words of the games for the command line: what happened, and why not.

import type { GameId, Refusal, Seat, Shapes } from '../contract/game.ts';
import type { Diamant } from '../games/diamant/types.ts';
import type { Ocelot } from '../games/ocelot/types.ts';
import type { OutOfMine } from '../games/out-of-mine/types.ts';
import { GAME_WORDS } from '../words/catalogues.ts';
import { type DiamantWords, diamant } from '../words/en/diamant.ts';
import { type OcelotWords, ocelot } from '../words/en/ocelot.ts';
import { type OutOfMineWords, outOfMine } from '../words/en/out-of-mine.ts';
import { diamantLines } from '../words/log/diamant-log.ts';
import { ocelotLines } from '../words/log/ocelot-log.ts';
import { outOfMineLines } from '../words/log/out-of-mine-log.ts';
import { type GameWords, LANGUAGES, type Language, type Who } from '../words/types.ts';
import { BadInput } from './io.ts';

/** One game in one language. */
export interface Speech<G extends Shapes = Shapes> {
  readonly words: GameWords;
  /** All that happened in one move, in order. */
  lines(effects: readonly G['Effect'][], who: (seat: Seat) => Who): readonly string[];
}

const ocelotIn = (words: OcelotWords): Speech<Ocelot> => ({
  words,
  lines: (effects, who) => effects.flatMap((effect) => ocelotLines(effect, words, who)),
});
const diamantIn = (words: DiamantWords): Speech<Diamant> => ({
  words,
  // That a trap is turned goes without saying when it springs.
  lines: (effects, who) =>
    effects.flatMap((effect, place) => (effects[place + 1]?.type === 'sprung' ? [] : diamantLines(effect, words, who))),
});
const outOfMineIn = (words: OutOfMineWords): Speech<OutOfMine> => ({
  words,
  lines: (effects, who) => effects.flatMap((effect) => outOfMineLines(effect, words, who)),
});

/** The command line itself speaks English. */
const ENGLISH: { readonly [Id in GameId]: Speech } = {
  ocelot: ocelotIn(ocelot),
  diamant: diamantIn(diamant),
  'out-of-mine': outOfMineIn(outOfMine),
};

export const speechOf = (game: GameId): Speech => ENGLISH[game];

export async function speechIn(language: Language, game: GameId): Promise<Speech> {
  switch (game) {
    case 'ocelot':
      return ocelotIn(await GAME_WORDS.ocelot(language));
    case 'diamant':
      return diamantIn(await GAME_WORDS.diamant(language));
    case 'out-of-mine':
      return outOfMineIn(await GAME_WORDS['out-of-mine'](language));
  }
}

export function languageNamed(name: string): Language {
  const language = LANGUAGES.find((each) => each === name);
  if (language === undefined) throw new BadInput(`there is no language "${name}": one of ${LANGUAGES.join(', ')}`);
  return language;
}

/** Refusals of documents rather than of games. */
const DOCUMENT_REFUSALS: Readonly<Record<string, (detail: NonNullable<Refusal['detail']>) => string>> = {
  'bad-record': ({ where, why }) => `this is not a record: ${where} (${why})`,
  'bad-document': ({ where, why }) => `this is not a scenario: ${where} (${why})`,
  'other-rules': ({ found, known }) => `it was played by rules number ${found}, and this program knows up to ${known}`,
  'bad-seats': ({ seats, min, max }) =>
    seats === undefined ? 'too many or too few seats' : `${seats} seats; the game is for ${min} to ${max}`,
  'bad-setup': ({ why }) => `this position cannot be set up: ${why}`,
  'bad-line': ({ why }) => `this line cannot be read: ${why}`,
  'not-refused': ({ rule }) => `it is allowed; ${rule} was expected to forbid it`,
};

/** Why not, as one sentence that names the rule. */
export function sayRefusal({ code, rule, detail = {} }: Refusal, speech?: Speech): string {
  const sentence = (speech?.words.refusals[code] ?? DOCUMENT_REFUSALS[code] ?? (() => code))(detail);
  const what = /^[ODM]\d/.test(rule) ? ` (rule ${rule})` : '';
  return `${sentence.replace(/\.$/, '')}${what}`;
}
