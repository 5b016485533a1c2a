// Regret matching for Diamant by self-play: one expedition at a time, one seat exploring to the end, both choices valued at every step.

import type { Seat } from '../../contract/game.ts';
import {
  copyPosition,
  drawCard,
  hasBit,
  newPosition,
  type Position,
  reveal,
  scoreOf,
  turnCard,
} from '../../games/diamant/index.ts';
import { below, type Rng } from '../../kit/rng.ts';
import { aloneShouldLeave } from './rules-of-thumb.ts';
import { decisions, type Policy, playExpedition, playOut, shareOfWin } from './simulate.ts';
import { CELLS, cellOf, leadsOf, type Situation, STANDINGS, situationOf, standingOf } from './situation.ts';
import { UNSEEN } from './table-policy.ts';

export type Goal = 'points' | 'wins';

/** All that training has learnt so far; plain numbers, so that it can be saved and gone on with. */
export interface Training {
  readonly goal: Goal;
  readonly seats: readonly number[];
  /** Two for each cell: regret of going back and of going on. */
  readonly regrets: Float32Array;
  /** Two for each cell: how much going back was played, and how much anything was. */
  readonly played: Float32Array;
  /** Share of the win by players, expeditions played and lead: sums and counts. */
  readonly worth: Float64Array;
  rounds: number;
}

const LEAD_RANGE = 41;
const WORTH_SIZE = 9 * 6 * LEAD_RANGE * 2;

export function newTraining(goal: Goal, seats: readonly number[]): Training {
  const cells = goal === 'points' ? CELLS : CELLS * STANDINGS;
  return {
    goal,
    seats,
    regrets: new Float32Array(cells * 2),
    played: new Float32Array(cells * 2),
    worth: new Float64Array(WORTH_SIZE),
    rounds: 0,
  };
}

function indexOf(training: Training, position: Position, situation: Situation, lead: number): number {
  const cell = cellOf(situation);
  return training.goal === 'points' ? cell : standingOf(position.expedition, lead) * CELLS + cell;
}

/** What regret matching would play now. */
function currentBack(training: Training, index: number): number {
  const back = Math.max(0, training.regrets[2 * index] ?? 0);
  const on = Math.max(0, training.regrets[2 * index + 1] ?? 0);
  return back + on > 0 ? back / (back + on) : 0.3;
}

const currentPolicy =
  (training: Training): Policy =>
  (position, situation, seat, leads) => {
    if (training.goal === 'points' && situation.inside === 1) return aloneShouldLeave(situation) ? 1 : 0;
    return currentBack(training, indexOf(training, position, situation, leads[seat] ?? 0));
  };

/** One match of self-play, with relics or without; in each expedition one seat is the explorer that learns. */
export function trainOnce(training: Training, rng: Rng): void {
  const seats = training.seats[below(rng, training.seats.length)] ?? 3;
  const position = newPosition(seats, { relics: below(rng, 2) === 0, openChests: true });
  const policies = new Array<Policy>(seats).fill(currentPolicy(training));
  const leads: number[][] = [];
  while (position.stage !== 'over') {
    leads.push(leadsOf(position));
    explore(training, copyPosition(position), below(rng, seats), policies, rng);
    playExpedition(position, policies, rng);
  }
  if (training.goal === 'wins') rememberWorth(training, leads, position);
  training.rounds += 1;
}

/** The seat goes on for as long as it can; then each step is judged backwards from how that ended. */
function explore(training: Training, position: Position, seat: Seat, policies: readonly Policy[], rng: Rng): void {
  const { expedition } = position;
  const steps: { readonly index: number; readonly back: number; readonly isForced: boolean }[] = [];
  const before = scoreOf(position, seat);
  const inside = (): boolean =>
    position.stage !== 'over' && position.expedition === expedition && hasBit(position.inside, seat);
  while (inside()) {
    if (position.stage === 'explore') turnCard(position, drawCard(position, rng));
    if (!inside() || position.stage !== 'decide') break;
    const situation = situationOf(position);
    const others = decisions(position, policies, rng, seat);
    const home = copyPosition(position);
    reveal(home, others | (1 << seat));
    const index = indexOf(training, position, situation, leadsOf(position)[seat] ?? 0);
    steps.push({
      index,
      back: valueAfter(training, home, { seat, expedition, before }, policies, rng),
      isForced: training.goal === 'points' && situation.inside === 1,
    });
    reveal(position, others);
  }
  let value = valueAfter(training, position, { seat, expedition, before }, policies, rng);
  for (const { index, back, isForced } of steps.reverse()) {
    if (isForced) {
      value = Math.max(value, back);
      continue;
    }
    const probability = currentBack(training, index);
    const mixed = probability * back + (1 - probability) * value;
    learn(training, index, probability, back - mixed, value - mixed);
    value = mixed;
  }
}

/** Regrets fall off a little, so that early folly is forgotten; the average strategy weighs later play more. */
function learn(training: Training, index: number, back: number, regretBack: number, regretOn: number): void {
  const { regrets, played } = training;
  regrets[2 * index] = Math.max(0, (regrets[2 * index] ?? 0) + regretBack);
  regrets[2 * index + 1] = Math.max(0, (regrets[2 * index + 1] ?? 0) + regretOn);
  const weight = training.rounds + 1000;
  played[2 * index] = (played[2 * index] ?? 0) + weight * back * 1e-6;
  played[2 * index + 1] = (played[2 * index + 1] ?? 0) + weight * 1e-6;
}

interface Explorer {
  readonly seat: Seat;
  readonly expedition: number;
  readonly before: number;
}

/** What the seat has of a position in which it is no longer inside: points won, or its prospects in the match. */
function valueAfter(
  training: Training,
  position: Position,
  { seat, expedition, before }: Explorer,
  policies: readonly Policy[],
  rng: Rng,
): number {
  if (training.goal === 'points') return scoreOf(position, seat) - before;
  if (expedition >= 4) return shareAtEnd(position, seat, policies, rng);
  if (position.expedition === expedition) playExpedition(position, policies, rng);
  return worthOf(training, position, seat, policies, rng);
}

function shareAtEnd(position: Position, seat: Seat, policies: readonly Policy[], rng: Rng): number {
  playOut(position, policies, rng);
  return shareOfWin(position, seat);
}

function worthIndex(seats: number, played: number, lead: number): number {
  const clamped = Math.max(-20, Math.min(20, Math.round(lead / 2))) + 20;
  return ((seats * 6 + played) * LEAD_RANGE + clamped) * 2;
}

function rememberWorth(training: Training, leads: readonly (readonly number[])[], end: Position): void {
  for (const [played, row] of leads.entries()) {
    for (const [seat, lead] of row.entries()) {
      const index = worthIndex(end.seats, played, lead);
      training.worth[index] = (training.worth[index] ?? 0) + shareOfWin(end, seat);
      training.worth[index + 1] = (training.worth[index + 1] ?? 0) + 1;
    }
  }
}

function worthOf(training: Training, position: Position, seat: Seat, policies: readonly Policy[], rng: Rng): number {
  const index = worthIndex(position.seats, position.expedition - 1, leadsOf(position)[seat] ?? 0);
  const count = training.worth[index + 1] ?? 0;
  if (count < 50) return shareAtEnd(position, seat, policies, rng);
  return (training.worth[index] ?? 0) / count;
}

/** The average strategy, which is what regret matching promises to be good. */
export function learntTable(training: Training, leastVisits: number): Float32Array {
  const table = new Float32Array(training.played.length / 2);
  for (let index = 0; index < table.length; index++) {
    const weight = training.played[2 * index + 1] ?? 0;
    table[index] = weight < leastVisits ? UNSEEN : (training.played[2 * index] ?? 0) / weight;
  }
  return table;
}
