// Networks as text: two letters for each weight, so that a file of them stays small and reads back everywhere alike.

import { present } from '../../../kit/invariant.ts';
import { type Net, type Shape, weightsOf } from './net.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = LETTERS.length;
const HALF = (BASE * BASE) / 2;

export interface WrittenNet extends Shape {
  /** The largest weight, by amount. */
  readonly most: number;
  readonly weights: string;
}

export function formatNet({ inputs, first, second, weights }: Net): WrittenNet {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const text = Array.from(weights, (weight) => {
    const number = Math.round((weight / most) * (HALF - 1)) + HALF;
    return `${LETTERS[Math.floor(number / BASE)]}${LETTERS[number % BASE]}`;
  });
  return { inputs, first, second, most, weights: text.join('') };
}

export function parseNet({ inputs, first, second, most, weights: text }: WrittenNet): Net {
  const numbers = new Map([...LETTERS].map((letter, number) => [letter, number]));
  const numberAt = (place: number): number => present(numbers.get(text.charAt(place)), 'a letter of a network');
  const weights = new Float32Array(weightsOf({ inputs, first, second }));
  for (let i = 0; i < weights.length; i++) {
    const number = numberAt(2 * i) * BASE + numberAt(2 * i + 1);
    weights[i] = ((number - HALF) / (HALF - 1)) * most;
  }
  return { inputs, first, second, weights };
}
