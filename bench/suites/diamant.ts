// Random matches of Diamant for five: ours in place, ours as a match plays it, boardgame.io, and plain arrays.

import type { Move } from '../../src/contract/game.ts';
import {
  type Diamant,
  decide,
  diamant,
  drawCard,
  hasBit,
  newPosition,
  turnCard,
} from '../../src/games/diamant/index.ts';
import { outcomeOf } from '../../src/games/diamant/play.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { pick, seededRng } from '../../src/kit/rng.ts';
import type { Benchmark } from '../benchmark.ts';
import { playBoardgame } from '../peers/boardgame-diamant.js';
import { playPlain, type Table } from '../peers/plain-diamant.ts';

const rng = seededRng('bench');

/** On the compact position, every decision and every card one by one. */
function playInPlace(matches: number, { seats, relics }: Table): number {
  const options = { relics, openChests: false };
  let all = 0;
  for (let match = 0; match < matches; match++) {
    const position = newPosition(seats, options);
    while (position.stage !== 'over') {
      turnCard(position, drawCard(position, rng));
      if (position.stage !== 'decide') continue;
      const { inside } = position;
      for (let seat = 0; seat < seats; seat++) {
        if (hasBit(inside, seat)) decide(position, seat, (rng.bits() & 1) === 0 ? 'on' : 'back');
      }
    }
    for (const score of outcomeOf(position).scores) all += score;
  }
  return all;
}

/** Through the contract: who is waited for, what is legal, what luck says, and every move applied to a copy. */
function playByContract(matches: number, { seats, relics }: Table): number {
  let all = 0;
  for (let match = 0; match < matches; match++) {
    let state = diamant.setup({ seats, options: { relics, openChests: false } });
    for (let waiting = diamant.waiting(state); ; waiting = diamant.waiting(state)) {
      if (waiting.for === 'nothing') {
        for (const score of waiting.outcome.scores) all += score;
        break;
      }
      const seat = waiting.for === 'seats' ? (waiting.seats[0] ?? 0) : 0;
      const move: Move<Diamant> =
        waiting.for === 'chance'
          ? { by: 'chance', at: 0, outcome: diamant.sampleChance(state, rng) }
          : { by: 'seat', seat, at: 0, action: pick(rng, diamant.legal(state, seat, 0)) };
      const result = diamant.apply(state, move);
      invariant(result.ok, 'a legal move was refused');
      state = result.value.state;
    }
  }
  return all;
}

const PLAYERS = {
  'in place': playInPlace,
  'by apply': playByContract,
  'boardgame.io': playBoardgame,
  'plain arrays': playPlain,
};
type PlayerName = keyof typeof PLAYERS;

const TARGETS: Partial<Record<PlayerName, number>> = { 'in place': 300, 'by apply': 10 };

const TABLES = [
  { title: 'Diamant', table: { seats: 5, relics: false } },
  { title: 'Diamant with relics', table: { seats: 5, relics: true } },
];

export const benchmarks: readonly Benchmark[] = TABLES.flatMap(({ title, table }) =>
  Object.entries(PLAYERS).map(([name, play]): Benchmark => {
    const ratio = TARGETS[name as PlayerName];
    return {
      name: `${title}, ${name}`,
      unit: 'games',
      run(count) {
        play(count, table);
        return count;
      },
      ...(ratio !== undefined && { target: { against: `${title}, boardgame.io`, ratio } }),
    };
  }),
);

/** All four play the same game: the points of a random match are the same on average. */
export function check(): void {
  for (const { title, table } of TABLES) {
    const means = Object.entries(PLAYERS).map(([name, play]) => {
      const matches = name === 'boardgame.io' ? 400 : 8000;
      return { name, mean: play(matches, table) / matches };
    });
    const [ours] = means;
    for (const { name, mean } of means) {
      // A match brings about 128 points with a deviation of 30: 400 of them stay within 7 but once in 100 000.
      invariant(Math.abs(mean - (ours?.mean ?? 0)) < 7, `${title}: ${name} brings ${mean} points, ours ${ours?.mean}`);
    }
  }
}
