// The matches whose every telling is written down in tests/golden: every game, seat count and variant.

import type { Game, GameId } from '../contract/game.ts';
import { playthrough } from '../contract/playthrough.ts';
import { GAMES } from '../games/all.ts';
import type { Diamant } from '../games/diamant/types.ts';
import type { OutOfMine, OutOfMineScenario } from '../games/out-of-mine/types.ts';
import { below, pick } from '../kit/rng.ts';
import { RANDOM_CHOICE, type RandomChoice, setupFrom } from './tables.ts';

export interface GoldenCase {
  readonly game: GameId;
  /** The file in tests/golden, without `.txt`. */
  readonly name: string;
  readonly seats: number;
  readonly options: readonly string[];
  /** Where it begins, if not at the usual start. */
  readonly scenario?: OutOfMineScenario;
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
  options: ['relics=false', ...options],
});

const outOfMine = (seats: number, name: string, ...options: string[]): GoldenCase => ({
  game: 'out-of-mine',
  name: `out-of-mine-${seats}${name}`,
  seats,
  options: ['elves=false', 'finds=false', ...options],
  moves: 240,
});

/** Seat 0 has covered every space, two of them wrongly; seat 1 has not. */
const COVERED: OutOfMineScenario = {
  seats: [
    {
      board: 5,
      side: 'front',
      card: '12211',
      laid: ['L5 c1 r2', 'L4:1 d4 flip', 'I1:1 f3', 'L3:5 a2 r2', 'I3:2 d6 flip', 'I2:9 d1', 'I3:3 a4 r1 flip'],
    },
    { board: 9, side: 'front', card: '22220', laid: ['I1:2 g2', 'I1:3 f5', 'I2:1 f3 r1'], hand: 'I4:1' },
  ],
};

export const GOLDEN_CASES: readonly GoldenCase[] = [
  ocelot('split'),
  ocelot('nested', 'mat=nested', 'start=seat-1'),
  ...[3, 4, 5, 6, 7, 8].flatMap((seats) => [
    diamant(seats, '', `openChests=${seats === 4}`),
    diamant(seats, '-relics', 'relics=true', `openChests=${seats === 5}`),
  ]),
  ...[2, 3, 4].map((seats) => outOfMine(seats, '', 'rounds=1')),
  outOfMine(3, '-guard-rails', 'rounds=1', 'guardRails=on', 'timeLimit=20'),
  ...[2, 4].map((seats) => outOfMine(seats, '-elves-finds', 'rounds=1', 'guardRails=on', 'elves=true', 'finds=true')),
  outOfMine(
    4,
    '-handicaps',
    'rounds=1',
    'photoFinish=300',
    'handicaps=[{"headStart":3},{"grace":4},{"easierCard":true},{"guardRails":true}]',
  ),
  {
    ...outOfMine(2, '-call', 'rounds=2', 'photoFinish=300', 'handicaps=[{},{"grace":4}]'),
    scenario: COVERED,
  },
];

/** Mostly goes on: with a fair coin, nobody gets far enough for a trap to spring. */
const BOLDLY: RandomChoice<Diamant> = {
  choose: (actions, rng) => (below(rng, 4) > 0 && actions.find(({ choice }) => choice === 'on')) || pick(rng, actions),
};

/** Calls when it may, and lays whatever can be laid, so that galleries fill up: for tables with guard rails. */
const BUSILY: RandomChoice<OutOfMine> = {
  choose(actions, rng) {
    const handy = (['call', 'lay', 'take', 'put-back', 'ready'] as const).map((wanted) =>
      actions.filter(({ type }) => type === wanted),
    );
    return pick(rng, handy.find((some) => some.length > 0) ?? actions);
  },
};

function choiceFor({ game, options, scenario }: GoldenCase): RandomChoice {
  if (game === 'diamant') return BOLDLY;
  return scenario !== undefined || options.includes('guardRails=on') ? BUSILY : RANDOM_CHOICE[game];
}

export function goldenText(golden: GoldenCase): string {
  const game: Game = GAMES[golden.game];
  const { scenario } = golden;
  const setup = { ...setupFrom(game, golden.seats, golden.options), ...(scenario && { scenario }) };
  const { choose } = choiceFor(golden);
  const { moves } = golden;
  return playthrough(game, { setup, seed: golden.name, choose, ...(moves !== undefined && { moves }) });
}
