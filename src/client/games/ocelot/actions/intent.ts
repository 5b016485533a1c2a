// What pointing at a place means, given what is picked up; and doing it.

import type { Action } from '../../../../games/ocelot/index.ts';
import { playSound } from '../../../kit/sound.ts';
import { settings } from '../../../settings.ts';
import { mySeat, type OcelotTable, type Parts, playerAt, type Spot, sameSpot } from '../parts.ts';
import { chosenNow, type OcelotDesk } from '../selection.ts';

/** The action meant, whether or not the rules allow it; undefined when pointing there is only looking. */
export function actionAt(table: OcelotTable, desk: OcelotDesk, spot: Spot): Action | undefined {
  const seat = mySeat(table);
  if (!table.myTurn || seat === undefined) return undefined;
  if (table.view.step === 'collect') {
    const lies = spot.type === 'cell' && table.view.cells[spot.cell] !== 'empty';
    return lies ? { type: 'collect', cell: spot.cell } : undefined;
  }
  const chosen = chosenNow(table, desk);
  if (spot.type === 'space') {
    return chosen?.type === 'tool'
      ? { type: 'place', tile: chosen.tile, tool: chosen.tool, space: spot.space }
      : undefined;
  }
  if (chosen?.type !== 'companion') return undefined;
  return { type: playerAt(table, seat).companion === undefined ? 'enter' : 'advance', cell: spot.cell };
}

/** A click, a tap or Enter on a place. */
export function activate(table: OcelotTable, desk: OcelotDesk, spot: Spot): void {
  const action = actionAt(table, desk, spot);
  const isLooking = action === undefined || table.pending;
  const asks = desk.touch.value || settings.value.confirm;
  if (isLooking || (asks && isUnsure(table, desk, { action, spot }))) pin(desk, spot);
  else perform(table, desk, action);
}

/** A placement that was not yet pointed at before. What the rules refuse is refused at once, so that they can say why. */
const isUnsure = (
  table: OcelotTable,
  desk: OcelotDesk,
  { action, spot }: { readonly action: Action; readonly spot: Spot },
): boolean => action.type !== 'collect' && !sameSpot(desk.pinned.value, spot) && table.judge(action).ok;

export function perform(table: OcelotTable, desk: OcelotDesk, action: Action): void {
  desk.pinned.value = undefined;
  desk.sent.value = { action, step: table.step };
  table.act(action);
}

/** What a hint advises, picked up and pointed at. */
export function point(action: Action, { desk }: Parts): void {
  switch (action.type) {
    case 'place':
      desk.chosen.value = { type: 'tool', tile: action.tile, tool: action.tool };
      desk.pinned.value = { type: 'space', space: action.space };
      return;
    case 'enter':
    case 'advance':
      desk.chosen.value = { type: 'companion' };
      desk.pinned.value = { type: 'cell', cell: action.cell };
      return;
    case 'collect':
      desk.pinned.value = { type: 'cell', cell: action.cell };
      return;
    case 'done':
      desk.pinned.value = undefined;
      return;
  }
}

function pin(desk: OcelotDesk, spot: Spot): void {
  const isSame = sameSpot(desk.pinned.value, spot);
  desk.pinned.value = isSame ? undefined : spot;
  if (!isSame) playSound('pick');
}
