// What a lesson wants next: the tool while it still lies in the hand, then the place to put it.

import type { Action, Tile, Tool } from '../../../../games/ocelot/index.ts';
import { type Parts, type Spot, sameSpot, spotOf } from '../parts.ts';
import { chosenNow } from '../selection.ts';

const isMove = ({ type }: Action): boolean => type === 'enter' || type === 'advance';

/** Whether what is picked up is what this action needs. */
function isInHand({ table, selection }: Parts, action: Action): boolean {
  const chosen = chosenNow(table, selection);
  if (action.type !== 'place') return isMove(action) && chosen?.type === 'companion';
  return chosen?.type === 'tool' && chosen.tile === action.tile && chosen.tool === action.tool;
}

export const isToolWanted = (parts: Parts, tile: Tile, tool: Tool): boolean =>
  !parts.table.wanted.some((action) => isInHand(parts, action)) &&
  parts.table.wanted.some((action) => action.type === 'place' && action.tile === tile && action.tool === tool);

export const isWantedCompanion = (parts: Parts): boolean =>
  parts.table.wanted.some((action) => isMove(action) && !isInHand(parts, action));

export const isSpotWanted = (parts: Parts, spot: Spot): boolean =>
  parts.table.wanted.some(
    (action) => sameSpot(spotOf(action), spot) && (action.type === 'collect' || isInHand(parts, action)),
  );
