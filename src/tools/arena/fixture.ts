// What is played in the arena, as plain data that a thread can be given, and one game of it.

import type { Game, GameId, Setup, Shapes } from '../../contract/game.ts';
import { sharesOfWin } from '../../contract/replay.ts';
import { GAMES } from '../../games/all.ts';
import { present } from '../../kit/invariant.ts';
import { playGame } from './play-game.ts';
import type { Player } from './players.ts';

export interface Fixture {
  readonly game: GameId;
  readonly setup: Setup<Shapes>;
  /** In the order of their seats. */
  readonly names: readonly string[];
  readonly seed: string;
  /** Plays each luck once from every seat: player i sits on seat i + k in the kth game of a group. */
  readonly rotate: boolean;
}

/** By player, wherever they sat. */
export interface GameResult {
  /** Of the win, ties split. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

/** A game follows from the fixture and its number alone, so that any thread may play it. */
export function playNumber(
  { game: id, setup, seed, rotate }: Fixture,
  players: readonly Player[],
  number: number,
): GameResult {
  const game: Game = GAMES[id];
  const turn = rotate ? number % players.length : 0;
  const group = rotate ? Math.floor(number / players.length) : number;
  const playerOn = (seat: number): number => (seat - turn + players.length) % players.length;
  const seatOf = (player: number): number => (player + turn) % players.length;
  const outcome = playGame({
    game,
    setup,
    players: players.map((_, seat) => present(players[playerOn(seat)])),
    luckSeed: `${seed}/${group}/luck`,
    playerSeeds: players.map((_, seat) => `${seed}/${group}/player ${playerOn(seat)}`),
  });
  const byPlayer = (bySeat: readonly number[]): readonly number[] =>
    players.map((_, player) => bySeat[seatOf(player)] ?? 0);
  return { shares: byPlayer(sharesOfWin(outcome)), points: byPlayer(outcome.scores) };
}
