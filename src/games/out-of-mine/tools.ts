// What tests and tools want to know of a position of Out of Mine!.

import type { GameTools } from '../../contract/game.ts';
import { laws } from './laws.ts';
import { parsePosition } from './text/position-parse.ts';
import { formatPosition } from './text/position-text.ts';
import type { OutOfMine } from './types.ts';

export const outOfMineTools: GameTools<OutOfMine> = { formatPosition, parsePosition, laws };
