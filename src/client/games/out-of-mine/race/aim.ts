// Where the tile in hand would be laid: whether it fits, which place the pointer means, and moving by keys.

import type { Seat } from '../../../../contract/game.ts';
import type { Point } from '../../../../games/out-of-mine/content/types.ts';
import {
  coveredCells,
  hasGuardRails,
  type LaidTile,
  legalPlaces,
  type OutOfMineView,
  onBoard,
  type Placement,
  plainOrientation,
  seatCard,
  seatGallery,
} from '../../../../games/out-of-mine/index.ts';
import { faultOf, seatAt } from '../../../../games/out-of-mine/table/seat.ts';
import type { Fault, Rotation } from '../../../../games/out-of-mine/types.ts';

/** `wrong` may be laid and is taken off again before scoring (M20); `blocked` may not be laid. */
export type Fit =
  | { readonly type: 'fits' }
  | { readonly type: 'wrong'; readonly why: Fault }
  | { readonly type: 'blocked'; readonly why: Fault | 'overlap' | 'off-board' };

/** Whether the tile fits there, given what else lies on this seat's board. */
export function fitOf(view: OutOfMineView, seat: Seat, aim: LaidTile): Fit {
  const table = seatAt(view, seat);
  const gallery = seatGallery(table);
  const cells = coveredCells(aim.tile, aim);
  if (!onBoard(gallery, cells)) return { type: 'blocked', why: 'off-board' };
  const others = table.laid.filter((laid) => laid.tile !== aim.tile);
  const taken = new Set(others.flatMap((laid) => coveredCells(laid.tile, laid)).map(cellKey));
  if (cells.some((cell) => taken.has(cellKey(cell)))) return { type: 'blocked', why: 'overlap' };
  const why = faultOf(gallery, seatCard(table), aim, others);
  if (why === undefined) return { type: 'fits' };
  return { type: hasGuardRails(view.options, seat) ? 'blocked' : 'wrong', why };
}

export const cellKey = ({ x, y }: Point): string => `${x},${y}`;

/** Width and height of the tile as it lies. */
export function extent(tile: number, way: Pick<Placement, 'rotation' | 'flipped'>): Point {
  const cells = coveredCells(tile, { ...way, x: 0, y: 0 });
  return { x: Math.max(...cells.map(({ x }) => x)) + 1, y: Math.max(...cells.map(({ y }) => y)) + 1 };
}

/** Places further away than this are ignored. */
const REACH = 1.6;
/** How much nearer a worse place has to be to be chosen. */
const PENALTY = { fits: 0, wrong: 0.5, blocked: 0.8 } as const;

/**
 * The place for a tile that is held with its corner at `corner`, which need not be a whole number: the nearest one,
 * preferring those where it fits. Undefined beside the board.
 */
export function snap(view: OutOfMineView, seat: Seat, held: LaidTile, corner: Point): LaidTile | undefined {
  let best: { readonly aim: LaidTile; readonly cost: number } | undefined;
  const [left, top] = [Math.floor(corner.x), Math.floor(corner.y)];
  for (let y = top - 1; y <= top + 2; y++) {
    for (let x = left - 1; x <= left + 2; x++) {
      const distance = Math.hypot(x - corner.x, y - corner.y);
      if (distance > REACH) continue;
      const aim = { ...held, x, y };
      const fit = fitOf(view, seat, aim);
      if (fit.type === 'blocked' && fit.why === 'off-board') continue;
      const cost = distance + PENALTY[fit.type];
      if (best === undefined || cost < best.cost) best = { aim, cost };
    }
  }
  return best?.aim;
}

/** Where a tile that was just taken is shown first: where it fits without turning, else somewhere on the board. */
export function firstAim(
  view: OutOfMineView,
  seat: Seat,
  tile: number,
  way: Pick<Placement, 'rotation' | 'flipped'> = { rotation: 0, flipped: false },
): LaidTile {
  const held = { tile, x: 0, y: 0, ...plainOrientation(tile, way.rotation, way.flipped) };
  const [fitting] = fittingPlaces(view, seat, tile).filter((place) => sameWay(place, held));
  if (fitting) return fitting;
  const { rows } = seatGallery(seatAt(view, seat));
  const size = extent(tile, held);
  const middle = { x: ((rows[0]?.length ?? 0) - size.x) / 2, y: (rows.length - size.y) / 2 };
  const far = (place: Point): number => Math.hypot(place.x - middle.x, place.y - middle.y);
  const [anywhere] = legalPlaces(view, seat, tile)
    .filter((place) => sameWay(place, held))
    .toSorted((a, b) => far(a) - far(b));
  return anywhere ?? snap(view, seat, held, middle) ?? held;
}

const sameWay = (a: Placement, b: Placement): boolean => a.rotation === b.rotation && a.flipped === b.flipped;

const wayNumber = ({ rotation, flipped }: Placement): number => rotation + (flipped ? 4 : 0);

/** One orientation after the other, each in reading order. */
const inOrder = (a: Placement, b: Placement): number => wayNumber(a) - wayNumber(b) || a.y - b.y || a.x - b.x;

/** Inside the gallery and on no other tile; a tile that the card does not want has such places too. */
function isInside(view: OutOfMineView, seat: Seat, place: LaidTile): boolean {
  const fit = fitOf(view, seat, place);
  return fit.type === 'fits' || (fit.type === 'wrong' && fit.why !== 'over-edge');
}

const fittingPlaces = (view: OutOfMineView, seat: Seat, tile: number): readonly LaidTile[] =>
  legalPlaces(view, seat, tile)
    .filter((place) => isInside(view, seat, place))
    .toSorted(inOrder);

/** The next place where the tile fits, turning it where it has to be; undefined when there is none. */
export function nextFit(view: OutOfMineView, seat: Seat, aim: LaidTile): LaidTile | undefined {
  const places = fittingPlaces(view, seat, aim.tile);
  return places.find((place) => inOrder(place, aim) > 0) ?? places[0];
}

export const STEPS: Readonly<Record<string, Point>> = {
  arrowup: { x: 0, y: -1 },
  arrowdown: { x: 0, y: 1 },
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
};

/** Longer than any board, so that a step can cross rock without spaces. */
const FAR = 12;

/** One step in a direction, across rock. At the edge of the board the place stays the same. */
export function walk(view: OutOfMineView, seat: Seat, aim: LaidTile, step: Point): LaidTile {
  const gallery = seatGallery(seatAt(view, seat));
  for (let n = 1; n <= FAR; n++) {
    const next = { ...aim, x: aim.x + step.x * n, y: aim.y + step.y * n };
    if (onBoard(gallery, coveredCells(next.tile, next))) return next;
  }
  return aim;
}

const QUARTER: Readonly<Record<Rotation, Rotation>> = { 0: 1, 1: 2, 2: 3, 3: 0 };
const MIRRORED: Readonly<Record<Rotation, Rotation>> = { 0: 0, 1: 3, 2: 2, 3: 1 };

/** Turned clockwise about its middle. */
export function turned(aim: LaidTile): LaidTile {
  return about(aim, plainOrientation(aim.tile, QUARTER[aim.rotation], aim.flipped));
}

/** Turned over like a page: left and right change places as it lies. */
export function turnedOver(aim: LaidTile): LaidTile {
  return about(aim, plainOrientation(aim.tile, MIRRORED[aim.rotation], !aim.flipped));
}

function about(aim: LaidTile, way: Pick<Placement, 'rotation' | 'flipped'>): LaidTile {
  const [was, is] = [extent(aim.tile, aim), extent(aim.tile, way)];
  return { ...aim, ...way, x: aim.x + Math.trunc((was.x - is.x) / 2), y: aim.y + Math.trunc((was.y - is.y) / 2) };
}

/** After turning: at the same place, or beside it where it fits. */
export const settle = (view: OutOfMineView, seat: Seat, aim: LaidTile): LaidTile => snap(view, seat, aim, aim) ?? aim;
