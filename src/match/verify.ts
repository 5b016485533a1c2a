// Checks the luck of a record: every commitment, every draw. Needs nothing but the record, and works offline.

import { canonicalJson } from '../kit/json.ts';
import { commitment, luckOf, matchSeed, seatCommitment } from '../kit/luck.ts';
import type { ReadRecord } from './record.ts';

export interface LuckReport {
  /** What does not hold, in words; empty when all of it does. */
  readonly faults: readonly string[];
  readonly draws: number;
  /** Seats that added no luck of their own. */
  readonly withheld: readonly number[];
}

export function verifyLuck({ record, game, moves, states }: ReadRecord): LuckReport {
  const faults: string[] = [];
  const { luck, match, rules } = record;
  if (!/^[0-9a-f]{64}$/.test(luck.serverSeed)) {
    return { faults: ['the secret seed is not in the record: the match has not ended'], draws: 0, withheld: [] };
  }
  if (luck.entropy.length !== record.seats.length || luck.seatCommitments.length !== record.seats.length) {
    return { faults: ['the luck of some seat is missing'], draws: 0, withheld: [] };
  }
  if (commitment({ match, rules }, luck.serverSeed) !== luck.commitment) {
    faults.push('the secret seed is not the one that was committed to before the match');
  }
  const withheld: number[] = [];
  for (const [seat, entropy] of luck.entropy.entries()) {
    if (entropy === '') withheld.push(seat);
    else if (seatCommitment(entropy) !== luck.seatCommitments[seat]) {
      faults.push(`the share of seat ${seat + 1} is not the one it committed to`);
    }
  }
  const streamOf = luckOf(matchSeed({ match, rules }, luck.serverSeed, luck.entropy));
  let draws = 0;
  for (const [index, move] of moves.entries()) {
    if (move.by !== 'chance') continue;
    const drawn = game.sampleChance(states[index], streamOf(draws));
    draws += 1;
    if (canonicalJson(drawn) !== canonicalJson(move.outcome)) {
      faults.push(`draw ${draws} (move ${index + 1}) is not what the seeds give`);
    }
  }
  return { faults, draws, withheld };
}
