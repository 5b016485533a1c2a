// M4, M5: the 40 treasure cards. Every mix of at most 3 3 3 3 2 tiles that covers 20 spaces is there once.

import { invariant } from '../../../kit/invariant.ts';
import type { TreasureCard } from './types.ts';

type Row = readonly [
  mix: string,
  wanted: 'gold' | 'silver',
  points: 1 | 2,
  unwanted: 'woodworm' | 'rat',
  points: -1 | -2,
];

/** The mix as digits, yellow to white; what a wanted find brings and an unwanted one costs. */
const ROWS: readonly Row[] = [
  ['00131', 'gold', 1, 'woodworm', -1],
  ['00212', 'silver', 2, 'rat', -2],
  ['01022', 'gold', 2, 'rat', -1],
  ['01230', 'silver', 1, 'woodworm', -2],
  ['01311', 'gold', 1, 'rat', -2],
  ['02121', 'silver', 2, 'rat', -1],
  ['02202', 'gold', 2, 'woodworm', -2],
  ['03012', 'silver', 1, 'woodworm', -1],
  ['03220', 'gold', 1, 'rat', -1],
  ['03301', 'silver', 2, 'woodworm', -2],
  ['10221', 'gold', 2, 'woodworm', -1],
  ['10302', 'silver', 1, 'rat', -2],
  ['11031', 'gold', 1, 'woodworm', -2],
  ['11112', 'silver', 2, 'woodworm', -1],
  ['11320', 'gold', 2, 'rat', -2],
  ['12130', 'silver', 1, 'rat', -1],
  ['12211', 'gold', 1, 'woodworm', -1],
  ['13021', 'silver', 2, 'rat', -2],
  ['13102', 'gold', 2, 'rat', -1],
  ['13310', 'silver', 1, 'woodworm', -2],
  ['20022', 'gold', 1, 'rat', -2],
  ['20230', 'silver', 2, 'rat', -1],
  ['20311', 'gold', 2, 'woodworm', -2],
  ['21121', 'silver', 1, 'woodworm', -1],
  ['21202', 'gold', 1, 'rat', -1],
  ['22012', 'silver', 2, 'woodworm', -2],
  ['22220', 'gold', 2, 'woodworm', -1],
  ['22301', 'silver', 1, 'rat', -2],
  ['23030', 'gold', 1, 'woodworm', -2],
  ['23111', 'silver', 2, 'woodworm', -1],
  ['30031', 'gold', 2, 'rat', -2],
  ['30112', 'silver', 1, 'rat', -1],
  ['30320', 'gold', 1, 'woodworm', -1],
  ['31130', 'silver', 2, 'rat', -2],
  ['31211', 'gold', 2, 'rat', -1],
  ['32021', 'silver', 1, 'woodworm', -2],
  ['32102', 'gold', 1, 'rat', -2],
  ['32310', 'silver', 2, 'rat', -1],
  ['33120', 'gold', 2, 'woodworm', -2],
  ['33201', 'silver', 1, 'woodworm', -1],
];

function card([digits, wanted, gain, unwanted, loss]: Row): TreasureCard {
  const [yellow, blue, green, red, white] = [...digits].map(Number);
  invariant(
    yellow !== undefined && blue !== undefined && green !== undefined && red !== undefined && white !== undefined,
    `five digits in ${digits}`,
  );
  return {
    mix: [yellow, blue, green, red, white],
    wanted: { find: wanted, points: gain },
    unwanted: { find: unwanted, points: loss },
  };
}

/** A card's number is its place here. */
export const CARDS: readonly TreasureCard[] = ROWS.map(card);
