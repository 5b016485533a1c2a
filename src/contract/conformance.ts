// What every game must hold, whatever its rules: checked over random matches, told as sentences.

import { canonicalJson, deepFreeze } from '../kit/json.ts';
import { seededRng } from '../kit/rng.ts';
import type { Game, Setup, Shapes } from './game.ts';
import { checkActions, checkJunk } from './properties/actions.ts';
import { checkTellings } from './properties/tellings.ts';
import { checkTexts } from './properties/texts.ts';
import { checkTold, checkViews } from './properties/views.ts';
import { type PlayedStep, playRandomly, type RandomPlay } from './random-play.ts';
import { finalState, outcomeOf } from './replay.ts';

export interface Conformance<G extends Shapes> extends RandomPlay<G> {
  readonly setups: readonly Setup<G>[];
  /** Random matches for each setup. */
  readonly matches: number;
  readonly seed: string;
  /** Whether seats that act at the same time do so in secret, so that their order must not matter. */
  readonly sealed?: boolean;
  /** The slow properties are checked at every n-th step; n is 7 if left out. */
  readonly every?: number;
}

/** Broken promises, each with the setup and seed that show it. Empty when the game keeps them all. */
export function checkConformance<G extends Shapes>(game: Game<G>, terms: Conformance<G>): readonly string[] {
  const broken: string[] = [];
  for (const setup of terms.setups) {
    for (let match = 0; match < terms.matches; match++) {
      const seed = `${terms.seed}/${canonicalJson(setup)}/${match}`;
      try {
        broken.push(...checkMatch(game, setup, seed, terms).map((what) => `${what} [${seed}]`));
      } catch (fault) {
        broken.push(`threw ${fault instanceof Error ? fault.message : String(fault)} [${seed}]`);
      }
      if (broken.length > 20) return broken;
    }
  }
  return broken;
}

function checkMatch<G extends Shapes>(game: Game<G>, setup: Setup<G>, seed: string, terms: Conformance<G>): string[] {
  const rng = seededRng(seed);
  const dear = seededRng(`${seed}/dear`);
  const broken: string[] = [];
  const steps: PlayedStep<G>[] = [];
  let phase = 0;
  const first = deepFreeze(game.setup(deepFreeze(setup)));
  broken.push(...checkViews(game, first, setup.seats, dear));
  for (const step of playRandomly(frozen(game), setup, rng, terms)) {
    steps.push(step);
    broken.push(...game.laws(step.state));
    broken.push(...checkTold(game, step, setup.seats));
    if (game.phase(step.state) < phase) broken.push('the phase went back');
    phase = game.phase(step.state);
    if ((steps.length - 1) % (terms.every ?? 7) === 0) {
      broken.push(
        ...checkViews(game, step.state, setup.seats, dear),
        ...checkActions(game, step, setup.seats, dear),
        ...checkJunk(game, step, setup.seats, dear),
        ...checkTellings(game, step, { seats: setup.seats, rng: dear, sealed: terms.sealed ?? false }),
        ...checkTexts(game, step),
      );
    }
    if (broken.length > 0) return broken;
  }
  return [...broken, ...checkEnd(game, setup, steps)];
}

/** The game with everything that goes in frozen, so that a rule that writes into its input throws. */
function frozen<G extends Shapes>(game: Game<G>): Game<G> {
  return { ...game, apply: (state, move) => game.apply(deepFreeze(state), deepFreeze(move)) };
}

function checkEnd<G extends Shapes>(game: Game<G>, setup: Setup<G>, steps: readonly PlayedStep<G>[]): string[] {
  const last = steps.at(-1);
  if (last === undefined) return ['a match without a single move'];
  const broken: string[] = [];
  const moves = steps.map((step) => step.move);
  const replayed = finalState(game, setup, JSON.parse(JSON.stringify(moves)));
  if (canonicalJson(replayed) !== canonicalJson(last.state)) broken.push('replay does not equal play');
  const outcome = outcomeOf(game, last.state);
  if (outcome === undefined) return [...broken, 'ended without an outcome'];
  if (outcome.scores.length !== setup.seats) broken.push('not every seat has a score');
  if (outcome.winners.length === 0 || outcome.winners.some((seat) => seat >= setup.seats)) broken.push('nobody won');
  return broken;
}
