// The types of the port, written by hand: checking the project must not need boardgame.io installed.

import type { Table } from './plain-diamant.ts';

/** Plays random matches and gives the points of all seats together. */
export function playBoardgame(matches: number, table: Table): number;
