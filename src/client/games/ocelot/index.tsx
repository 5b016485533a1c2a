// The board of Sir Ocelot's Cave; in words until it is drawn.

import { ocelot } from '../../../games/ocelot/index.ts';
import { plainBoard } from '../plain.tsx';

export const board = plainBoard(ocelot, { options: { mat: 'split', start: 'random' }, quickSeats: 2 });
