// Shows what a hint advises: it is picked up and pointed at.

import type { Action } from '../../../games/ocelot/index.ts';
import { type Parts, spotOf } from './parts.ts';

export function showAdvice(action: Action, { selection }: Parts): void {
  switch (action.type) {
    case 'place':
      selection.chosen.value = { type: 'tool', tile: action.tile, tool: action.tool };
      selection.pinned.value = { type: 'space', space: action.space };
      return;
    case 'enter':
    case 'advance':
      selection.chosen.value = { type: 'companion' };
      selection.pinned.value = { type: 'cell', cell: action.cell };
      return;
    case 'collect':
      selection.pinned.value = { type: 'cell', cell: action.cell };
      return;
    case 'done':
      selection.pinned.value = undefined;
      return;
  }
}

/** The board shows no coordinates, so the coach points at the place that it names. */
export function markBetter(action: Action | undefined, { selection }: Parts): void {
  selection.pinned.value = action && spotOf(action);
}
