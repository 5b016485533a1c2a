// Counts the ways to play: how many sequences of so many actions there are, with luck fixed by a seed.

import { seededRng } from '../kit/rng.ts';
import type { Game, Millis, Move, Seat, Setup, Shapes } from './game.ts';

export interface Perft<G extends Shapes> {
  readonly setup: Setup<G>;
  readonly depth: number;
  readonly seed: string;
  /** Told after each action of the first one, for a progress bar. */
  readonly onProgress?: (done: number, of: number) => void;
}

/**
 * The sequences of 1, 2, … `depth` actions. Luck and the clock pass by without being counted: the nth draw of a match
 * is the same whatever was done before, as far as that outcome is possible. Shorter matches count where they end.
 */
export function perft<G extends Shapes>(game: Game<G>, { setup, depth, seed, onProgress }: Perft<G>): number[] {
  const counts = Array.from({ length: depth }, () => 0);
  const visit = (node: Node<G>, ply: number): void => {
    const actions = allActions(game, node, setup.seats);
    counts[ply] = (counts[ply] ?? 0) + actions.length;
    if (ply + 1 === depth) return;
    for (const [index, move] of actions.entries()) {
      visit(settled(game, after(game, node, move), seed), ply + 1);
      if (ply === 0) onProgress?.(index + 1, actions.length);
    }
  };
  if (depth > 0) visit(settled(game, { state: game.setup(setup), at: 0, draws: 0 }, seed), 0);
  return counts;
}

export interface Node<G extends Shapes> {
  readonly state: G['State'];
  readonly at: Millis;
  readonly draws: number;
}

/** Everything that any seat may do, including seats that are not awaited. */
export function allActions<G extends Shapes>(game: Game<G>, { state, at }: Node<G>, seats: number): Move<G>[] {
  return Array.from({ length: seats }, (_, seat: Seat) =>
    game.legal(state, seat, at).map((action): Move<G> => ({ by: 'seat', seat, at, action })),
  ).flat();
}

export function after<G extends Shapes>(game: Game<G>, node: Node<G>, move: Move<G>): Node<G> {
  const result = game.apply(node.state, move);
  if (!result.ok) throw new RangeError(`${JSON.stringify(move)} is listed as legal and refused: ${result.error.code}`);
  return { state: result.value.state, at: move.at, draws: node.draws + (move.by === 'chance' ? 1 : 0) };
}

/** Goes on through luck, and through deadlines while no seat can act before them. */
export function settled<G extends Shapes>(game: Game<G>, from: Node<G>, seed: string): Node<G> {
  let node = from;
  for (;;) {
    const waiting = game.waiting(node.state);
    if (waiting.for === 'nothing') return node;
    if (waiting.for === 'chance') {
      const outcome = game.sampleChance(node.state, seededRng(`${seed}/${node.draws}`));
      node = after(game, node, { by: 'chance', at: node.at, outcome });
      continue;
    }
    const { state, at } = node;
    const { deadline } = waiting;
    if (deadline === undefined || waiting.seats.some((seat) => game.legal(state, seat, at).length > 0)) return node;
    node = after(game, node, { by: 'clock', at: deadline });
  }
}
