// Shows that a bot does not peek: in another world that its seat cannot tell from the real one, it does the same.

import type { Game, Setup, Shapes } from '../contract/game.ts';
import { type Choose, randomMove } from '../contract/random-play.ts';
import { canonicalJson } from '../kit/json.ts';
import { seededRng } from '../kit/rng.ts';
import type { Bot, Level, Question } from './bot.ts';

export interface HonestyTerms<G extends Shapes> {
  readonly setup: Setup<G>;
  readonly level: Level;
  readonly pairs: number;
  readonly seed: string;
  /** Pairs are taken from one random step in this many. */
  readonly every?: number;
  /** Nothing is hidden in this game, so no other world looks the same: its pairs only show that answers repeat. */
  readonly isOpen?: boolean;
  readonly choose?: Choose<G>;
  /** Ends it before there are enough pairs. */
  readonly isLate?: () => boolean;
}

export interface HonestyReport {
  /** Of worlds that differ, unless nothing is hidden. */
  readonly pairs: number;
  readonly faults: readonly string[];
}

/**
 * Plays random matches and asks the bot in pairs of worlds, until there are enough pairs. What is told in the two must be
 * the same to the byte, and the bot gets nothing but those bytes.
 */
export function checkHonesty<G extends Shapes>(
  game: Game<G>,
  bot: Pick<Bot<G>, 'answer'>,
  terms: HonestyTerms<G>,
): HonestyReport {
  const faults: string[] = [];
  let [pairs, matches] = [0, 0];
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
        if (terms.isOpen || canonicalJson(other) !== canonicalJson(state)) {
          const question = { seat: move.seat, level: terms.level, seed: `${terms.seed}/${pairs}`, at: move.at };
          faults.push(...compareWorlds(game, bot, [state, other], question));
          pairs += 1;
        }
      }
      const result = game.apply(state, move);
      if (!result.ok) throw new RangeError(`a random move was refused: ${result.error.code}`);
      state = result.value.state;
      at = move.at;
    }
  }
  return { pairs, faults };
}

function compareWorlds<G extends Shapes>(
  game: Game<G>,
  bot: Pick<Bot<G>, 'answer'>,
  worlds: readonly [real: G['State'], other: G['State']],
  question: Omit<Question<G>, 'view'>,
): readonly string[] {
  const { seat, level } = question;
  const told = worlds.map((world) => canonicalJson(game.view(world, seat)));
  const [here, there] = told.map((text) => canonicalJson(bot.answer({ ...question, view: JSON.parse(text) })));
  return [
    ...(told[0] === told[1] ? [] : [`seat ${seat} is told ${told[0]} or ${told[1]}`]),
    ...(here === there ? [] : [`level ${level} does ${here} or ${there}, as if it knew`]),
  ];
}
