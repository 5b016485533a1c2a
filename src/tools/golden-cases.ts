// The matches whose every telling is written down in tests/golden: every game, seat count and variant.

import type { Game, GameId } from '../contract/game.ts';
import { playthrough } from '../contract/playthrough.ts';
import { GAMES } from '../games/registry.ts';
import { RANDOM_CHOICE, setupFrom } from './tables.ts';

export interface GoldenCase {
  readonly game: GameId;
  /** The file in tests/golden, without `.txt`. */
  readonly name: string;
  readonly seats: number;
  readonly options: readonly string[];
  /** Where to stop a match that would fill a book. */
  readonly moves?: number;
}

const ocelot = (name: string, ...options: string[]): GoldenCase => ({
  game: 'ocelot',
  name: `ocelot-2-${name}`,
  seats: 2,
  options,
});

const diamant = (seats: number, name: string, ...options: string[]): GoldenCase => ({
  game: 'diamant',
  name: `diamant-${seats}${name}`,
  seats,
  options,
});

const outOfMine = (seats: number, name: string, ...options: string[]): GoldenCase => ({
  game: 'out-of-mine',
  name: `out-of-mine-${seats}${name}`,
  seats,
  options,
  moves: 240,
});

export const GOLDEN_CASES: readonly GoldenCase[] = [
  ocelot('split'),
  ocelot('nested', 'mat=nested', 'start=seat-1'),
  ...[3, 4, 5, 6, 7, 8].flatMap((seats) => [
    diamant(seats, '', `openChests=${seats === 4}`),
    diamant(seats, '-relics', 'relics=true', `openChests=${seats === 5}`),
  ]),
  ...[2, 3, 4].map((seats) => outOfMine(seats, '', 'rounds=1')),
  outOfMine(2, '-elves-finds', 'rounds=1', 'elves=true', 'finds=true'),
  outOfMine(3, '-guard-rails', 'rounds=1', 'guardRails=on', 'timeLimit=60'),
  outOfMine(
    4,
    '-handicaps',
    'rounds=1',
    'photoFinish=300',
    'handicaps=[{"headStart":3},{"grace":4},{"easierCard":true},{"guardRails":true}]',
  ),
];

export function goldenText(golden: GoldenCase): string {
  const game: Game = GAMES[golden.game];
  const setup = setupFrom(game, golden.seats, golden.options);
  const { choose } = RANDOM_CHOICE[golden.game];
  const { moves } = golden;
  return playthrough(game, { setup, seed: golden.name, choose, ...(moves !== undefined && { moves }) });
}
