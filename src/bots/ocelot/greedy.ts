// Players with a short horizon: what a turn brings, less what the best reply brings. The lower levels and the zoo.

import {
  at,
  COLLECT_MOVES,
  COMPANION,
  COMPANION_MOVES,
  EMPTY,
  generateMoves,
  IN_HAND,
  LEVEL_OF,
  OVER,
} from '../../games/ocelot/in-place.ts';
import { GAINS, WAYS } from './search/chances.ts';
import type { Tree } from './search/tree.ts';
import { faceFor, offerCompanion, readyFor, Shortlist } from './search/ways.ts';

/** A whole turn: the companion's step down, if it takes one, and the token. */
export interface Turn {
  readonly advance?: number;
  readonly token: number;
  /** In sixteenths of a point. */
  readonly gain: number;
  /** What the other seat can take at once afterwards; 0 unless it was asked for. */
  readonly reply: number;
}

const movesOf = (tree: Tree): number[] => {
  const moves: number[] = [];
  const count = generateMoves(tree.position, moves);
  return moves.slice(0, count);
};

const isAdvance = (move: number): boolean =>
  move >= COMPANION_MOVES && move < COLLECT_MOVES && at(LEVEL_OF, move - COMPANION_MOVES) > 1;

/** Every turn with its gain, and on request with the best reply to it. */
export function turnsOf(tree: Tree, { withReply }: { readonly withReply: boolean }): Turn[] {
  const { seat } = tree.position;
  const before = tree.ownLead;
  const turns: Turn[] = [];
  const tryTokens = (moves: readonly number[], advance: number | undefined): void => {
    for (const token of moves) {
      if (isAdvance(token)) continue;
      tree.make(token);
      const gain = (seat === 0 ? tree.lead : -tree.lead) - before;
      const reply = withReply && tree.position.step !== OVER && tree.position.seat !== seat ? bestGain(tree) : 0;
      tree.unmake();
      turns.push({ ...(advance !== undefined && { advance }), token, gain, reply });
    }
  };
  const moves = movesOf(tree);
  tryTokens(moves, undefined);
  for (const advance of moves.filter(isAdvance)) {
    tree.make(advance);
    tryTokens(movesOf(tree), advance);
    tree.unmake();
  }
  return turns;
}

const entries = new Shortlist(1);

/** The most that the seat to move can gain in one turn. */
export function bestGain(tree: Tree): number {
  const { position } = tree;
  let best = bestPlacement(tree);
  const from = at(position.companions, position.seat);
  if (from === IN_HAND) {
    entries.clear(1);
    offerCompanion(tree, entries);
    if (entries.length > 0) best = Math.max(best, (entries.scores[0] ?? 0) + readyFor(tree, position.seat));
  } else if (position.step === COMPANION && at(LEVEL_OF, from) < 3) {
    const before = tree.ownLead;
    for (const advance of movesOf(tree)) {
      if (!isAdvance(advance)) continue;
      tree.make(advance);
      best = Math.max(best, tree.ownLead - before + bestPlacement(tree));
      tree.unmake();
    }
  }
  return best;
}

/** The most that a tool can gain, with what is seen already. */
function bestPlacement(tree: Tree): number {
  const { position, table, block, spaces } = tree;
  const gains = block + GAINS + position.seat * WAYS;
  let best = 0;
  for (let tool = 1; tool <= 3; tool++) {
    if (faceFor(position, tool, position.seat) === undefined) continue;
    for (let space = 0; space < spaces; space++) {
      if (at(position.spaces, space) === EMPTY) best = Math.max(best, table[gains + 4 * space + tool] ?? 0);
    }
  }
  return best + readyFor(tree, position.seat);
}
