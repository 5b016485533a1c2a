// English: the coach and hints, whatever the game. This file gives the type of all five.

import type { Who } from '../types.ts';

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

export const coach = {
  title: 'Coach',
  looking: 'The coach goes through the match …',
  failed: 'The coach lost the thread.',
  again: 'Ask again',

  curve: 'Share of the win',
  curveHint: 'Choose a moment to see it on the board.',
  moment: (move: number, shares: string) => `Move ${move}: ${shares}`,
  share: (name: string, percent: number) => `${name} ${percent} %`,

  players: 'Players',
  player: 'Player',
  accuracy: 'Accuracy',
  luck: 'Luck',
  labels: { good: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  counts: { good: 'good', inaccuracy: 'inaccurate', mistake: 'mistakes', blunder: 'blunders' },
  /** Points are hundredths of the win; above 0 they were given, below 0 taken. */
  luckOf: (who: Who, n: number) => {
    if (n === 0) return who.you ? 'Luck treated you fairly.' : `Luck treated ${who.name} fairly.`;
    const whom = who.you ? 'you' : who.name;
    return n > 0 ? `Luck gave ${whom} ${points(n)} of the win.` : `Luck cost ${whom} ${points(-n)} of the win.`;
  },

  costly: 'What cost most',
  cost: (n: number) => `−${points(n)}`,
  none: 'No decision cost more than a little. Well played!',
  better: 'Better:',
  show: 'Show on the board',
  showAt: (move: number) => `Show on the board: move ${move}`,
  rounds: 'Round by round',

  hint: 'Hint',
  more: 'Say more',
  doIt: 'Do it',
  noHint: 'No advice for this moment.',
  enough: 'That is all the advice there is.',
};

export type CoachWords = typeof coach;
