// How well a level of Sir Ocelot's Cave plays the last turns: its choices against those of an exact solution.

import type { Level } from '../../bots/bot.ts';
import { bot } from '../../bots/ocelot/index.ts';
import { endingOf, tokensLeft } from '../../bots/ocelot/search/solve.ts';
import { INFINITE, POINT } from '../../bots/ocelot/search/worth.ts';
import { knownTo } from '../../bots/ocelot/think.ts';
import { COMPANION, copyPosition, moveOf } from '../../games/ocelot/in-place.ts';
import { MAT_IDS, ocelot, type State } from '../../games/ocelot/index.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng } from '../../kit/rng.ts';

export interface EndingsTerms {
  readonly level: Level;
  /** Who plays the matches that the positions come from. */
  readonly players: Level;
  readonly tokens: number;
  readonly positions: number;
  readonly seed: string;
  readonly onProgress?: (done: number, of: number) => void;
}

export interface EndingsReport {
  readonly positions: number;
  /** Where another turn would have been better by more than rounding. */
  readonly worse: number;
  /** Where that changed who leads in the end. */
  readonly turned: number;
  /** In points, with the half width of its 95 % interval. */
  readonly meanLoss: number;
  readonly halfWidth: number;
  readonly largestLoss: number;
  /** Processor time for an answer, mean and largest. */
  readonly meanMillis: number;
  readonly mostMillis: number;
  /** Processor time of the exact solution. */
  readonly solutionMillis: number;
}

/** Rounding to sixteenths of a point may add up to this. */
const ROUNDING = 0.2;

export function measureEndings(terms: EndingsTerms): EndingsReport {
  const { level, players, tokens, positions, seed, onProgress } = terms;
  const found: Judged[] = [];
  for (let match = 0; match < positions; match++) {
    found.push(judge(stateWith(tokens, players, `${seed}/${match}`), level, `${seed}/${match}`));
    onProgress?.(match + 1, positions);
  }
  const losses = found.map(({ loss }) => loss);
  const meanLoss = mean(losses);
  const variance = losses.reduce((sum, loss) => sum + (loss - meanLoss) ** 2, 0) / Math.max(1, positions - 1);
  return {
    positions,
    worse: losses.filter((loss) => loss > ROUNDING).length,
    turned: found.filter(({ isTurned }) => isTurned).length,
    meanLoss,
    halfWidth: 1.96 * Math.sqrt(variance / positions),
    largestLoss: Math.max(...losses),
    meanMillis: mean(found.map(({ millis }) => millis)),
    mostMillis: Math.max(...found.map(({ millis }) => millis)),
    solutionMillis: mean(found.map(({ solution }) => solution)),
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

type Move = Parameters<typeof ocelot.apply>[1];

function after(state: State, move: Move): State {
  const result = ocelot.apply(state, move);
  if (!result.ok) throw new RangeError(`refused: ${result.error.code}`);
  return result.value.state;
}

const answerOf = (state: State, level: Level, seed: string) =>
  present(bot.answer({ view: ocelot.view(state, state.seat), seat: state.seat, level, seed, at: 0 })).action;

/** A turn of a match in which so many tokens are left. Both mats and both seats come up. */
function stateWith(tokens: number, players: Level, seed: string): State {
  const luck = seededRng(`endings/${seed}`);
  const mat = present(MAT_IDS[luck.bits() & 1]);
  let state = ocelot.setup({ seats: 2, options: { mat, start: 'random' } });
  for (let count = 0; ocelot.waiting(state).for !== 'nothing'; count++) {
    const isLuck = ocelot.waiting(state).for === 'chance';
    if (!isLuck && state.step === COMPANION && tokensLeft(copyPosition(state)) <= tokens) return state;
    state = isLuck
      ? after(state, { by: 'chance', at: 0, outcome: ocelot.sampleChance(state, luck) })
      : after(state, { by: 'seat', seat: state.seat, at: 0, action: answerOf(state, players, `${seed}/${count}`) });
  }
  throw new RangeError(`no turn with ${tokens} tokens left`);
}

interface Judged {
  readonly loss: number;
  readonly isTurned: boolean;
  readonly millis: number;
  readonly solution: number;
}

const processorMillis = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What the turn of this level loses against the best one: the token, and the companion's step before it. */
function judge(state: State, level: Level, seed: string): Judged {
  const moves: number[] = [];
  let now = state;
  const start = processorMillis();
  let answered = start;
  for (let isOn = true; isOn; ) {
    const action = answerOf(now, level, seed);
    if (moves.length === 0) answered = processorMillis();
    moves.push(present(moveOf(action)));
    isOn = action.type === 'advance';
    if (isOn) now = after(now, { by: 'seat', seat: state.seat, at: 0, action });
  }
  const asked = processorMillis();
  const ending = endingOf(knownTo(ocelot.view(state, state.seat)));
  const best = ending.value(-INFINITE, INFINITE);
  const chosen = ending.worthOf(moves);
  return {
    loss: Math.max(0, best - chosen) / POINT,
    isTurned: best - chosen > ROUNDING * POINT && Math.sign(best) !== Math.sign(chosen),
    millis: answered - start,
    solution: processorMillis() - asked,
  };
}
