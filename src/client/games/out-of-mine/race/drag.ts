// Dragging by pointer, from the supply, from the hand or on the board. A press that does not move is a tap.

import type { Point } from '../../../../games/out-of-mine/content/types.ts';
import type { LaidTile } from '../../../../games/out-of-mine/index.ts';
import { coveredCells } from '../../../../games/out-of-mine/index.ts';
import { playSound } from '../../../kit/sound.ts';
import { UNIT } from '../drawing/geometry.ts';
import { isMining, mySeat, myState, type Parts } from '../parts.ts';
import type { Drag, MineSelection } from '../selection.ts';
import { cellKey, extent, fitOf } from './aim.ts';
import { aimAt, aimNow, canLay, grasp, handle, lay, take, toSupply } from './hands.ts';

/** Pixels that a finger may move during a tap. */
const TREMBLE = 7;
/** A finger hides what it holds, so the tile floats above it: in cells. */
const ABOVE_FINGER = 1.1;

/** A place on the screen as a place on the board, in cells; undefined while no gallery is drawn. */
function toCells(selection: MineSelection, { x, y }: Point): Point | undefined {
  const matrix = selection.gallery?.getScreenCTM()?.inverse();
  if (!matrix) return undefined;
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: at.x / UNIT, y: at.y / UNIT };
}

/** Pixels of one cell of the gallery. */
export const cellSize = (selection: MineSelection): number => (selection.gallery?.getScreenCTM()?.a ?? 0.5) * UNIT;

/** Where the corner of a dragged tile is, in cells. */
function cornerOf(selection: MineSelection, { at, grab, touch }: Drag): Point | undefined {
  const pointer = toCells(selection, at);
  return pointer && { x: pointer.x - grab.x, y: pointer.y - grab.y - (touch ? ABOVE_FINGER : 0) };
}

export function cornerOnScreen(selection: MineSelection, { at, grab, touch }: Drag): Point {
  const size = cellSize(selection);
  return { x: at.x - grab.x * size, y: at.y - (grab.y + (touch ? ABOVE_FINGER : 0)) * size };
}

const held = ({ table, selection }: Parts, { tile }: Drag): LaidTile => {
  const aim = selection.aim.value;
  return aim?.tile === tile
    ? aim
    : (myState(table)?.laid.find((laid) => laid.tile === tile) ?? { tile, x: 0, y: 0, rotation: 0, flipped: false });
};

/** Presses a pile: the tile is taken at once, and follows the pointer if that moves. */
export function pressPile(parts: Parts, event: PointerEvent, tile: number): void {
  const { selection, table } = parts;
  if (event.button !== 0 || !isMining(table)) return;
  selection.pressed = true;
  take(parts, tile);
  const size = extent(tile, { rotation: 0, flipped: false });
  selection.aim.value = undefined;
  start(selection, event, { tile, from: 'supply', grab: { x: size.x / 2, y: size.y / 2 } });
}

/** Presses the gallery: the tile in hand is aimed, laid or dragged; a laid one is dragged or picked up. */
export function pressGallery(parts: Parts, event: PointerEvent): void {
  const { selection, table } = parts;
  if (event.button !== 0 || !isMining(table)) return;
  const cell = toCells(selection, { x: event.clientX, y: event.clientY });
  if (!cell) return;
  const at = cellKey({ x: Math.floor(cell.x), y: Math.floor(cell.y) });
  const covers = (laid: LaidTile): boolean => coveredCells(laid.tile, laid).some((each) => cellKey(each) === at);
  const grabOf = (laid: LaidTile): Point => ({ x: cell.x - laid.x, y: cell.y - laid.y });
  const aim = aimNow(table, selection);
  const under = myState(table)?.laid.find(covers);
  if (aim && covers(aim)) {
    start(selection, event, { tile: aim.tile, from: 'hand', grab: grabOf(aim) });
  } else if (under && under.tile !== selection.lifted.value) {
    start(selection, event, { tile: under.tile, from: 'board', grab: grabOf(under) });
  } else if (aim) {
    const size = extent(aim.tile, aim);
    const meant = aimAt(parts, aim, { x: cell.x - size.x / 2, y: cell.y - size.y / 2 });
    if (meant)
      start(selection, event, { tile: aim.tile, from: 'hand', grab: { x: size.x / 2, y: size.y / 2 }, fresh: true });
  }
}

/** A mouse without a button pressed carries the tile in hand along. */
export function hoverGallery(parts: Parts, event: PointerEvent): void {
  const { selection, table } = parts;
  if (event.pointerType !== 'mouse' || selection.drag.value || event.buttons !== 0) return;
  const [aim, cell] = [aimNow(table, selection), toCells(selection, { x: event.clientX, y: event.clientY })];
  if (!aim || !cell) return;
  const size = extent(aim.tile, aim);
  aimAt(parts, aim, { x: cell.x - size.x / 2, y: cell.y - size.y / 2 });
}

function start(
  selection: MineSelection,
  event: PointerEvent,
  what: Pick<Drag, 'tile' | 'from' | 'grab' | 'fresh'>,
): void {
  const at = { x: event.clientX, y: event.clientY };
  const touch = event.pointerType === 'touch';
  selection.drag.value = { ...what, at, start: at, pointer: event.pointerId, touch, moved: false };
  const stop = new AbortController();
  const { signal } = stop;
  const isOurs = (each: PointerEvent): boolean => each.pointerId === event.pointerId;
  addEventListener('pointermove', (each) => isOurs(each) && move(selection, each), { signal });
  addEventListener(
    'pointerup',
    (each) => {
      if (!isOurs(each)) return;
      stop.abort();
      drop(selection, each);
    },
    { signal },
  );
  addEventListener(
    'pointercancel',
    (each) => {
      if (!isOurs(each)) return;
      stop.abort();
      selection.drag.value = undefined;
    },
    { signal },
  );
  // A second finger turns what the first one holds.
  addEventListener('pointerdown', (each) => !isOurs(each) && selection.now && handle(selection.now, 'turn'), {
    signal,
  });
}

function move(selection: MineSelection, event: PointerEvent): void {
  const [drag, parts] = [selection.drag.value, selection.now];
  if (!drag || !parts) return;
  const at = { x: event.clientX, y: event.clientY };
  const moved = drag.moved || Math.hypot(at.x - drag.start.x, at.y - drag.start.y) > TREMBLE;
  if (moved && !drag.moved && drag.from === 'board') lift(parts, drag);
  const next = { ...drag, at, moved };
  selection.drag.value = next;
  const corner = moved ? cornerOf(selection, next) : undefined;
  if (corner) aimAt(parts, held(parts, next), corner);
}

function lift({ table, selection }: Parts, { tile }: Drag): void {
  selection.aim.value = myState(table)?.laid.find((laid) => laid.tile === tile);
  selection.lifted.value = tile;
  playSound('pick');
}

function drop(selection: MineSelection, event: PointerEvent): void {
  const [drag, parts] = [selection.drag.value, selection.now];
  selection.drag.value = undefined;
  if (!drag || !parts || !isMining(parts.table)) return;
  if (!drag.moved) {
    tap(parts, drag);
    return;
  }
  const target = document.elementFromPoint(event.clientX, event.clientY);
  if (target?.closest('.supply')) {
    // Dropped on the supply where it came from: probably by accident, so it stays in hand.
    if (drag.from === 'supply' && Math.hypot(drag.at.x - drag.start.x, drag.at.y - drag.start.y) < 40) return;
    toSupply(parts, drag.tile);
    return;
  }
  const corner = cornerOf(selection, drag);
  const aim = corner && aimAt(parts, held(parts, drag), corner);
  if (aim && canLay(parts.table, aim)) {
    lay(parts, aim);
  } else if (drag.from === 'board') {
    selection.lifted.value = undefined;
    const free = myState(parts.table)?.hand === undefined;
    // Dragged off the board: into the hand. Dropped on another tile: back to its place.
    if (!aim && free) parts.table.act({ type: 'pick-up', tile: drag.tile });
    else playSound('no');
  } else if (aim) {
    playSound('no');
  }
}

function tap(parts: Parts, drag: Drag): void {
  const { table, selection } = parts;
  if (drag.from === 'board') {
    const laid = myState(table)?.laid.find((each) => each.tile === drag.tile);
    if (laid) grasp(parts, laid);
  } else if (drag.from === 'hand') {
    const aim = aimNow(table, selection);
    if (!aim) return;
    const seat = mySeat(table);
    const fit = seat === undefined ? 'blocked' : fitOf(table.view, seat, aim).type;
    if (fit === 'fits' || (fit === 'wrong' && !drag.fresh)) lay(parts, aim);
    else if (fit === 'blocked') playSound('no');
  }
}
