// What a position is worth before anything more is tried: the lead, and what matters besides, weighed by what came of it.

import { at, COMPANION_SEES, EMPTY, IN_HAND, LEVEL_OF, tokensInHand } from '../../../games/ocelot/in-place.ts';
import { CELL_COUNT } from '../../../games/ocelot/index.ts';
import { GAINS, OPENS, WAYS } from './chances.ts';
import type { Tree } from './tree.ts';
import { bestStep, readyFor, toolsInHand } from './ways.ts';
import { INFINITE } from './worth.ts';

/** In sixteenths: how much of a number counts. Fitted to how matches between searches ended. */
export interface Weights {
  /** What the best tool opens to the other seat, against what it gains. */
  readonly opened: number;
  readonly best: number;
  /** The other seat's best gain with a tool: it is its turn next. */
  readonly otherGain: number;
  readonly ownStep: number;
  readonly otherStep: number;
  /** For every doubling of the ways to place a tool that open nothing, in sixteenths of a point. */
  readonly safe: number;
  /** What lies in the lines of a companion, in 1024ths for each token that is left. */
  readonly outlook: number;
  /** Points in sixteenths of a companion by level (0 in hand), where so many tokens are left in all. */
  readonly companions: readonly (readonly number[])[];
}

export const WEIGHTS: Weights = {
  opened: 14,
  best: 12,
  otherGain: 7,
  ownStep: 10,
  otherStep: 8,
  safe: 16,
  outlook: 25,
  companions: [
    [0, 0, 0, 0],
    [100, 180, 110, 0],
    [260, 260, 190, 0],
    [400, 350, 240, 0],
    [480, 350, 240, 0],
  ],
};

const MOST_TOKENS = 32;
const PER_ROW = 8;

/** By tokens left × 4 + level: the rows of the weights, with straight lines between them. */
function companionTable({ companions }: Weights): Int16Array {
  return Int16Array.from({ length: 4 * (MOST_TOKENS + 1) }, (_, index) => {
    const tokens = index >> 2;
    const row = Math.min(Math.floor(tokens / PER_ROW), companions.length - 2);
    const part = (tokens - row * PER_ROW) / PER_ROW;
    const low = companions[row]?.[index & 3] ?? 0;
    const high = companions[row + 1]?.[index & 3] ?? 0;
    return Math.round(low + part * (high - low));
  });
}

export class Judgement {
  private readonly weights: Weights;
  private readonly companions: Int16Array;
  private readonly safe: Int16Array;

  constructor(weights: Weights) {
    this.weights = weights;
    this.companions = companionTable(weights);
    this.safe = Int16Array.from({ length: WAYS + 1 }, (_, ways) => Math.round(weights.safe * Math.log2(1 + ways)));
  }

  /** For the seat to move. */
  value(tree: Tree): number {
    const { weights } = this;
    const { position } = tree;
    const { seat } = position;
    const other = 1 - seat;
    let value = tree.ownLead + this.tools(tree) + readyFor(tree, seat) - readyFor(tree, other);
    const tokens = tokensInHand(position, 0) + tokensInHand(position, 1);
    value += this.companion(tree, seat, tokens) - this.companion(tree, other, tokens);
    value += (bestStep(tree, seat) * weights.ownStep - bestStep(tree, other) * weights.otherStep) >> 4;
    return value;
  }

  /** What tools can do, for both seats. */
  private tools(tree: Tree): number {
    const { weights } = this;
    const { position, table, block, spaces } = tree;
    const { seat } = position;
    const tools = toolsInHand(position, seat);
    const otherTools = toolsInHand(position, 1 - seat);
    const gains = block + GAINS + seat * WAYS;
    const gives = block + OPENS + (1 - seat) * WAYS;
    const otherGains = block + GAINS + (1 - seat) * WAYS;
    const otherGives = block + OPENS + seat * WAYS;
    let best = tools === 0 ? 0 : -INFINITE;
    let safe = 0;
    let otherSafe = 0;
    let otherBest = 0;
    for (let space = 0; space < spaces; space++) {
      if (at(position.spaces, space) !== EMPTY) continue;
      for (let tool = 1; tool <= 3; tool++) {
        const way = 4 * space + tool;
        if ((tools >> tool) & 1) {
          const given = table[gives + way] ?? 0;
          if (given === 0) safe += 1;
          const score = (table[gains + way] ?? 0) - ((weights.opened * given) >> 4);
          if (score > best) best = score;
        }
        if ((otherTools >> tool) & 1) {
          if (table[otherGives + way] === 0) otherSafe += 1;
          const gain = table[otherGains + way] ?? 0;
          if (gain > otherBest) otherBest = gain;
        }
      }
    }
    const safety = (this.safe[safe] ?? 0) - (this.safe[otherSafe] ?? 0);
    return safety + ((best * weights.best - otherBest * weights.otherGain) >> 4);
  }

  /** A companion has something before it as long as it can still come down; and it looks along its lines. */
  private companion({ position, worth }: Tree, seat: number, tokens: number): number {
    const cell = at(position.companions, seat);
    const level = at(LEVEL_OF, cell);
    const left = this.companions[4 * Math.min(tokens, MOST_TOKENS) + level] ?? 0;
    if (cell === IN_HAND) return left;
    const line = COMPANION_SEES[cell] ?? [];
    let seen = 0;
    for (let i = 0; i < line.length; i++) {
      const token = at(line, i);
      if (at(position.cells, token) !== EMPTY) seen += worth[seat * CELL_COUNT + token] ?? 0;
    }
    return left + ((seen * tokens * this.weights.outlook) >> 10);
  }
}
