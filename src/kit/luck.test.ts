import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitment, luckOf, matchSeed, seatCommitment } from './luck.ts';

// The vector printed in docs/record.md: whoever writes a checker of their own can begin with it.
const TERMS = { match: 'amber-otter-7', rules: 1 };
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ENTROPY = ['00ff', '', 'c0ffee'];
const SEED = '5d993b3abe5641d24a63f711a6164c60adca7b07a48af3dc51fb36efe2bd0720';

const words = (chance: number, count: number): number[] => {
  const rng = luckOf(SEED)(chance);
  return Array.from({ length: count }, () => rng.bits());
};

describe('the committed vector', () => {
  test('commitments', () => {
    expect(commitment(TERMS, SECRET)).toBe('eb4825e66c9bdd242fbef404e3836597b5acf546bf5d3bd6c81961c839512063');
    expect(ENTROPY.map(seatCommitment)).toEqual([
      'caf370d412d311be54068e6dffdf39157c1d50e09d1536dc8e7a5ab162dce8c9',
      '6f5ec3fe3858b3f5938ea5d90d1b795f95597d87afba39d71b39a4f984eb7fda',
      '5a781754ae15a06ccd4b611c58bcac0b273f4105d3325d94c64a1d043b3fc0f6',
    ]);
  });

  test('the seed of the match', () => {
    expect(matchSeed(TERMS, SECRET, ENTROPY)).toBe(SEED);
  });

  test('the first words of the first two streams, over the edge of a block', () => {
    expect(words(0, 10)).toEqual([
      190420209, 4215608231, 3676534751, 1189555888, 1044463474, 3586942043, 3475583999, 54116762, 2362004517,
      491834850,
    ]);
    expect(words(1, 3)).toEqual([1725173109, 444253864, 3053096219]);
  });
});

describe('byte for byte, worked out with the SHA-256 of Node', () => {
  const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

  test('commitments', () => {
    const text = 'grotto/commit/v1\namber-otter-7\n1\n';
    expect(commitment(TERMS, SECRET)).toBe(createHash('sha256').update(text).update(bytes(SECRET)).digest('hex'));
    expect(seatCommitment('c0ffee')).toBe(
      createHash('sha256').update('grotto/seat/v1\n').update(bytes('c0ffee')).digest('hex'),
    );
  });

  test('the seed of the match binds the secret to every share, in the order of the seats', () => {
    const text = 'grotto/match/v1\namber-otter-7\n0:00ff\n1:\n2:c0ffee\n';
    expect(matchSeed(TERMS, SECRET, ENTROPY)).toBe(createHmac('sha256', bytes(SECRET)).update(text).digest('hex'));
  });

  test.each([0, 1, 37])('stream %i is blocks of eight words, highest byte first', (chance) => {
    const block = (counter: number): Buffer =>
      createHmac('sha256', bytes(SEED)).update(`grotto/chance/v1\n${chance}\n${counter}\n`).digest();
    const all = Buffer.concat([block(0), block(1), block(2)]);
    expect(words(chance, 24)).toEqual(Array.from({ length: 24 }, (_, i) => all.readUInt32BE(4 * i)));
  });
});

describe('nobody can bend it', () => {
  test.each([
    ['another secret', TERMS, `ff${SECRET.slice(2)}`, ENTROPY],
    ['another share', TERMS, SECRET, ['00fe', '', 'c0ffee']],
    ['a share withheld', TERMS, SECRET, ['00ff', '', '']],
    ['shares swapped', TERMS, SECRET, ['c0ffee', '', '00ff']],
    ['another match', { match: 'amber-otter-8', rules: 1 }, SECRET, ENTROPY],
  ])('%s gives another seed', (_, terms, secret, entropy) => {
    expect(matchSeed(terms, secret, entropy)).not.toBe(SEED);
  });

  test('a commitment names the match and its rules', () => {
    const here = commitment(TERMS, SECRET);
    expect(commitment({ ...TERMS, rules: 2 }, SECRET)).not.toBe(here);
    expect(commitment({ ...TERMS, match: 'amber-otter-71' }, SECRET)).not.toBe(here);
  });
});
