// What tests and tools want to know of a position of Diamant.

import type { GameTools } from '../../contract/game.ts';
import { laws } from './laws.ts';
import { formatPosition, parsePosition } from './text/position-text.ts';
import type { Diamant } from './types.ts';

export const diamantTools: GameTools<Diamant> = { formatPosition, parsePosition, laws };
