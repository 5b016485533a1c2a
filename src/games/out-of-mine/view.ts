// What a viewer is told: everything. Nothing at this table is hidden, so a view is the state.

import { copyOf, perform } from './table/perform.ts';
import type { OutOfMineEffect, OutOfMineState, OutOfMineView } from './types.ts';

export const tell = (effect: OutOfMineEffect): OutOfMineEffect => effect;

export const view = (state: OutOfMineState): OutOfMineView => state;

export function hear(view: OutOfMineView, effect: OutOfMineEffect): OutOfMineView {
  const heard = copyOf(view);
  perform(heard, effect);
  return heard;
}

export const sampleState = (view: OutOfMineView): OutOfMineState => view;
