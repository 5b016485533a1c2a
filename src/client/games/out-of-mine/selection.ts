// What the player has picked up and points at: the aim of a tile, what is being dragged, whose mine is shown.

import { type Signal, signal } from '@preact/signals';
import type { Seat } from '../../../contract/game.ts';
import type { Point } from '../../../games/out-of-mine/content/types.ts';
import type { LaidTile } from '../../../games/out-of-mine/index.ts';
import type { Parts } from './parts.ts';

export interface Drag {
  readonly tile: number;
  readonly from: 'supply' | 'hand' | 'board';
  /** Of the pointer, on the screen. */
  readonly at: Point;
  readonly start: Point;
  /** Where in the tile it is held, in cells from its corner. */
  readonly grab: Point;
  readonly pointer: number;
  readonly touch: boolean;
  /** This press chose the place: without a move it lays the tile only if it fits. */
  readonly fresh?: boolean;
  /** Far enough to be more than a tap. */
  readonly moved: boolean;
}

export interface Flight {
  readonly id: number;
  readonly tile: number;
  readonly from: DOMRectReadOnly;
  readonly to: DOMRectReadOnly;
  /** It leaves the player's own hand instead of flying to a rival. */
  readonly slips?: boolean;
}

export interface MineSelection {
  /** How and where the held tile would be laid; its tile is the one in hand, or a laid one that is being moved. */
  readonly aim: Signal<LaidTile | undefined>;
  /** A laid tile that is being moved. */
  readonly lifted: Signal<number | undefined>;
  readonly drag: Signal<Drag | undefined>;
  readonly flights: Signal<readonly Flight[]>;
  /** Asks whether to call although something is obviously wrong. */
  readonly asking: Signal<boolean>;
  /** Seconds until those who wait may go on. */
  readonly toGo: Signal<number | undefined>;
  /** Whose scoring, or whose mine, is looked at in large. */
  readonly shown: Signal<Seat | undefined>;
  /** Laid as soon as the tile has arrived: over a network the player is faster than the answer. */
  layOnArrival: LaidTile | undefined;
  /** The parts as last drawn, for pointer events between two renderings. */
  now: Parts | undefined;
  /** The drawing of the own gallery, to turn places on the screen into places on the board. */
  gallery: SVGSVGElement | undefined;
  /** When a button beside the call was tapped last, by the page's clock. */
  tappedAt: number;
  /** A press was handled; the click that follows is the same gesture. */
  pressed: boolean;
}

export const makeSelection = (): MineSelection => ({
  aim: signal(undefined),
  lifted: signal(undefined),
  drag: signal(undefined),
  flights: signal([]),
  asking: signal(false),
  toGo: signal(undefined),
  shown: signal(undefined),
  layOnArrival: undefined,
  now: undefined,
  gallery: undefined,
  tappedAt: Number.NEGATIVE_INFINITY,
  pressed: false,
});
