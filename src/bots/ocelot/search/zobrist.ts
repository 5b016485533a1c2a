// Fingerprints of positions: random words for everything that tells two positions apart, joined by xor.

import { CELL_COUNT } from '../../../games/ocelot/index.ts';
import { seededRng } from '../../../kit/rng.ts';
import { WAYS } from './chances.ts';

/** The second of two words lies this much further on. */
export const SECOND_WORD = 2048;

/** A tool on a space, by way. */
export const TOOL_KEYS = 0;
/** A cell that was emptied. */
export const EMPTIED_KEYS = TOOL_KEYS + WAYS;
/** A companion's place: seat × 68 + cell. */
export const COMPANION_KEYS = EMPTIED_KEYS + CELL_COUNT;
/** Tiles gone from a hand: (seat × 3 + tile) × 8 + how many are left. */
export const HAND_KEYS = COMPANION_KEYS + 2 * (CELL_COUNT + 1);
/** Seat 1 is to move; whoever is to move has moved its companion already. */
export const SEAT_KEY = HAND_KEYS + 48;
export const ADVANCED_KEY = SEAT_KEY + 1;

const rng = seededRng('zobrist');
const KEYS = Int32Array.from({ length: 2 * SECOND_WORD }, () => rng.bits() | 0);

export const keyOf = (index: number): number => KEYS[index] ?? 0;
