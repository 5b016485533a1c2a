// The only place where a client folds a view: everything else is given the views that come of it.

import type { Game, Shapes } from '../contract/game.ts';

/** Something that was told, and the view after it. */
export interface Heard<G extends Shapes = Shapes> {
  readonly effect: G['Effect'];
  readonly view: G['View'];
}

export function hearAll<G extends Shapes>(
  game: Pick<Game<G>, 'hear'>,
  before: G['View'],
  effects: readonly G['Effect'][],
): readonly Heard<G>[] {
  let view = before;
  return effects.map((effect) => {
    view = game.hear(view, effect);
    return { effect, view };
  });
}
