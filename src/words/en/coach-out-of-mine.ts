// English: what the coach of Out of Mine! says. This file gives the type of all five.

import { figuresIn, numberOf, secondsOf, tileCalled } from '../figures.ts';
import { capital } from '../list.ts';
import type { Detail, Figure, GameCoachWords, Who } from '../types.ts';
import { outOfMine } from './out-of-mine.ts';

const figure = figuresIn('en');
const tile = (name: Figure): string => tileCalled(name, outOfMine.tile);
const many = (n: Figure, one: string): string => `${figure(n)} ${one}${numberOf(n) === 1 ? '' : 's'}`;
const fault = (name: Figure): string =>
  name === 'over-edge' || name === 'wrong-colour' || name === 'too-many' ? outOfMine.faults[name] : 'it doesn’t count';
const seconds = (millis: Figure): string => `${secondsOf(millis)} s`;
const lost = (detail: Detail): string => (secondsOf(detail.lost) > 0 ? ` ${seconds(detail.lost)} lost.` : '');
const TURNS = ['', 'once', 'twice', 'three times'];
const turned = ({ turns, flipped }: Detail): string => {
  const quarter = numberOf(turns) === 0 ? '' : `, turned ${TURNS[numberOf(turns)] ?? many(turns, 'time')}`;
  return numberOf(flipped) === 0 ? quarter : `${quarter}, flipped over`;
};

export const coachOutOfMine = {
  hints: {
    'easier-side': ({ side, front, back }: Detail) =>
      `The ${side} is easier: about ${many(front, 'way')} to fill the front, ${figure(back)} for the back.`,
    full: () => 'Every space is covered. Call!',
    'wrong-tile': (detail: Detail) => `${capital(tile(detail.tile))} doesn’t count: ${fault(detail.fault)}.`,
    'tight-space': ({ place, shapes, ways }: Detail) =>
      `It’s tightest at ${place}: ${many(shapes, 'shape')} can cover it, in ${many(ways, 'way')}.`,
    'dead-space': ({ place }: Detail) => `Nothing fits on ${place} any more.`,
    possible: ({ ways, more }: Detail) =>
      `The gallery can still be filled, in ${numberOf(more) > 0 ? 'more than ' : ''}${many(ways, 'way')}.`,
    impossible: () => 'With what’s here and what’s left, the gallery can’t be filled any more.',
    take: (detail: Detail) => `Take ${tile(detail.tile)}: it goes to ${detail.place}${turned(detail)}.`,
    'take-any': (detail: Detail) => `Take ${tile(detail.tile)} and fill what can be filled.`,
    lay: (detail: Detail) => `Lay ${tile(detail.tile)} at ${detail.place}${turned(detail)}.`,
    move: (detail: Detail) => `Move ${tile(detail.tile)} to ${detail.place}${turned(detail)}.`,
    'put-back': (detail: Detail) => `Put ${tile(detail.tile)} back.`,
    'take-off': (detail: Detail) => `Take ${tile(detail.tile)} off again.`,
    'nothing-left': () => 'There’s nothing more to do here. Say that you’re stuck.',
  },
  verdicts: {
    'made-impossible': (who: Who, detail: Detail) =>
      `Round ${detail.round}: ${who.you ? 'you' : who.name} laid ${tile(detail.tile)} at ${detail.place}, and the gallery could no longer be filled. ${many(detail.amiss, 'tile')} had to come off.${lost(detail)}`,
    'laid-wrong': (who: Who, detail: Detail) =>
      `Round ${detail.round}: ${who.you ? 'you' : who.name} laid ${tile(detail.tile)} at ${detail.place}, which doesn’t count: ${fault(detail.fault)}.${lost(detail)}`,
    'false-call': (who: Who, { round, empty, wrong }: Detail) =>
      `Round ${round}: ${who.you ? 'you' : who.name} called with ${many(empty, 'empty space')} and ${many(wrong, 'wrong tile')}.`,
    'gave-up': (who: Who, { round }: Detail) =>
      `Round ${round}: ${who.you ? 'you' : who.name} gave up a gallery that could still be filled.`,
    round: (who: Who, detail: Detail) =>
      [
        `Round ${detail.round}: ${who.you ? 'you have' : `${who.name} has`} ${many(detail.points, 'point')}.`,
        numberOf(detail.best) > numberOf(detail.points)
          ? `${detail.best} ${numberOf(detail.best) === 1 ? 'was' : 'were'} possible with what was left.`
          : '',
        detail.brokenAt === undefined
          ? ''
          : `Impossible after ${seconds(detail.brokenAt)}, ${seconds(detail.lost)} lost.`,
        numberOf(detail.snatched) > 0 ? 'A tile was snatched away.' : '',
        `There ${numberOf(detail.ways) === 1 ? 'was' : 'were'} ${many(detail.ways, 'way')} to fill it.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
  },
} satisfies GameCoachWords;

export type CoachOutOfMineWords = typeof coachOutOfMine;
/** What its bot may say; see src/bots. A code without a sentence does not compile there. */
export type OutOfMineHintCode = keyof CoachOutOfMineWords['hints'];
export type OutOfMineVerdictCode = keyof CoachOutOfMineWords['verdicts'];
