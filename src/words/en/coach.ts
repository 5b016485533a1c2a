// English: the coach and hints, whatever the game. This file gives the type of all five.

import type { BotLevel, GameId } from '../../contract/game.ts';
import type { BotCharacter, Who } from '../types.ts';

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

export const coach = {
  title: 'Coach',
  looking: 'The coach is going through the game…',
  failed: 'The coach has lost the thread.',
  again: 'Ask again',

  curve: 'Chance of winning',
  curveHint: 'Choose a moment to see it on the board.',
  moment: (move: number, shares: string) => `Move ${move}: ${shares}`,
  share: (name: string, percent: number) => `${name} ${percent}%`,

  players: 'Players',
  player: 'Player',
  accuracy: 'Accuracy',
  luck: 'Luck',
  labels: { good: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  counts: { good: 'good', inaccuracy: 'inaccurate', mistake: 'mistakes', blunder: 'blunders' },
  /** Points are hundredths of the win; above 0 they were given, below 0 taken. */
  luckOf: (who: Who, n: number) => {
    const whose = who.you ? 'your' : `${who.name}’s`;
    if (n === 0) return `Luck treated ${who.you ? 'you' : who.name} fairly.`;
    return n > 0 ? `Luck raised ${whose} chances by ${points(n)}.` : `Luck lowered ${whose} chances by ${points(-n)}.`;
  },

  costly: 'Costliest decisions',
  cost: (n: number) => `−${points(n)}`,
  none: 'No decision cost more than a little. Well played!',
  better: 'Better:',
  show: 'Show on the board',
  showAt: (move: number) => `Show on the board: move ${move}`,
  rounds: 'Round by round',

  hint: 'Hint',
  more: 'Tell me more',
  doIt: 'Do it',
  noHint: 'I have no advice right now.',
  enough: 'That’s all the advice I have.',

  withHints: 'with hints',
  points: 'Points',
  keyHint: 'A hint; again for more',
  /** A table's own rule, said before play and on the result. */
  allowed: 'Hints allowed',
  allowedHint:
    'Anyone may ask the lamp for a hint. Everyone sees this before sitting down, and the result mentions it.',
  settings: {
    advice: 'Hints on request',
    adviceHint: 'The lamp by the board tells you more each time you press it. The result mentions it.',
  },

  /** From child to expert: a name and a line of character for each level of each game. */
  levels: {
    ocelot: {
      1: { name: 'Moth', line: 'Flutters to whatever glitters nearest.' },
      2: { name: 'Lamp', line: 'Takes what it sees. Looks at your options only when there’s nothing to take.' },
      3: { name: 'Compass', line: 'Looks one turn ahead and sometimes loses its bearings.' },
      4: { name: 'Pickaxe', line: 'Digs several turns deep and leaves little behind.' },
      5: { name: 'Master', line: 'Sir Ocelot himself: out of the cave before you’re in.' },
    },
    diamant: {
      1: { name: 'Greenhorn', line: 'Jumps at every shadow and runs from the first trap.' },
      2: { name: 'Porter', line: 'Goes home as soon as the bag feels heavy.' },
      3: { name: 'Guide', line: 'Counts the cards on both hands, and mostly gets it right.' },
      4: { name: 'Old Hand', line: 'Knows what every tunnel is worth.' },
      5: { name: 'Legend', line: 'Reads the cave, and reads you.' },
    },
    'out-of-mine': {
      1: { name: 'Mole', line: 'Lays whatever comes to hand, and hums.' },
      2: { name: 'Digger', line: 'Feels for holes before falling into them.' },
      3: { name: 'Carpenter', line: 'Makes one plan and sticks to it.' },
      4: { name: 'Foreman', line: 'Has plans to spare, and takes the common tiles first.' },
      5: { name: 'Mountain King', line: 'Sees the gallery full before your card is turned.' },
    },
  } satisfies Record<GameId, Record<BotLevel, BotCharacter>>,
};

export type CoachWords = typeof coach;
