// The schemas of what clients send to each game, for machine-readable descriptions of the protocol.

import type * as z from 'zod/mini';
import type { GameId } from '../contract/game.ts';
import { schemas as diamant } from './diamant/doors.ts';
import { schemas as ocelot } from './ocelot/doors.ts';
import { schemas as outOfMine } from './out-of-mine/doors.ts';

export interface GameSchemas {
  readonly options: z.ZodMiniType;
  readonly scenario: z.ZodMiniType;
  readonly action: z.ZodMiniType;
}

export const GAME_SCHEMAS: Readonly<Record<GameId, GameSchemas>> = { ocelot, diamant, 'out-of-mine': outOfMine };
