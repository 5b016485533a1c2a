// Many games between the same players: one share of the win for each.

import type { Game, Setup, Shapes } from '../../contract/game.ts';
import { present } from '../../kit/invariant.ts';
import { playGame } from './play-game.ts';
import type { Player } from './players.ts';
import { type Interval, shareOf, wilson } from './statistics.ts';

export interface ArenaTerms {
  readonly game: Game;
  readonly setup: Setup<Shapes>;
  /** In the order of their seats. */
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** Plays each luck once from every seat: player i sits on seat i + k in the kth game of a group. */
  readonly rotate: boolean;
  readonly onProgress?: (done: number, of: number) => void;
}

export interface ArenaSeat {
  readonly player: string;
  /** Of the win, ties split. */
  readonly share: number;
  readonly interval: Interval;
  readonly points: number;
}

export interface ArenaReport {
  readonly game: string;
  readonly options: unknown;
  readonly games: number;
  readonly seed: string;
  readonly rotate: boolean;
  readonly seats: readonly ArenaSeat[];
}

export function runArena(terms: ArenaTerms): ArenaReport {
  const { game, setup, players, games, seed, rotate, onProgress } = terms;
  const shares = players.map(() => 0);
  const points = players.map(() => 0);
  for (let number = 0; number < games; number++) {
    const turn = rotate ? number % players.length : 0;
    const group = rotate ? Math.floor(number / players.length) : number;
    const playerOn = (seat: number): number => (seat - turn + players.length) % players.length;
    const outcome = playGame({
      game,
      setup,
      players: players.map((_, seat) => present(players[playerOn(seat)])),
      luckSeed: `${seed}/${group}/luck`,
      playerSeeds: players.map((_, seat) => `${seed}/${group}/player ${playerOn(seat)}`),
    });
    for (const seat of players.keys()) {
      const player = playerOn(seat);
      shares[player] = (shares[player] ?? 0) + shareOf(outcome.winners, seat);
      points[player] = (points[player] ?? 0) + (outcome.scores[seat] ?? 0);
    }
    onProgress?.(number + 1, games);
  }
  const seats = terms.names.map((player, place): ArenaSeat => {
    const share = (shares[place] ?? 0) / games;
    return { player, share, interval: wilson(share, games), points: (points[place] ?? 0) / games };
  });
  return { game: game.id, options: setup.options, games, seed, rotate, seats };
}
