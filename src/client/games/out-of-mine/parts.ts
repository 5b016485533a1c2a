// What every part of this board is given, and small questions that they all ask.

import type { Seat } from '../../../contract/game.ts';
import type { OutOfMine, OutOfMineView, SeatState } from '../../../games/out-of-mine/index.ts';
import type { OutOfMineWords } from '../../../words/en/out-of-mine.ts';
import type { PartProps, SeatPartProps, Table } from '../board.ts';
import type { MineSelection } from './selection.ts';
import { tileAt } from './tiles.ts';

export type Parts = PartProps<OutOfMine, MineSelection, OutOfMineWords>;
export type SeatParts = SeatPartProps<OutOfMine, MineSelection, OutOfMineWords>;
export type MineTable = Table<OutOfMine>;

/** The viewer's seat; undefined for watchers. */
export const mySeat = ({ viewer }: Pick<MineTable, 'viewer'>): Seat | undefined =>
  viewer === 'public' ? undefined : viewer;

export function myState(table: MineTable): SeatState | undefined {
  const seat = mySeat(table);
  return seat === undefined ? undefined : table.view.seats[seat];
}

/** The race is on for this seat: it may take, lay and call. */
export const isMining = (table: MineTable): boolean =>
  myState(table)?.mining === true && (table.seats[mySeat(table) ?? -1]?.mine ?? false);

export const isRace = ({ stage }: OutOfMineView): boolean => stage === 'mining' || stage === 'called';
export const isScored = ({ stage }: OutOfMineView): boolean => stage === 'scored' || stage === 'over';

/** Spaces that no tile lies on. */
export { openSpaces } from '../../../games/out-of-mine/index.ts';

export const nameOf = (tile: number, words: OutOfMineWords): string => {
  const { colour, shape } = tileAt(tile);
  return words.tile(colour, shape);
};
