// Every game's board, fetched when it is first needed.

import type { GameId } from '../../contract/game.ts';
import type { BoardModule } from './board.ts';

export const BOARDS: Readonly<Record<GameId, () => Promise<BoardModule>>> = {
  ocelot: async () => (await import('./ocelot/index.tsx')).board,
  diamant: async () => (await import('./diamant/index.tsx')).board,
  'out-of-mine': async () => (await import('./out-of-mine/index.tsx')).board,
};
