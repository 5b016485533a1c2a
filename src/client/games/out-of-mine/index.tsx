// The board of Out of Mine!; in words until it is drawn.

import { outOfMine } from '../../../games/out-of-mine/index.ts';
import { plainBoard } from '../plain.tsx';

export const board = plainBoard(outOfMine, {
  options: { elves: true, finds: true, guardRails: 'on', rounds: 7, handicaps: [] },
  quickSeats: 3,
});
