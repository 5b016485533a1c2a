// Looks ahead: negamax with alpha and beta over whole turns, deeper and deeper until the effort is spent.

import { OVER, tokensInHand } from '../../../games/ocelot/in-place.ts';
import { present } from '../../../kit/invariant.ts';
import { Judgement, WEIGHTS, type Weights } from './judgement.ts';
import type { Memory } from './memory.ts';
import { DEEPEST, type Tree } from './tree.ts';
import { offerCompanion, offerPlacements, Shortlist } from './ways.ts';
import { INFINITE, leadOf, POINT } from './worth.ts';

/** With so few tokens left nothing is left out, and the search goes to the end of the match. */
export const EXACT = 4;
const WIDEST = 256;
/** The win itself counts for a little more than the lead that brings it. */
const WIN = 2 * POINT;
const MOST_STEPS = 48;
/** Steps of the companion among the candidates, and how much they are put before tools of the same gain. */
const STEPS = 2;
const STEP_FIRST = 2;

/** How a search looks: at how many turns in each position, at how many at its root, and by which judgement. */
export interface Style {
  readonly width: number;
  readonly rootWidth: number;
  /** From so many turns above the leaves all are tried once, and those kept that are judged best. */
  readonly sifted: number;
  /** Whether amethysts that count what is left are weighed by what will be, rather than by what lies there now. */
  readonly foresees: boolean;
  readonly weights: Weights;
}

export const STYLE: Style = { width: 8, rootWidth: 24, sifted: 3, foresees: true, weights: WEIGHTS };

/** Room for every move in tables by seat. */
const MOVES = 1024;

export class Search {
  readonly tree: Tree;
  readonly memory: Memory;
  readonly style: Style;
  readonly effort: number;
  limit = 0;
  private readonly lists: Shortlist[];
  private readonly steps: Shortlist[];
  private readonly sieves: Shortlist[];
  private readonly judgement: Judgement;
  private readonly history = new Int32Array(2 * MOVES);

  constructor(tree: Tree, memory: Memory, effort: number, style: Style = STYLE) {
    this.tree = tree;
    this.style = style;
    this.effort = effort;
    this.judgement = new Judgement(style.weights);
    this.memory = memory;
    this.lists = Array.from({ length: DEEPEST }, () => new Shortlist(WIDEST));
    this.steps = Array.from({ length: DEEPEST }, () => new Shortlist(MOST_STEPS));
    this.sieves = Array.from({ length: DEEPEST }, () => new Shortlist(style.width));
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
        this.praise(position.seat, move, depth);
        break;
      }
    }
    this.memory.keep(tree.key, tree.key2, best - lead, depth, best >= beta ? 1 : best <= alpha ? -1 : 0, bestMove);
    return best;
  }

  /** The value of a move for the seat that makes it. */
  try(move: number, depth: number, alpha: number, beta: number): number {
    const { tree } = this;
    const { seat } = tree.position;
    tree.make(move);
    // After a step down, when the other is skipped and at the end of the match, the same seat is the one that counts.
    const isSame = tree.position.seat === seat;
    const found = isSame ? this.value(depth, alpha, beta) : -this.value(depth - 1, -beta, -alpha);
    tree.unmake();
    return found;
  }

  /** The turns worth looking at: near the leaves by what they gain and open, further up by the positions they lead to. */
  private candidates(depth: number): Shortlist {
    const { tree, style } = this;
    const list = present(this.lists[tree.ply]);
    const kept = present(this.sieves[tree.ply]);
    if (depth >= style.sifted && this.memory.sieve.recall(tree.key, tree.key2, kept)) return kept;
    const isEnd = tokensInHand(tree.position, 0) + tokensInHand(tree.position, 1) <= EXACT;
    const isSifted = depth >= style.sifted && !isEnd;
    const isWide = isEnd || isSifted;
    list.clear(isWide ? WIDEST : style.width);
    offerPlacements(tree, list, isEnd);
    const steps = present(this.steps[tree.ply]);
    steps.clear(isWide ? MOST_STEPS : STEPS);
    offerCompanion(tree, steps);
    for (let i = 0; i < steps.length; i++) list.offer(steps.moves[i] ?? 0, (steps.scores[i] ?? 0) + STEP_FIRST);
    if (isSifted) return this.sift(list);
    this.sortEquals(list);
    return list;
  }

  /** Most turns gain and open nothing: which of them are good shows only when they have been made. */
  private sift(all: Shortlist): Shortlist {
    const best = present(this.sieves[this.tree.ply]);
    best.clear(this.style.width);
    for (let i = 0; i < all.length; i++) {
      const move = all.moves[i] ?? 0;
      best.offer(move, this.try(move, 1, -INFINITE, INFINITE));
    }
    if (!this.isSpent) this.memory.sieve.keep(this.tree.key, this.tree.key2, best);
    return best;
  }

  /** Remembers what refuted a line: it may refute others. */
  private praise(seat: number, move: number, depth: number): void {
    const index = seat * MOVES + move;
    this.history[index] = (this.history[index] ?? 0) + depth * depth;
  }

  /** Among moves of the same promise, what has refuted before comes first. */
  private sortEquals({ moves, scores, length }: Shortlist): void {
    const base = this.tree.position.seat * MOVES;
    for (let i = 1; i < length; i++) {
      const move = moves[i] ?? 0;
      const praise = this.history[base + move] ?? 0;
      let place = i;
      for (; place > 0 && scores[place - 1] === scores[i]; place--) {
        if ((this.history[base + (moves[place - 1] ?? 0)] ?? 0) >= praise) break;
        moves[place] = moves[place - 1] ?? 0;
      }
      moves[place] = move;
    }
  }

  /** At the end of the match, for the seat that is noted as moving. */
  private final(): number {
    const { position } = this.tree;
    const lead = leadOf(position);
    return (position.seat === 0 ? 1 : -1) * (lead + Math.sign(lead) * WIN);
  }
}
