// English: what the coach of Sir Ocelot's Cave says. This file gives the type of all five.

import { figuresIn, numberOf } from '../figures.ts';
import type { Detail, Figure, GameCoachWords, Who } from '../types.ts';

const figure = figuresIn('en');
const points = (n: Figure): string => `${figure(n)} ${numberOf(n) === 1 ? 'point' : 'points'}`;
const many = (n: Figure): string => (numberOf(n) === 1 ? '1 placement' : `${figure(n)} placements`);
const gems = (n: Figure): string => (numberOf(n) === 1 ? '1 gem' : `${n} gems`);

const place = ({ tool, tile, space, cell }: Detail): string =>
  cell === undefined ? `the ${tool} of tile ${tile} on space ${space}` : `your companion on ${cell}`;

/** Left out where only the move itself is named. */
function brings({ gain, hands }: Detail): string {
  const wins = numberOf(gain) > 0 ? `brings ${points(gain)}` : '';
  const loses = numberOf(hands) > 0 ? `leaves ${points(hands)} to take` : '';
  const both = [wins, loses].filter((part) => part !== '').join(' and ');
  return both === '' ? '.' : `: that ${both}.`;
}

const behind = ({ lost }: Detail): string => (numberOf(lost) > 0 ? `, ${points(lost)} behind the best turn.` : '.');

export const coachOcelot = {
  hints: {
    'nothing-to-take': () => 'No turn brings a gem right now. Think about what you leave for your opponent.',
    'could-take': ({ points: n }: Detail) => `There’s a turn that brings ${points(n)} at once.`,
    'some-are-dangerous': (detail: Detail) =>
      `${detail.safe} of ${many(detail.turns)} ${numberOf(detail.safe) === 1 ? 'leaves' : 'leave'} nothing to take. Worst is ${place(detail)}: it leaves ${points(detail.most)}.`,
    'all-are-dangerous': ({ least, most }: Detail) =>
      `Every placement leaves something to take: ${points(least)} at best, ${points(most)} at worst.`,
    'best-place': (detail: Detail) => `Put ${place(detail)}${brings(detail)}`,
    'best-enter': (detail: Detail) => `Land your companion on the marked cell (${detail.cell})${brings(detail)}`,
    'best-advance': (detail: Detail) => `Fly your companion on to the marked cell (${detail.cell})${brings(detail)}`,
    'best-collect': ({ cell }: Detail) => `Collect the gem on ${cell}.`,
    'best-done': () => 'Nothing else is worth taking. End your turn.',
    'gems-to-collect': ({ count, points: n }: Detail) => `You can collect ${gems(count)}, worth ${points(n)}.`,
  },
  verdicts: {
    token: (who: Who, detail: Detail) => `${who.you ? 'You' : who.name} put ${place(detail)}${behind(detail)}`,
    companion: (who: Who, detail: Detail) =>
      `${who.you ? 'You sent your' : `${who.name} sent the`} companion to ${detail.cell}${behind(detail)}`,
    'left-lying': (who: Who, { count, points: n }: Detail) =>
      `${who.you ? 'You' : who.name} left ${gems(count)} behind, worth ${points(n)}.`,
  },
} satisfies GameCoachWords;

export type CoachOcelotWords = typeof coachOcelot;
/** What its bot may say; see src/bots. A code without a sentence does not compile there. */
export type OcelotHintCode = keyof CoachOcelotWords['hints'];
export type OcelotVerdictCode = keyof CoachOcelotWords['verdicts'];
