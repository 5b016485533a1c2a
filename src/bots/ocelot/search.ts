// Looks ahead: negamax with alpha and beta over whole turns, deeper and deeper until the effort is spent.

import { OVER, tokensInHand } from '../../games/ocelot/in-place.ts';
import { Judgement, type Weights } from './judgement.ts';
import type { Memory } from './memory.ts';
import type { Tree } from './tree.ts';
import { offerCompanion, offerPlacements, Shortlist } from './ways.ts';
import { leadOf, POINT } from './worth.ts';

export const INFINITE = 30_000;

/** With so few tokens left nothing is left out, and the search goes to the end of the match. */
const EXACT = 4;
const WIDEST = 256;
const MOST_STEPS = 48;

export interface Style {
  readonly widths: readonly number[];
  readonly deepest: number;
  readonly root: number;
  readonly weights?: Weights;
}

export const STYLE: Style = { widths: [0, 8, 8, 8, 8, 8, 8], deepest: 20, root: 24 };

export class Search {
  readonly tree: Tree;
  readonly memory: Memory;
  readonly style: Style;
  readonly effort: number;
  limit = 0;
  private readonly lists: Shortlist[];
  private readonly companions: Shortlist[];
  private readonly judgement: Judgement;
  private readonly history = new Int32Array(2 * 1024);

  constructor(tree: Tree, memory: Memory, effort: number, style: Style = STYLE) {
    this.tree = tree;
    this.style = style;
    this.effort = effort;
    this.judgement = new Judgement(style.weights);
    this.memory = memory;
    this.lists = Array.from({ length: 40 }, () => new Shortlist(WIDEST));
    this.companions = Array.from({ length: 40 }, () => new Shortlist(MOST_STEPS));
  }

  get isSpent(): boolean {
    return this.tree.nodes >= this.limit;
  }

  /** What the position is worth to the seat to move, `depth` turns ahead. */
  value(depth: number, alpha: number, beta: number): number {
    const { tree } = this;
    const { position } = tree;
    if (position.step === OVER) return this.final();
    if (depth <= 0) return this.judgement.value(tree);
    const lead = tree.ownLead;
    const slot = this.memory.find(tree.key, tree.key2);
    let first = 0;
    let hasFirst = false;
    if (slot >= 0) {
      const kept = this.memory.valueAt(slot) + lead;
      if (this.memory.depthAt(slot) >= depth) {
        const bound = this.memory.boundAt(slot);
        if (bound === 0 || (bound > 0 && kept >= beta) || (bound < 0 && kept <= alpha)) return kept;
      }
      first = this.memory.moveAt(slot);
      hasFirst = true;
    }
    const list = this.candidates(depth);
    let best = -INFINITE;
    let bestMove = 0;
    let low = alpha;
    for (let i = hasFirst ? -1 : 0; i < list.length; i++) {
      const move = i < 0 ? first : (list.moves[i] ?? 0);
      if (i >= 0 && hasFirst && move === first) continue;
      const found = this.try(move, depth, low, beta);
      if (this.isSpent) return best > -INFINITE ? best : lead;
      if (found > best) {
        best = found;
        bestMove = move;
      }
      if (best > low) low = best;
      if (low >= beta) {
        this.history[position.seat * 1024 + move] = (this.history[position.seat * 1024 + move] ?? 0) + depth * depth;
        break;
      }
    }
    this.memory.keep(tree.key, tree.key2, {
      value: best - lead,
      depth,
      bound: best >= beta ? 1 : best <= alpha ? -1 : 0,
      move: bestMove,
    });
    return best;
  }

  /** The value of a move for the seat that makes it. */
  try(move: number, depth: number, alpha: number, beta: number): number {
    const { tree } = this;
    const { seat } = tree.position;
    tree.make(move);
    const same = tree.position.seat === seat && tree.position.step !== OVER;
    const over = tree.position.step === OVER;
    // After an advance, or when the other is skipped, the same seat goes on.
    const found = over
      ? (seat === tree.position.seat ? 1 : -1) * this.final()
      : same
        ? this.value(depth, alpha, beta)
        : -this.value(depth - 1, -beta, -alpha);
    tree.unmake();
    return found;
  }

  private candidates(depth: number): Shortlist {
    const { tree, style } = this;
    const list = this.lists[tree.ply] ?? new Shortlist(1);
    const isEnd = tokensInHand(tree.position, 0) + tokensInHand(tree.position, 1) <= EXACT;
    list.clear(isEnd ? WIDEST : (style.widths[depth] ?? style.widths.at(-1) ?? 8));
    offerPlacements(tree, list, isEnd);
    const extra = this.companions[tree.ply] ?? list;
    extra.clear(isEnd ? MOST_STEPS : 2);
    offerCompanion(tree, extra, 0);
    for (let i = 0; i < extra.length; i++) list.offer(extra.moves[i] ?? 0, (extra.scores[i] ?? 0) + 2);
    const { history } = this;
    const base = tree.position.seat * 1024;
    // Among equals, what has refuted before comes first: a stable insertion over a short list.
    for (let i = 1; i < list.length; i++) {
      const move = list.moves[i] ?? 0;
      const score = list.scores[i] ?? 0;
      const known = history[base + move] ?? 0;
      let place = i;
      while (
        place > 0 &&
        list.scores[place - 1] === score &&
        (history[base + (list.moves[place - 1] ?? 0)] ?? 0) < known
      ) {
        list.moves[place] = list.moves[place - 1] ?? 0;
        place -= 1;
      }
      list.moves[place] = move;
    }
    return list;
  }

  /** At the end of the match, for the seat that is noted as moving. */
  private final(): number {
    const { position } = this.tree;
    const lead = leadOf(position);
    const sign = position.seat === 0 ? 1 : -1;
    return sign * (lead + (lead > 0 ? 1 : lead < 0 ? -1 : 0) * 2 * POINT);
  }
}
