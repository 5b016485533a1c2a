// What lies in each box, as plain data: for clients that are written without this code.

import type { GameId } from '../contract/game.ts';
import { CARDS as CAVE, CAVE_CARDS, EXPEDITIONS } from './diamant/index.ts';
import { AMETHYST_TABLE, FACES, MATS, TILES_EACH, TOKEN_SUPPLY, TOKEN_WORTH } from './ocelot/index.ts';
import { CARDS as TREASURE_CARDS } from './out-of-mine/content/cards.ts';
import { GALLERIES } from './out-of-mine/content/galleries.ts';
import { shapeCells, TILES } from './out-of-mine/content/tiles.ts';

/** Written when somebody asks: few do. */
export const PARTS: Readonly<Record<GameId, () => object>> = {
  ocelot: () => ({
    mats: MATS,
    tokens: { supply: TOKEN_SUPPLY, worth: TOKEN_WORTH },
    tiles: { each: TILES_EACH, faces: FACES },
    amethysts: AMETHYST_TABLE,
  }),
  diamant: () => ({
    expeditions: EXPEDITIONS,
    cards: CAVE.map((card, number) => ({ ...card, count: CAVE_CARDS[number] ?? 0 })),
  }),
  'out-of-mine': () => ({
    tiles: TILES.map((tile) => ({ ...tile, cells: shapeCells(tile.shape) })),
    galleries: GALLERIES,
    cards: TREASURE_CARDS,
  }),
};
