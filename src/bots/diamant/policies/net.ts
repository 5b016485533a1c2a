// A small neural network: numbers in, one number out, two hidden layers of rectifiers. Nothing is allocated to ask it.

/** Numbers in, and the sizes of the two hidden layers, which are multiples of four. */
export interface Shape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
}

export interface Net extends Shape {
  /** Layer by layer: first the biases, then for each input the weights to all neurons of the layer. */
  readonly weights: Float32Array;
}

export const weightsOf = ({ inputs, first, second }: Shape): number =>
  first * (1 + inputs) + second * (1 + first) + (1 + second);

/** What the neurons say, kept for those who learn from it. */
export interface Activity {
  readonly first: Float32Array;
  readonly second: Float32Array;
}

export const newActivity = ({ first, second }: Shape): Activity => ({
  first: new Float32Array(first),
  second: new Float32Array(second),
});

export function outputOf(net: Net, inputs: Float32Array, activity: Activity): number {
  const { weights, first, second } = net;
  const secondFrom = first * (1 + net.inputs);
  const lastFrom = secondFrom + second * (1 + first);
  layer(weights, 0, inputs, net.inputs, activity.first, first);
  layer(weights, secondFrom, activity.first, first, activity.second, second);
  let sum = weights[lastFrom] ?? 0;
  for (let i = 0; i < second; i++) sum += (activity.second[i] ?? 0) * (weights[lastFrom + 1 + i] ?? 0);
  return sum;
}

/** Which inputs of a layer are not zero: about a third of the first and half of the second are, and cost nothing. */
const busy = new Uint8Array(256);

/** Four neurons at a time, which keeps their sums out of memory: it takes half the time. */
function layer(
  weights: Float32Array,
  from: number,
  inputs: Float32Array,
  size: number,
  outputs: Float32Array,
  width: number,
): void {
  let count = 0;
  for (let i = 0; i < size; i++) if (inputs[i] !== 0) busy[count++] = i;
  for (let j = 0; j < width; j += 4) {
    const biases = from + j;
    const base = biases + width;
    let a = weights[biases] ?? 0;
    let b = weights[biases + 1] ?? 0;
    let c = weights[biases + 2] ?? 0;
    let d = weights[biases + 3] ?? 0;
    for (let k = 0; k < count; k++) {
      const i = busy[k] ?? 0;
      const input = inputs[i] ?? 0;
      const at = base + i * width;
      a += input * (weights[at] ?? 0);
      b += input * (weights[at + 1] ?? 0);
      c += input * (weights[at + 2] ?? 0);
      d += input * (weights[at + 3] ?? 0);
    }
    outputs[j] = a > 0 ? a : 0;
    outputs[j + 1] = b > 0 ? b : 0;
    outputs[j + 2] = c > 0 ? c : 0;
    outputs[j + 3] = d > 0 ? d : 0;
  }
}
