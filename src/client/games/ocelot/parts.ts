// What every part of this board is given, and small questions that they all ask.

import type { Seat } from '../../../contract/game.ts';
import {
  type Action,
  type Cell,
  COMPANIONS,
  type Companion,
  type Ocelot,
  type Space,
} from '../../../games/ocelot/index.ts';
import type { OcelotWords } from '../../../words/en/ocelot.ts';
import type { PartProps, SeatPartProps, Table } from '../board.ts';
import type { OcelotSelection } from './selection.ts';

export type OcelotTable = Table<Ocelot>;
export type Parts = PartProps<Ocelot, OcelotSelection, OcelotWords>;
export type SeatParts = SeatPartProps<Ocelot, OcelotSelection, OcelotWords>;

/** A place on the mat that can be pointed at. */
export type Spot = { readonly type: 'cell'; readonly cell: Cell } | { readonly type: 'space'; readonly space: Space };

export const sameSpot = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a !== undefined && b !== undefined && spotKey(a) === spotKey(b);

const spotKey = (spot: Spot): string => (spot.type === 'cell' ? `c${spot.cell}` : `s${spot.space}`);

/** Where the action is done. */
export function spotOf(action: Action): Spot | undefined {
  switch (action.type) {
    case 'place':
      return { type: 'space', space: action.space };
    case 'enter':
    case 'advance':
    case 'collect':
      return { type: 'cell', cell: action.cell };
    case 'done':
      return undefined;
  }
}

/** The viewer's seat; undefined for watchers. */
export const mySeat = ({ viewer }: Pick<OcelotTable, 'viewer'>): Seat | undefined =>
  viewer === 'public' ? undefined : viewer;

export const otherSeat = (seat: Seat): Seat => 1 - seat;

export const companionOf = (seat: Seat): Companion => COMPANIONS[seat] ?? 'moth';

export const playerAt = ({ view }: OcelotTable, seat: Seat) => view.players[seat === 1 ? 1 : 0];
