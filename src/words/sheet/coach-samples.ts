// What the sheet fills into the sentences that the coach has for each game.

import type { GameId } from '../../contract/game.ts';
import type { Detail } from '../types.ts';
import { NUMBERS } from './samples.ts';

const place = { tool: 'lamp', tile: 'A', space: '4' };
const laid = { tile: 'I2:7', place: 'c4' };

const placed = (n: number): Detail => ({
  ...{ ...place, gain: n, hands: n, lost: n, safe: n, turns: 90, least: n, most: n, count: n, points: n },
  ...(n === 5 && { cell: 'c3' }),
});
const collected = (n: number): Detail => ({ ...placed(n), cell: 'c3' });
const risk = (n: number): Detail => ({ bust: n, gain: n, atRisk: n, alone: n, withOne: n, withTwo: n, back: 80 });
const race = (n: number): Detail => ({
  ...{ ...laid, turns: Math.min(n, 3), flipped: n % 2, side: 'front', front: n, back: n, fault: 'over-edge' },
  ...{ shapes: n, more: n % 2, amiss: n, wrong: n, round: 2, points: n, best: n + 1, empty: n, ways: n },
  ...{ lost: n * 1000, snatched: n, brokenAt: 31_000 },
});

/** With everything that any code of the game names. */
const DETAILS: { readonly [Id in GameId]: readonly Detail[] } = {
  ocelot: NUMBERS.slice(1).map(placed),
  diamant: NUMBERS.map(risk),
  'out-of-mine': NUMBERS.map(race),
};

/** They are about a cell, never about a tile on a space. */
const ABOUT_CELLS: readonly string[] = ['best-enter', 'best-advance', 'best-collect', 'companion'];

export const coachDetails = (game: GameId, code: string): readonly Detail[] =>
  ABOUT_CELLS.includes(code) ? NUMBERS.slice(1).map(collected) : DETAILS[game];
