// Luck that anyone can check: every chance move of a match draws from its own stream of one committed seed.

import { fromHex, type Hex, hmacSha256, keyedHmac, sha256, toHex } from './hash.ts';
import type { Rng } from './rng.ts';

export interface LuckTerms {
  readonly match: string;
  readonly rules: number;
}

/** What the server publishes before anybody sits down. */
export const commitment = (terms: LuckTerms, serverSeed: Hex): Hex =>
  toHex(sha256('grotto/commit/v1\n', `${terms.match}\n${terms.rules}\n`, fromHex(serverSeed)));

/** What a seat publishes before any seat shows its entropy. */
export const seatCommitment = (entropy: Hex): Hex => toHex(sha256('grotto/seat/v1\n', fromHex(entropy)));

/** The seed of the match: the server's secret, bound to every seat's entropy in seat order ('' where it was withheld). */
export const matchSeed = (terms: LuckTerms, serverSeed: Hex, entropy: readonly Hex[]): Hex =>
  toHex(
    hmacSha256(
      fromHex(serverSeed),
      `grotto/match/v1\n${terms.match}\n`,
      ...entropy.map((part, seat) => `${seat}:${part}\n`),
    ),
  );

/** The luck of one match: for every chance move, by its number among them, the stream that it is drawn from. */
export type Luck = (chance: number) => Rng;

export function luckOf(seed: Hex): Luck {
  const hash = keyedHmac(fromHex(seed));
  return (chance) => {
    let block = new Uint8Array(0);
    let counter = 0;
    let offset = 0;
    return {
      bits() {
        if (offset === block.length) {
          block = hash(`grotto/chance/v1\n${chance}\n${counter++}\n`) as Uint8Array<ArrayBuffer>;
          offset = 0;
        }
        const word = new DataView(block.buffer, block.byteOffset + offset, 4).getUint32(0);
        offset += 4;
        return word;
      },
    };
  };
}
