// What the coach's codes say, in English.

import type { Note } from '../../bots/bot.ts';
import type { GameId } from '../../contract/game.ts';

type Detail = Note['detail'];
type Sentence = (detail: Detail) => string;

const seconds = (millis: string | number | undefined): string => `${Math.round(Number(millis ?? 0) / 1000)} s`;
const plural = (count: string | number | undefined, one: string, many = `${one}s`): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

const behind = (lost: string | number | undefined): string =>
  Number(lost) > 0 ? `, ${plural(lost, 'point')} behind the best turn` : '';

const SENTENCES: { readonly [Id in GameId]: Readonly<Record<string, Sentence>> } = {
  ocelot: {
    token: ({ tool, tile, space, lost }) => `put the ${tool} of tile ${tile} on space ${space}${behind(lost)}`,
    companion: ({ cell, lost }) => `sent a companion to ${cell}${behind(lost)}`,
    'left-lying': ({ count, points }) => `left ${plural(count, 'gem')} lying that were worth ${points}`,
  },
  diamant: {
    on: ({ bust, atRisk, alone }) =>
      `went on with a ${bust} % chance of a trap, ${plural(atRisk, 'ruby', 'rubies')} at risk; going back alone paid ${alone}`,
    back: ({ bust, gain, alone }) =>
      `went back for at most ${alone}, with a ${bust} % chance of a trap and ${gain} to gain from the next card on average`,
  },
  'out-of-mine': {
    'made-impossible': ({ tile, place, amiss, lost }) =>
      `laid ${tile} at ${place}, and the gallery could not be filled any more: ${plural(amiss, 'tile')} to take off again, ${seconds(lost)} lost`,
    'laid-wrong': ({ tile, place, fault, lost }) =>
      `laid ${tile} at ${place}, which does not count (${String(fault).replaceAll('-', ' ')}); ${seconds(lost)} lost`,
    'false-call': ({ empty, wrong }) =>
      `called with ${plural(empty, 'empty space')} and ${plural(wrong, 'wrong tile')}`,
    'gave-up': () => 'gave up a gallery that could still be filled',
    round: ({ round, points, best, lost, brokenAt, snatched, ways }) =>
      [
        `round ${round}: ${points} points`,
        Number(best) > Number(points) ? `${best} were possible with what was left` : '',
        brokenAt === undefined ? '' : `impossible after ${seconds(brokenAt)}, ${seconds(lost)} lost`,
        Number(snatched) > 0 ? 'a tile was snatched away' : '',
        `${plural(ways, 'way')} to fill it`,
      ]
        .filter((part) => part !== '')
        .join('; '),
  },
};

/** A code that has no sentence here is told as it is. */
export function sentenceOf(game: GameId, code: string, detail: Detail = {}): string {
  const sentence = SENTENCES[game][code];
  if (sentence !== undefined) return sentence(detail);
  const figures = Object.entries(detail).map(([name, value]) => `${name} ${value}`);
  return figures.length === 0 ? code : `${code} (${figures.join(', ')})`;
}
