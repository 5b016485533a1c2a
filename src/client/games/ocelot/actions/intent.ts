// What pointing at a place means, given what is picked up; and doing it.

import type { Action } from '../../../../games/ocelot/index.ts';
import { playSound } from '../../../kit/sound.ts';
import { settings } from '../../../settings.ts';
import { mySeat, type OcelotTable, playerAt, type Spot, sameSpot } from '../parts.ts';
import { chosenNow, type OcelotSelection } from '../selection.ts';

/** The action meant, whether or not the rules allow it; undefined when pointing there is only looking. */
export function actionAt(table: OcelotTable, selection: OcelotSelection, spot: Spot): Action | undefined {
  const seat = mySeat(table);
  if (!table.myTurn || seat === undefined) return undefined;
  if (table.view.step === 'collect') {
    const lies = spot.type === 'cell' && table.view.cells[spot.cell] !== 'empty';
    return lies ? { type: 'collect', cell: spot.cell } : undefined;
  }
  const chosen = chosenNow(table, selection);
  if (spot.type === 'space') {
    return chosen?.type === 'tool'
      ? { type: 'place', tile: chosen.tile, tool: chosen.tool, space: spot.space }
      : undefined;
  }
  if (chosen?.type !== 'companion') return undefined;
  return { type: playerAt(table, seat).companion === undefined ? 'enter' : 'advance', cell: spot.cell };
}

/** A click, a tap or Enter on a place. */
export function activate(table: OcelotTable, selection: OcelotSelection, spot: Spot): void {
  const action = actionAt(table, selection, spot);
  const isLooking = action === undefined || table.pending;
  const asks = selection.touch.value || settings.value.confirm;
  if (isLooking || (asks && isUnsure(table, selection, { action, spot }))) pin(selection, spot);
  else perform(table, selection, action);
}

/** A placement that was not yet pointed at before. What the rules refuse is refused at once, so that they can say why. */
const isUnsure = (
  table: OcelotTable,
  selection: OcelotSelection,
  { action, spot }: { readonly action: Action; readonly spot: Spot },
): boolean => action.type !== 'collect' && !sameSpot(selection.pinned.value, spot) && table.judge(action).ok;

export function perform(table: OcelotTable, selection: OcelotSelection, action: Action): void {
  selection.pinned.value = undefined;
  selection.sent.value = { action, step: table.step };
  table.act(action);
}

function pin(selection: OcelotSelection, spot: Spot): void {
  const isSame = sameSpot(selection.pinned.value, spot);
  selection.pinned.value = isSame ? undefined : spot;
  if (!isSame) playSound('pick');
}
