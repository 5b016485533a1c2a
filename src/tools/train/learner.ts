// How a small network learns: gradients gathered over a batch, then one step (Adam; Kingma and Ba, 2015).

import {
  type Activity,
  type Net,
  newActivity,
  outputOf,
  type Shape,
  weightsOf,
} from '../../bots/diamant/policies/net.ts';
import { type Rng, unit } from '../../kit/rng.ts';

export interface Learner {
  readonly net: Net;
  /** The mean of the late weights, which scatters less than the last ones do. */
  readonly mean: Net;
  readonly gradients: Float32Array;
  /** Running means of the gradients and of their squares. */
  readonly drift: Float32Array;
  readonly squares: Float32Array;
  readonly activity: Activity;
  readonly backFirst: Float32Array;
  readonly backSecond: Float32Array;
  gathered: number;
  steps: number;
}

export function newLearner(shape: Shape, rng: Rng): Learner {
  const size = weightsOf(shape);
  const weights = new Float32Array(size);
  let at = shape.first;
  const fill = (count: number, reach: number): void => {
    for (const end = at + count; at < end; at++) weights[at] = (2 * unit(rng) - 1) * reach;
  };
  fill(shape.inputs * shape.first, Math.sqrt(3 / shape.inputs));
  at += shape.second;
  fill(shape.first * shape.second, Math.sqrt(6 / shape.first));
  at += 1;
  fill(shape.second, 0.1 / shape.second);
  return {
    net: { ...shape, weights },
    mean: { ...shape, weights: weights.slice() },
    gradients: new Float32Array(size),
    drift: new Float32Array(size),
    squares: new Float32Array(size),
    activity: newActivity(shape),
    backFirst: new Float32Array(shape.first),
    backSecond: new Float32Array(shape.second),
    gathered: 0,
    steps: 0,
  };
}

/** What has to be kept to go on later. */
export const memoryOf = (learner: Learner): readonly Float32Array[] => [
  learner.net.weights,
  learner.mean.weights,
  learner.drift,
  learner.squares,
];

export const answerOf = (learner: Learner, inputs: Float32Array): number =>
  outputOf(learner.net, inputs, learner.activity);

/** Of the mean network, which is steadier. */
export const meanAnswerOf = (learner: Learner, inputs: Float32Array): number =>
  outputOf(learner.mean, inputs, learner.activity);

/** `error` is how much too high the network's last answer, given for these inputs, was. */
export function gather(learner: Learner, inputs: Float32Array, error: number): void {
  const { net, gradients, activity, backFirst, backSecond } = learner;
  const { weights, first, second } = net;
  const secondFrom = first * (1 + net.inputs);
  const lastFrom = secondFrom + second * (1 + first);
  gradients[lastFrom] = (gradients[lastFrom] ?? 0) + error;
  for (let j = 0; j < second; j++) {
    const output = activity.second[j] ?? 0;
    const at = lastFrom + 1 + j;
    gradients[at] = (gradients[at] ?? 0) + error * output;
    backSecond[j] = output > 0 ? error * (weights[at] ?? 0) : 0;
    gradients[secondFrom + j] = (gradients[secondFrom + j] ?? 0) + (backSecond[j] ?? 0);
  }
  let base = secondFrom + second;
  for (let i = 0; i < first; i++, base += second) {
    const output = activity.first[i] ?? 0;
    backFirst[i] = 0;
    if (output === 0) continue;
    let sum = 0;
    for (let j = 0; j < second; j++) {
      const back = backSecond[j] ?? 0;
      sum += back * (weights[base + j] ?? 0);
      gradients[base + j] = (gradients[base + j] ?? 0) + back * output;
    }
    backFirst[i] = sum;
    gradients[i] = (gradients[i] ?? 0) + sum;
  }
  base = first;
  for (let k = 0; k < net.inputs; k++, base += first) {
    const input = inputs[k] ?? 0;
    if (input === 0) continue;
    for (let i = 0; i < first; i++) gradients[base + i] = (gradients[base + i] ?? 0) + input * (backFirst[i] ?? 0);
  }
  learner.gathered += 1;
}

const KEEP_DRIFT = 0.9;
const KEEP_SQUARES = 0.999;
/** The mean reaches back over about this part of all steps. */
const LATE_PART = 0.08;

export function step(learner: Learner, rate: number): void {
  const { net, mean, gradients, drift, squares, gathered } = learner;
  learner.steps += 1;
  const driftScale = 1 / (1 - KEEP_DRIFT ** learner.steps);
  const squareScale = 1 / (1 - KEEP_SQUARES ** learner.steps);
  const keep = 1 - 1 / (1 + learner.steps * LATE_PART);
  for (let i = 0; i < gradients.length; i++) {
    const gradient = (gradients[i] ?? 0) / gathered;
    gradients[i] = 0;
    const first = KEEP_DRIFT * (drift[i] ?? 0) + (1 - KEEP_DRIFT) * gradient;
    const second = KEEP_SQUARES * (squares[i] ?? 0) + (1 - KEEP_SQUARES) * gradient * gradient;
    drift[i] = first;
    squares[i] = second;
    const weight = (net.weights[i] ?? 0) - (rate * first * driftScale) / (Math.sqrt(second * squareScale) + 1e-8);
    net.weights[i] = weight;
    mean.weights[i] = keep * (mean.weights[i] ?? 0) + (1 - keep) * weight;
  }
  learner.gathered = 0;
}
