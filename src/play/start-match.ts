// Starts a match that needs nobody's consent: opens the log, seats everybody, and seals the luck.

import type { Game, Shapes } from '../contract/game.ts';
import type { Hex } from '../kit/hash.ts';
import { invariant } from '../kit/invariant.ts';
import { commitment, seatCommitment } from '../kit/luck.ts';
import type { Input, Occupant, Terms } from '../match/types.ts';
import { type MatchLog, openLog } from './match-log.ts';

export interface MatchStart
  extends Pick<Terms, 'match' | 'options'>,
    Partial<Pick<Terms, 'scenario' | 'pace' | 'hints'>> {
  /** By seat. */
  readonly occupants: readonly Occupant[];
  readonly serverSeed: Hex;
  /** By seat: its share of the luck. */
  readonly entropy: readonly Hex[];
}

/** The log is ready for its first move. */
export function startMatch<G extends Shapes>(game: Game<G>, start: MatchStart): MatchLog<G> {
  const { match, options, scenario, pace = {}, hints, occupants, serverSeed, entropy } = start;
  const log = openLog(game, serverSeed, {
    match,
    game: game.id,
    rules: game.rules,
    seats: occupants.length,
    options,
    ...(scenario !== undefined && { scenario }),
    pace,
    open: 'link',
    ...(hints && { hints }),
    commitment: commitment({ match, rules: game.rules }, serverSeed),
  });
  const inputs: Input[] = [
    ...occupants.map((occupant, seat): Input => ({ type: 'sit', seat, occupant })),
    ...entropy.map((share, seat): Input => ({ type: 'ready', seat, commitment: seatCommitment(share) })),
    ...entropy.map((share, seat): Input => ({ type: 'reveal', seat, entropy: share })),
  ];
  for (const input of inputs) invariant(log.ask(input, 0).ok, `${input.type} is refused`);
  return log;
}
