// What tests and tools want to know of a position of Sir Ocelot's Cave.

import type { GameTools } from '../../contract/game.ts';
import { laws } from './laws.ts';
import { formatPosition, parsePosition } from './text/position-text.ts';
import type { Ocelot } from './types.ts';

export const ocelotTools: GameTools<Ocelot> = { formatPosition, parsePosition, laws };
