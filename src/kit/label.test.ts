// The compiler is the test: the values below fit only while labels are told apart.

import { expect, test } from 'vitest';
import type { MatchId, Millis, Seat } from '../contract/game.ts';
import type { Hex } from './hash.ts';

type Fits<From, To> = From extends To ? 'fits' : 'does not fit';

test('labels are told apart, and plain values fit every label', () => {
  const mixed: readonly [Fits<Millis, Seat>, Fits<Seat, Millis>, Fits<MatchId, Hex>, Fits<Hex, MatchId>] = [
    'does not fit',
    'does not fit',
    'does not fit',
    'does not fit',
  ];
  const plain: readonly [Fits<2, Seat>, Fits<number, Millis>, Fits<string, MatchId>] = ['fits', 'fits', 'fits'];
  expect(new Set(mixed)).not.toEqual(new Set(plain));
});
