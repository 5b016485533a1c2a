// Views are what was told: hearing keeps up with the truth, and nothing but what was told shapes them.

import { canonicalJson, deepFreeze } from '../../kit/json.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Game, GameTools, Shapes, Viewer } from '../game.ts';
import type { PlayedStep } from '../random-play.ts';

export const viewers = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'public'];

/** What one viewer is told of a step, in order. */
export function told<G extends Shapes>(
  game: Game<G>,
  effects: readonly G['Effect'][],
  viewer: Viewer,
): readonly G['Effect'][] {
  return effects.map((effect) => game.tell(effect, viewer)).filter((effect) => effect !== undefined);
}

/** A view that hears what its viewer is told equals the view of the new truth. */
export function checkTold<G extends Shapes>(game: Game<G>, step: PlayedStep<G>, seats: number): string[] {
  const broken: string[] = [];
  for (const viewer of viewers(seats)) {
    const news = told(game, step.effects, viewer);
    const heard = news.reduce<G['View']>(
      (view, effect) => game.hear(deepFreeze(view), deepFreeze(effect)),
      game.view(step.before, viewer),
    );
    const seen = game.view(step.state, viewer);
    if (canonicalJson(heard) !== canonicalJson(seen)) {
      broken.push(
        `viewer ${viewer} hears something else than it sees after ${canonicalJson(step.move)}: ${difference(heard, seen)}`,
      );
    }
    if (canonicalJson(JSON.parse(JSON.stringify(news))) !== canonicalJson(news)) broken.push('an effect is not JSON');
  }
  return broken;
}

/** Views and states are JSON; a state sampled from a view looks the same, and allows the same, to that viewer. */
export function checkViews<G extends Shapes>(
  game: Game<G>,
  state: G['State'],
  { seats, rng, laws }: { readonly seats: number; readonly rng: Rng } & Pick<GameTools<G>, 'laws'>,
): string[] {
  const broken: string[] = [];
  if (canonicalJson(JSON.parse(JSON.stringify(state))) !== canonicalJson(state)) broken.push('a state is not JSON');
  for (const viewer of viewers(seats)) {
    const view = deepFreeze(game.view(state, viewer));
    if (canonicalJson(JSON.parse(JSON.stringify(view))) !== canonicalJson(view)) broken.push('a view is not JSON');
    const sampled = game.sampleState(view, rng);
    broken.push(...laws(sampled).map((law) => `a sampled state breaks a law: ${law}`));
    const again = game.view(sampled, viewer);
    if (canonicalJson(again) !== canonicalJson(view)) {
      broken.push(`a state sampled from what ${viewer} sees looks different: ${difference(view, again)}`);
    }
    if (viewer === 'public') continue;
    if (canonicalJson(game.legal(sampled, viewer, 0)) !== canonicalJson(game.legal(state, viewer, 0))) {
      broken.push(`what seat ${viewer} may do depends on something it was not told`);
    }
  }
  return broken;
}

/** The first place where two JSON values part, for the sentence that reports it. */
function difference(left: unknown, right: unknown, path = ''): string {
  if (typeof left === 'object' && left !== null && typeof right === 'object' && right !== null) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const [a, b] = [Reflect.get(left, key), Reflect.get(right, key)];
      if (canonicalJson(a) !== canonicalJson(b)) return difference(a, b, `${path}.${key}`);
    }
  }
  return `${path} is ${canonicalJson(left)}, not ${canonicalJson(right)}`;
}
