// Shows that a bot does not peek: in another world that its seat cannot tell from the real one, it does the same.

import type { Game, Setup, Shapes } from '../contract/game.ts';
import { type Choose, randomMove } from '../contract/random-play.ts';
import { canonicalJson } from '../kit/json.ts';
import { seededRng } from '../kit/rng.ts';
import type { Bot, Level } from './bot.ts';

export interface HonestyTerms<G extends Shapes> {
  readonly setup: Setup<G>;
  readonly level: Level;
  readonly pairs: number;
  readonly seed: string;
  /** Pairs are taken from one random step in this many. */
  readonly every?: number;
  readonly choose?: Choose<G>;
  /** Ends it before there are enough pairs. */
  readonly isLate?: () => boolean;
}

export interface HonestyReport {
  readonly pairs: number;
  /** Pairs in which the two worlds really differed. */
  readonly differing: number;
  readonly faults: readonly string[];
}

/** Plays random matches and asks the bot in pairs of worlds, until there are enough pairs. */
export function checkHonesty<G extends Shapes>(game: Game<G>, bot: Bot<G>, terms: HonestyTerms<G>): HonestyReport {
  const faults: string[] = [];
  let [pairs, differing, matches] = [0, 0, 0];
  const isEnough = (): boolean => pairs >= terms.pairs || terms.isLate?.() === true;
  while (!isEnough()) {
    const rng = seededRng(`${terms.seed}/${matches++}`);
    let state = game.setup(terms.setup);
    let at = 0;
    for (let step = 0; !isEnough(); step++) {
      const move = randomMove(game, state, at, rng, terms.choose);
      if (move === undefined) break;
      if (move.by === 'seat' && step % (terms.every ?? 1) === 0) {
        const other = game.sampleState(game.view(state, move.seat), rng);
        const question = { seat: move.seat, level: terms.level, seed: `${terms.seed}/${pairs}`, at: move.at };
        const here = bot.answer({ ...question, view: game.view(state, move.seat) });
        const there = bot.answer({ ...question, view: game.view(other, move.seat) });
        if (canonicalJson(here) !== canonicalJson(there)) {
          faults.push(`level ${terms.level} does ${canonicalJson(here)} or ${canonicalJson(there)}, as if it knew`);
        }
        pairs += 1;
        if (canonicalJson(other) !== canonicalJson(state)) differing += 1;
      }
      const result = game.apply(state, move);
      if (!result.ok) throw new RangeError(`a random move was refused: ${result.error.code}`);
      state = result.value.state;
      at = move.at;
    }
  }
  return { pairs, differing, faults };
}
