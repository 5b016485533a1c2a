// How many ways there are to play, counted twice: by what is listed as legal, and by trying whatever passes the door.

import { describe, expect, test } from 'vitest';
import type { Game, GameId, Move, Shapes } from '../src/contract/game.ts';
import { after, allActions, type Node, perft, settled } from '../src/contract/perft.ts';
import { playRandomly } from '../src/contract/random-play.ts';
import { GAMES } from '../src/games/all.ts';
import { TILES, TOOLS } from '../src/games/ocelot/index.ts';
import { GAME_TOOLS } from '../src/games/tools.ts';
import { canonicalJson } from '../src/kit/json.ts';
import { seededRng } from '../src/kit/rng.ts';
import { RANDOM_CHOICE, setupFrom } from '../src/tools/tables.ts';

const SEED = 'perft';

interface Case {
  readonly game: GameId;
  readonly seats: number;
  readonly options: readonly string[];
  /** Sequences of 1, 2, … actions. */
  readonly counts: readonly number[];
  /** How deep trying everything is bearable. */
  readonly brute: number;
  /** Along a random match, everything is tried at one move in this many. */
  readonly every: number;
}

const CASES: readonly Case[] = [
  { game: 'diamant', seats: 3, options: ['relics=false'], counts: [6, 30, 126, 498, 1962, 7806], brute: 5, every: 1 },
  { game: 'diamant', seats: 4, options: ['relics=true'], counts: [8, 56, 344, 1880, 9560], brute: 4, every: 1 },
  { game: 'ocelot', seats: 2, options: [], counts: [255, 255, 63570], brute: 2, every: 2 },
  { game: 'ocelot', seats: 2, options: ['mat=nested'], counts: [231, 231, 52050], brute: 2, every: 2 },
  {
    game: 'out-of-mine',
    seats: 2,
    options: ['elves=false', 'finds=false', 'rounds=1'],
    counts: [4, 20, 96, 456, 5376],
    brute: 2,
    every: 20,
  },
  {
    game: 'out-of-mine',
    seats: 2,
    options: ['elves=false', 'finds=false', 'rounds=1', 'guardRails=on'],
    counts: [4, 20, 96, 456, 5376],
    brute: 2,
    every: 20,
  },
];

describe.each(CASES)('$game for $seats, $options', ({ game: id, seats, options, counts, brute, every }) => {
  const game = GAMES[id];
  const setup = setupFrom(game, seats, options);
  const first = (): Node<Shapes> => settled(game, { state: game.setup(setup), at: 0, draws: 0 }, SEED);

  test('has as many ways as ever', () => {
    expect(perft(game, { setup, depth: counts.length, seed: SEED })).toEqual(counts);
  });

  test('has as many ways as trying everything finds', () => {
    const found = Array.from({ length: brute }, () => 0);
    const visit = (node: Node<Shapes>, ply: number): void => {
      const moves = everythingAllowed(game, node, seats);
      found[ply] = (found[ply] ?? 0) + moves.length;
      if (ply + 1 < brute) for (const move of moves) visit(settled(game, after(game, node, move), SEED), ply + 1);
    };
    visit(first(), 0);
    expect(found).toEqual(counts.slice(0, brute));
  });

  test('lists all along a match exactly what is allowed', () => {
    const { choose } = RANDOM_CHOICE[id];
    let number = 0;
    for (const { state, move } of playRandomly(game, setup, seededRng(SEED), { choose })) {
      if (number++ % every > 0) continue;
      const node = { state, at: move.at, draws: 0 };
      const listed = allActions(game, node, seats).map(canonicalJson);
      expect(everythingAllowed(game, node, seats).map(canonicalJson).sort()).toEqual(listed.sort());
    }
    expect(number).toBeGreaterThan(10);
  });
});

/** Every action that passes the door and that the rules take, from every seat. */
function everythingAllowed(game: Game, { state, at }: Node<Shapes>, seats: number): Move[] {
  const actions = UNIVERSES[game.id](GAME_TOOLS[game.id].formatPosition(state));
  return range(0, seats).flatMap((seat) =>
    actions.map((action): Move => ({ by: 'seat', seat, at, action })).filter((move) => game.apply(state, move).ok),
  );
}

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** What gets through the door, each once. */
function throughTheDoor(id: GameId, written: readonly unknown[]): readonly unknown[] {
  const actions = new Map<string, unknown>();
  for (const json of written) {
    const action = GAMES[id].doors.action(json);
    if (action.ok) actions.set(canonicalJson(action.value), action.value);
  }
  return [...actions.values()];
}

const DIAMANT_ACTIONS = throughTheDoor(
  'diamant',
  ['on', 'back', 'aside'].map((choice) => ({ type: 'decide', choice })),
);

const OCELOT_ACTIONS = throughTheDoor('ocelot', [
  { type: 'done' },
  ...range(0, 68).flatMap((cell) => ['enter', 'advance', 'collect'].map((type) => ({ type, cell }))),
  ...range(0, 41).flatMap((space) =>
    TILES.flatMap((tile) => TOOLS.map((tool) => ({ type: 'place', tile, tool, space }))),
  ),
]);

const WORDS = throughTheDoor('out-of-mine', [
  ...['front', 'back'].map((side) => ({ type: 'side', side })),
  ...['ready', 'call', 'stuck', 'unstuck'].map((type) => ({ type })),
  ...range(0, 70).flatMap((tile) => ['take', 'pick-up', 'put-back'].map((type) => ({ type, tile }))),
]);

const PLACES = range(-2, 9).flatMap((x) =>
  range(-2, 9).flatMap((y) =>
    [0, 1, 2, 3].flatMap((rotation) => [false, true].map((flipped) => ({ x, y, rotation, flipped }))),
  ),
);

const layings = new Map<number, readonly unknown[]>();

/** One tile, laid or moved to everywhere. */
function layingsOf(tile: number): readonly unknown[] {
  const known = layings.get(tile);
  if (known !== undefined) return known;
  const written = PLACES.flatMap((place) => ['lay', 'move'].map((type) => ({ type, tile, ...place })));
  const fresh = throughTheDoor('out-of-mine', written);
  layings.set(tile, fresh);
  return fresh;
}

/** What could be done at all; only tiles that somebody has, and two more, are laid everywhere. */
const UNIVERSES: Readonly<Record<GameId, (position: string) => readonly unknown[]>> = {
  diamant: () => DIAMANT_ACTIONS,
  ocelot: () => OCELOT_ACTIONS,
  'out-of-mine': (position) => [...WORDS, ...new Set([0, 68, ...tilesIn(position)].flatMap(layingsOf))],
};

/** The tiles whose names stand in a position: `F5`, `I2:7`. */
function tilesIn(position: string): readonly number[] {
  const words = new Set(position.split(/[\s,]+/));
  return range(0, 69).filter((tile) =>
    words.has(GAMES['out-of-mine'].notation.formatAction({ type: 'take', tile }).replace('take ', '')),
  );
}
