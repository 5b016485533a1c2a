// Handling tiles: take, aim, turn, lay, move and put back, by pointer and by keys.

import type { Point } from '../../../../games/out-of-mine/content/types.ts';
import type { LaidTile } from '../../../../games/out-of-mine/index.ts';
import { pointName } from '../../../../games/out-of-mine/index.ts';
import { playSound } from '../../../kit/sound.ts';
import { isMining, type MineTable, mySeat, myState, type Parts } from '../parts.ts';
import type { MineSelection } from '../selection.ts';
import { tileAt } from '../tiles.ts';
import { extent, firstAim, fitOf, nextFit, settle, snap, turned, turnedOver, walk } from './aim.ts';

/** The tile that is handled: one that is being moved, or the one in hand. */
export const heldTile = (table: MineTable, selection: MineSelection): number | undefined =>
  selection.lifted.value ?? myState(table)?.hand;

/** Where the held tile is aimed at. */
export function aimNow(table: MineTable, selection: MineSelection): LaidTile | undefined {
  const [tile, seat, aim] = [heldTile(table, selection), mySeat(table), selection.aim.value];
  if (tile === undefined || seat === undefined || !isMining(table)) return undefined;
  if (aim?.tile === tile) return aim;
  return firstAim(table.view, seat, tile);
}

/** Takes a tile; whatever is in hand goes back first. The pile that it came from takes it back. */
export function take({ table, selection }: Parts, tile: number): void {
  const hand = myState(table)?.hand;
  selection.lifted.value = undefined;
  selection.layOnArrival = undefined;
  if (hand !== undefined) {
    table.act({ type: 'put-back', tile: hand });
    if (tileAt(hand).shape === tileAt(tile).shape) return;
  }
  table.act({ type: 'take', tile });
}

export function lay({ table, selection }: Parts, aim: LaidTile): void {
  const { tile, x, y, rotation, flipped } = aim;
  const type = selection.lifted.value === tile ? 'move' : 'lay';
  if (type === 'lay' && myState(table)?.hand !== tile) {
    selection.layOnArrival = aim;
    return;
  }
  selection.lifted.value = undefined;
  table.act({ type, tile, x, y, rotation, flipped });
}

/** A laid tile: into the hand, or if that is full it is moved where it lies. */
export function grasp({ table, selection }: Parts, laid: LaidTile): void {
  selection.aim.value = laid;
  if (myState(table)?.hand === undefined) {
    table.act({ type: 'pick-up', tile: laid.tile });
    return;
  }
  playSound('pick');
  selection.lifted.value = laid.tile;
}

/** A tile that is being moved stays where it lay; the one in hand goes to the supply. */
export function letGo({ table, selection }: Parts): boolean {
  if (selection.lifted.value !== undefined) {
    selection.lifted.value = undefined;
    return true;
  }
  const hand = myState(table)?.hand;
  if (hand === undefined) return false;
  table.act({ type: 'put-back', tile: hand });
  return true;
}

export function toSupply({ table, selection }: Parts, tile: number): void {
  selection.lifted.value = undefined;
  selection.layOnArrival = undefined;
  table.act({ type: 'put-back', tile });
}

export type Handling = 'turn' | 'flip' | 'next' | Point;

/** Turns the held tile or moves its aim, and announces the new place. False when no tile is held. */
export function handle(parts: Parts, how: Handling): boolean {
  const { table, selection } = parts;
  const [aim, seat] = [aimNow(table, selection), mySeat(table)];
  if (aim === undefined || seat === undefined) return false;
  const next = handled(table, seat, aim, how);
  selection.aim.value = next;
  const drag = selection.drag.value;
  if (drag) {
    const size = extent(next.tile, next);
    selection.drag.value = { ...drag, grab: { x: size.x / 2, y: size.y / 2 } };
  }
  if (how === 'turn' || how === 'flip') playSound('pick');
  table.announce(aimText(parts, next));
  return true;
}

function handled({ view }: MineTable, seat: number, aim: LaidTile, how: Handling): LaidTile {
  switch (how) {
    case 'turn':
      return settle(view, seat, turned(aim));
    case 'flip':
      return settle(view, seat, turnedOver(aim));
    case 'next':
      return nextFit(view, seat, aim) ?? aim;
    default:
      return walk(view, seat, aim, how);
  }
}

/** "Red T at c3. It fits here." */
function aimText({ table, words }: Parts, aim: LaidTile): string {
  const seat = mySeat(table);
  if (seat === undefined) return '';
  const { colour, shape } = tileAt(aim.tile);
  return words.hand.at(words.tileLabel(colour, shape), pointName(aim), fitText({ table, words }, seat, aim));
}

export function fitText({ table, words }: Pick<Parts, 'table' | 'words'>, seat: number, aim: LaidTile): string {
  const fit = fitOf(table.view, seat, aim);
  return fit.type === 'fits' ? words.say.fits : words.say.wrong[fit.why];
}

/** Without this, every move of the mouse would redraw the whole table. */
const isSame = (a: LaidTile, b: LaidTile | undefined): boolean =>
  a.tile === b?.tile && a.x === b.x && a.y === b.y && a.rotation === b.rotation && a.flipped === b.flipped;

/** Aims at the place that the pointer means. */
export function aimAt({ table, selection }: Parts, held: LaidTile, corner: Point): LaidTile | undefined {
  const seat = mySeat(table);
  const aim = seat === undefined ? undefined : snap(table.view, seat, held, corner);
  if (aim && !isSame(aim, selection.aim.value)) selection.aim.value = aim;
  return aim;
}

export const canLay = (table: MineTable, aim: LaidTile): boolean => {
  const seat = mySeat(table);
  return seat !== undefined && fitOf(table.view, seat, aim).type !== 'blocked';
};
