// The bots of every game, each loaded when it is first needed: a page fetches only those it plays against.

import type { GameId } from '../contract/game.ts';
import type { Bot } from './bot.ts';

export const BOTS: Readonly<Record<GameId, () => Promise<Bot>>> = {
  ocelot: () => import('./ocelot/index.ts').then(({ bot }) => bot),
  diamant: () => import('./diamant/index.ts').then(({ bot }) => bot),
  'out-of-mine': () => import('./out-of-mine/index.ts').then(({ bot }) => bot),
};
