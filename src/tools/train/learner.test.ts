import { expect, test } from 'vitest';
import { newActivity, outputOf } from '../../bots/diamant/policies/net.ts';
import { seededRng, unit } from '../../kit/rng.ts';
import { answerOf, gather, newLearner, step } from './learner.ts';

test('gradients are those of the squared error, by trying every weight', () => {
  const rng = seededRng('gradients');
  const learner = newLearner({ inputs: 3, first: 8, second: 4 }, rng);
  const { net, gradients } = learner;
  net.weights.forEach((weight, i) => {
    net.weights[i] = weight + 0.2 * (unit(rng) - 0.5);
  });
  const inputs = Float32Array.of(0.7, -0.4, 1.2);
  const [target, nudge] = [0.3, 1e-3];
  gather(learner, inputs, answerOf(learner, inputs) - target);
  const loss = (): number => (outputOf(net, inputs, newActivity(net)) - target) ** 2 / 2;
  for (const [i, weight] of net.weights.entries()) {
    net.weights[i] = weight + nudge;
    const above = loss();
    net.weights[i] = weight - nudge;
    const below = loss();
    net.weights[i] = weight;
    expect(gradients[i]).toBeCloseTo((above - below) / (2 * nudge), 2);
  }
});

test('learns a bent line', () => {
  const rng = seededRng('line');
  const learner = newLearner({ inputs: 1, first: 8, second: 4 }, rng);
  for (let batch = 0; batch < 1500; batch++) {
    for (let i = 0; i < 16; i++) {
      const x = 2 * unit(rng) - 1;
      const inputs = Float32Array.of(x);
      gather(learner, inputs, answerOf(learner, inputs) - Math.abs(x));
    }
    step(learner, 0.01);
  }
  for (const x of [-0.8, -0.3, 0.3, 0.8]) {
    expect(outputOf(learner.mean, Float32Array.of(x), learner.activity)).toBeCloseTo(Math.abs(x), 1);
  }
});
