import { expect, test } from 'vitest';
import { seededRng, unit } from '../../../kit/rng.ts';
import { type Net, newActivity, outputOf, weightsOf } from './net.ts';
import { formatNet, parseNet } from './net-text.ts';

/** One input; each hidden layer hands the sum on in its first neuron, and in its second what is below zero. */
function tiny(): Net {
  const shape = { inputs: 1, first: 4, second: 4 };
  const weights = new Float32Array(weightsOf(shape));
  weights[4] = 1;
  weights[5] = -1;
  weights[8 + 4 + 0] = 2;
  weights[8 + 4 + 4 + 1] = 3;
  weights[8 + 20 + 0] = 0.5;
  weights[8 + 20 + 1] = 1;
  weights[8 + 20 + 2] = 10;
  return { ...shape, weights };
}

test.each([
  ['what is above zero goes through the first neurons', 3, 0.5 + 1 * 2 * 3],
  ['what is below zero goes through the second ones', -3, 0.5 + 10 * 3 * 3],
  ['nothing in leaves the bias', 0, 0.5],
])('%s', (_, input, output) => {
  const net = tiny();
  expect(outputOf(net, Float32Array.of(input), newActivity(net))).toBeCloseTo(output, 5);
});

test('written down and read back, a network is nearly the same, and then stays the same', () => {
  const rng = seededRng('net');
  const shape = { inputs: 5, first: 8, second: 4 };
  const net = { ...shape, weights: Float32Array.from({ length: weightsOf(shape) }, () => 3 * unit(rng) - 1.5) };
  const written = formatNet(net);
  expect(written.weights).toHaveLength(2 * weightsOf(shape));
  const read = parseNet(written);
  for (const [i, weight] of net.weights.entries()) expect(read.weights[i]).toBeCloseTo(weight, 2);
  expect(formatNet(parseNet(formatNet(read))).weights).toBe(formatNet(read).weights);
});
