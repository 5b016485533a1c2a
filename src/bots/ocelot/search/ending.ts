// The last turns of a match, solved to the end: nothing is left out, and nothing is judged before the match is over.
//
// What is hidden counts at its mean, as the seat that asks can know it, and so do draws to come. Both seats want the largest
// lead, and both collect what they see (the last to collect leaves what would cost it points).

import {
  at,
  COMPANION,
  COMPANION_MOVES,
  companionMove,
  EMPTY,
  FACE_SIGHT,
  faceOfMove,
  IN_HAND,
  OVER,
  PLACE,
  placeMove,
  spaceOfMove,
  tokensInHand,
} from '../../../games/ocelot/in-place.ts';
import { CELL_COUNT, TILES } from '../../../games/ocelot/index.ts';
import { present } from '../../../kit/invariant.ts';
import { markAlive, matters, stepsOf } from './alive.ts';
import { GAINS, OPENS, WAYS } from './chances.ts';
import { Doubt } from './doubt.ts';
import type { Memory } from './memory.ts';
import { DEEPEST, type Tree } from './tree.ts';
import { faceFor, OPENED, otherFace, readyFor, Shortlist, stepGainsOf, toolsInHand } from './ways.ts';
import { INFINITE } from './worth.ts';

const MOST_MOVES = 320;
/** With so many tokens left turns are put in order by trying them. */
const REHEARSED = 4;
/** Steps of the companion are tried before tools of the same gain. */
const STEP_FIRST = 2;
/** Of more gems that might better be left, the others are taken. */
const MOST_DOUBTFUL = 4;

export class Ending {
  readonly tree: Tree;
  limit = Number.POSITIVE_INFINITY;
  private readonly memory: Memory;
  private readonly lists = Array.from({ length: DEEPEST }, () => new Shortlist(MOST_MOVES));
  private readonly alive = Array.from({ length: DEEPEST }, () => new Uint8Array(CELL_COUNT));
  private readonly rehearsed = Array.from({ length: DEEPEST }, () => new Shortlist(MOST_MOVES));
  /** With the last token: the cell that the companion steps to, where that brings more than anything else. */
  private lastStep = -1;
  private reply = 0;
  private replyElsewhere = 0;
  private replyPlace = -1;
  private readonly own = new Doubt();
  private readonly others = new Doubt();
  /** Whether every gem that lies is worth something to the seat to move. */
  private isStrict = false;
  private readonly steps = Array.from({ length: DEEPEST }, () => new Int16Array(CELL_COUNT));

  /** The tree has to book exactly. */
  constructor(tree: Tree, memory: Memory) {
    this.tree = tree;
    this.memory = memory;
  }

  get isSpent(): boolean {
    return this.tree.nodes >= this.limit;
  }

  /** The lead in the end of the seat to move, if both play for it; a bound where it lies outside of alpha and beta. */
  value(alpha: number, beta: number): number {
    const { tree, memory } = this;
    const { position } = tree;
    if (position.step === OVER) return tree.ownLead;
    const own = tokensInHand(position, position.seat);
    const other = tokensInHand(position, 1 - position.seat);
    if (own + other === 1) return this.last();
    const lead = tree.ownLead;
    const slot = memory.find(tree.key, tree.key2);
    let first = -1;
    if (slot >= 0) {
      const kept = memory.valueAt(slot) + lead;
      const bound = memory.boundAt(slot);
      if (bound === 0 || (bound > 0 && kept >= beta) || (bound < 0 && kept <= alpha)) return kept;
      first = memory.moveAt(slot);
    }
    const isDuel = own === 1 && other === 1;
    let best = -INFINITE;
    let bestMove = first;
    if (first >= 0) best = this.try(first, alpha, beta, false);
    if (best < beta && !this.isSpent) {
      const list = this.turns(own + other);
      if (first < 0) bestMove = list.moves[0] ?? 0;
      if (isDuel) this.weighReplies();
      for (let i = 0; i < list.length; i++) {
        const move = list.moves[i] ?? 0;
        if (move === first) continue;
        const low = Math.max(alpha, best);
        if (isDuel) {
          const ceiling = lead + this.ceilingOf(move);
          if (ceiling <= low) {
            if (ceiling > best) best = ceiling;
            continue;
          }
        }
        const found = this.try(move, low, beta, best > -INFINITE);
        if (this.isSpent) break;
        // A step down leads to another such position.
        if (isDuel && move >= COMPANION_MOVES) this.weighReplies();
        if (found > best) {
          best = found;
          bestMove = move;
        }
        if (best >= beta) break;
      }
    }
    if (this.isSpent) return best;
    memory.keep(tree.key, tree.key2, best - lead, 1, best >= beta ? 1 : best <= alpha ? -1 : 0, bestMove);
    return best;
  }

  /** The value of a move for the seat that makes it; after the first one a narrow window shows that it is no better. */
  try(move: number, alpha: number, beta: number, isLater: boolean): number {
    const { tree } = this;
    const { seat } = tree.position;
    tree.make(move);
    if (tree.doubtful === 0 || tree.position.step === PLACE) {
      const found = this.look(seat, alpha, beta, isLater);
      tree.unmake();
      return found;
    }
    const doubts = tree.doubts.slice(0, Math.min(tree.doubtful, MOST_DOUBTFUL));
    const { costly } = tree;
    let best = this.look(seat, alpha, beta, isLater);
    let left = this.addReply(0, doubts);
    tree.unmake();
    if (left === 0) left = costly;
    for (let before = 0; left !== before && best < beta && !this.isSpent; ) {
      tree.make(move, left);
      best = Math.max(best, this.look(seat, Math.max(alpha, best), beta, true));
      before = left;
      left = this.addReply(left, doubts) | costly;
      tree.unmake();
    }
    return best;
  }

  /** What a turn is worth to the seat that takes it: a token, or a step down and a token. */
  worthOf([first = 0, second]: readonly number[]): number {
    if (second === undefined) return this.try(first, -INFINITE, INFINITE, false);
    this.tree.make(first);
    const value = this.try(second, -INFINITE, INFINITE, false);
    this.tree.unmake();
    return value;
  }

  /** At the end of a turn, with gems in sight: the cells whose gems had better be left lying. */
  leftLying(): number[] {
    const { tree } = this;
    const { seat } = tree.position;
    const end = (left: number): void => {
      tree.keep();
      tree.finish(left);
    };
    end(0);
    const doubts = tree.doubts.slice(0, Math.min(tree.doubtful, MOST_DOUBTFUL));
    const { costly } = tree;
    if (doubts.length === 0) {
      tree.unmake();
      return [];
    }
    let best = this.look(seat, -INFINITE, INFINITE, false);
    let chosen = 0;
    let left = this.addReply(0, doubts);
    tree.unmake();
    if (left === 0) left = costly;
    for (let before = 0; left !== before && !this.isSpent; ) {
      end(left);
      const found = this.look(seat, -INFINITE, INFINITE, false);
      before = left;
      left = this.addReply(left, doubts) | costly;
      tree.unmake();
      if (found <= best || this.isSpent) continue;
      best = found;
      chosen = before;
    }
    return [...doubts].filter((_, index) => ((chosen >> index) & 1) === 1);
  }

  /** Which gems to leave, if that keeps the other seat from the best that was found for it: a step of its companion. */
  private addReply(left: number, doubts: Int16Array): number {
    const { tree, memory } = this;
    const { position } = tree;
    let reply = this.lastStep;
    if (position.step === OVER) return left;
    if (tokensInHand(position, 0) + tokensInHand(position, 1) > 1) {
      const slot = memory.find(tree.key, tree.key2);
      if (slot < 0) return left;
      reply = memory.moveAt(slot) - COMPANION_MOVES;
    }
    const index = doubts.indexOf(reply);
    return index < 0 ? left : left | (1 << index);
  }

  /** What the position is worth to a seat that has just moved. */
  look(seat: number, alpha: number, beta: number, isLater: boolean): number {
    const isSame = this.tree.position.seat === seat;
    if (isLater && beta - alpha > 1) {
      const found = isSame ? this.value(alpha, alpha + 1) : -this.value(-alpha - 1, -alpha);
      if (found <= alpha || found >= beta) return found;
    }
    return isSame ? this.value(alpha, beta) : -this.value(-beta, -alpha);
  }

  /** All turns that differ in what may come of them, the most promising first. */
  turns(tokens: number): Shortlist {
    const { tree } = this;
    const { position, ply } = tree;
    const alive = present(this.alive[ply]);
    const list = present(this.lists[ply]);
    markAlive(position, tokens, alive);
    list.clear(MOST_MOVES);
    this.offerTools(list, alive);
    const steps = present(this.steps[ply]);
    const isSteppable = position.step === COMPANION || at(position.companions, position.seat) === IN_HAND;
    const count = isSteppable ? stepsOf(position, position.seat, alive, steps) : 0;
    if (count > 0) {
      const gains = stepGainsOf(tree, position.seat);
      for (let i = 0; i < count; i++)
        list.offer(companionMove(at16(steps, i)), at16(gains, at16(steps, i)) + STEP_FIRST);
    }
    return tokens >= REHEARSED ? this.rehearse(list) : list;
  }

  /** Tools where they change anything, and each kind of tile once where it changes nothing. */
  private offerTools(list: Shortlist, alive: Uint8Array): void {
    const { position, table, block, spaces } = this.tree;
    const { seat } = position;
    const gains = block + GAINS + seat * WAYS;
    const opens = block + OPENS + (1 - seat) * WAYS;
    const isLast = tokensInHand(position, seat) === 1;
    let idle = -1;
    for (let space = 0; space < spaces; space++) {
      if (at(position.spaces, space) !== EMPTY) continue;
      if (!matters(position, space, alive)) {
        idle = space;
        continue;
      }
      for (let tool = 1; tool <= 3; tool++) {
        const face = faceFor(position, tool, seat);
        if (face === undefined) continue;
        const way = 4 * space + tool;
        const score = (table[gains + way] ?? 0) - ((OPENED * (table[opens + way] ?? 0)) >> 4);
        list.offer(placeMove(face, space), score);
        const other = isLast ? undefined : otherFace(position, tool, face);
        if (other !== undefined) list.offer(placeMove(other, space), score);
      }
    }
    if (idle < 0) return;
    for (let tile = 0; tile < TILES.length; tile++) {
      if (at(position.tiles, seat * TILES.length + tile) > 0) list.offer(placeMove(2 * tile, idle), 0);
    }
  }

  /** Puts turns in order by what they bring, less what the other seat can take at once. */
  private rehearse(list: Shortlist): Shortlist {
    const { tree } = this;
    const { seat } = tree.position;
    const before = tree.ownLead;
    const sorted = present(this.rehearsed[tree.ply]);
    sorted.clear(MOST_MOVES);
    for (let i = 0; i < list.length; i++) {
      const move = list.moves[i] ?? 0;
      tree.make(move);
      const isSame = tree.position.seat === seat;
      const next = tree.position.step === OVER ? 0 : mostAtOnce(tree);
      const gain = (seat === 0 ? tree.lead : -tree.lead) - before;
      tree.unmake();
      sorted.offer(move, isSame ? gain + next : gain - next);
    }
    return sorted;
  }

  /** The only token left: what it brings is known without trying, but for draws and sets. */
  private last(): number {
    const { tree } = this;
    const { position, ply } = tree;
    const { seat } = position;
    const lead = tree.ownLead;
    let best = -INFINITE;
    let step = -1;
    if (at(position.companions, seat) === IN_HAND || position.step === COMPANION) {
      const alive = present(this.alive[ply]);
      const steps = present(this.steps[ply]);
      markAlive(position, 1, alive);
      const count = stepsOf(position, seat, alive, steps);
      for (let i = 0; i < count; i++) {
        const found = this.try(companionMove(at16(steps, i)), -INFINITE, INFINITE, false);
        if (found <= best) continue;
        best = found;
        step = at16(steps, i);
      }
    }
    this.lastStep = step;
    if (at(position.companions, seat) === IN_HAND) return best;
    const found = lead + this.mostOfLast();
    if (found < best) return best;
    this.lastStep = -1;
    return found;
  }

  /** What the last tool brings at most: as it is booked, but where that is not exact it is tried. */
  private mostOfLast(): number {
    const { tree, own } = this;
    const { position, table, block, spaces } = tree;
    const { seat } = position;
    const tools = toolsInHand(position, seat);
    const gains = block + GAINS + seat * WAYS;
    const ready = readyFor(tree, seat);
    own.work(tree, seat);
    // What is booked for it sets a limit that most of the others do not reach.
    let best = -INFINITE;
    let most = -INFINITE;
    let mostWay = -1;
    for (let space = 0; space < spaces; space++) {
      if (at(position.spaces, space) !== EMPTY) continue;
      for (let tool = 1; tool <= 3; tool++) {
        if (((tools >> tool) & 1) === 0) continue;
        const way = 4 * space + tool;
        const gain = ready + (table[gains + way] ?? 0);
        if (own.doubtOf(way) === 0) {
          if (gain > best) best = gain;
        } else if (gain > most) {
          most = gain;
          mostWay = way;
        }
      }
    }
    if (mostWay < 0 || most + own.most <= best) return best;
    best = Math.max(best, this.gainOf(mostWay));
    let hasIdle = most === ready;
    for (let space = 0; space < spaces; space++) {
      if (at(position.spaces, space) !== EMPTY) continue;
      for (let tool = 1; tool <= 3; tool++) {
        const way = 4 * space + tool;
        const gain = ready + (table[gains + way] ?? 0);
        const doubt = own.doubtOf(way);
        if (doubt === 0 || ((tools >> tool) & 1) === 0 || way === mostWay || gain + doubt <= best) continue;
        // What is seen without a tool is the same for all that bring nothing more.
        if (gain === ready) {
          if (hasIdle) continue;
          hasIdle = true;
        }
        best = Math.max(best, this.gainOf(way));
      }
    }
    return best;
  }

  /** What a tool brings, by trying it. */
  private gainOf(way: number): number {
    const { tree } = this;
    const { seat } = tree.position;
    const before = tree.ownLead;
    tree.make(placeMove(faceFor(tree.position, way & 3, seat) ?? 0, way >> 2));
    const lead = seat === 0 ? tree.lead : -tree.lead;
    tree.unmake();
    return lead - before;
  }

  /** With one token each: what the other seat can take at least, wherever the first of the two lies. */
  private weighReplies(): void {
    const { tree, own, others } = this;
    const { position, table, block, spaces, worth } = tree;
    const { seat } = position;
    const other = 1 - seat;
    const tools = toolsInHand(position, other);
    const gains = block + GAINS + other * WAYS;
    others.work(tree, other);
    let most = 0;
    let second = 0;
    let place = -1;
    for (let space = 0; space < spaces; space++) {
      if (at(position.spaces, space) !== EMPTY) continue;
      let gain = 0;
      for (let tool = 1; tool <= 3; tool++) {
        if (((tools >> tool) & 1) === 0) continue;
        const way = 4 * space + tool;
        gain = Math.max(gain, (table[gains + way] ?? 0) - others.doubtOf(way));
      }
      if (gain > most) {
        second = most;
        most = gain;
        place = space;
      } else if (gain > second) second = gain;
    }
    const ready = tools === 0 ? 0 : readyFor(tree, other);
    this.reply = Math.max(0, ready + most);
    this.replyElsewhere = Math.max(0, ready + second);
    this.replyPlace = place;
    own.work(tree, seat);
    this.isStrict = true;
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      if (at(position.cells, cell) !== EMPTY && (worth[seat * CELL_COUNT + cell] ?? 0) <= 0) this.isStrict = false;
    }
  }

  /** No turn brings the seat more than this, with one token each. */
  private ceilingOf(move: number): number {
    const { tree, own } = this;
    const { position, table, block } = tree;
    const { seat } = position;
    if (move >= COMPANION_MOVES) return INFINITE;
    const ready = readyFor(tree, seat);
    const space = spaceOfMove(move);
    const way = 4 * space + at(FACE_SIGHT, faceOfMove(move));
    const gain = table[block + GAINS + seat * WAYS + way] ?? 0;
    if (ready !== 0 || gain !== 0 || !this.isStrict) return Math.max(0, ready + gain + own.doubtOf(way));
    return -(space === this.replyPlace ? this.replyElsewhere : this.reply);
  }
}

/** What the seat to move can take at once with a tool, and without one. */
function mostAtOnce(tree: Tree): number {
  const { position, table, block, spaces } = tree;
  const { seat } = position;
  const tools = toolsInHand(position, seat);
  const gains = block + GAINS + seat * WAYS;
  let most = 0;
  for (let space = 0; space < spaces; space++) {
    if (at(position.spaces, space) !== EMPTY) continue;
    for (let tool = 1; tool <= 3; tool++) {
      const gain = table[gains + 4 * space + tool] ?? 0;
      if (gain > most && (tools >> tool) & 1) most = gain;
    }
  }
  return most + readyFor(tree, seat);
}

const at16 = (numbers: Int16Array, index: number): number => numbers[index] ?? 0;
