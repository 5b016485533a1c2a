// What players wait for in a race: the end of the others' head start, or of the grace after a call (M42).

import type { Millis, Seat } from '../../../../contract/game.ts';
import { graceEnd, type OutOfMineView, opensAt } from '../../../../games/out-of-mine/index.ts';
import { isRace, type MineTable, mySeat } from '../parts.ts';

/** The seats that go on laying after a call. */
export const stillLaying = ({ stage, seats }: OutOfMineView): readonly Seat[] =>
  stage === 'called' ? seats.flatMap(({ mining }, seat) => (mining ? [seat] : [])) : [];

/** When the wait ends: for the viewer's own seat, or else for the last seat. Undefined while nobody has to wait. */
export function waitEnd(table: Pick<MineTable, 'viewer' | 'view'>): Millis | undefined {
  const { view } = table;
  const seat = mySeat(table);
  if (!isRace(view)) return undefined;
  if (view.stage === 'called') {
    const working = stillLaying(view);
    const waited = seat !== undefined && working.includes(seat) ? [seat] : working;
    return waited.length === 0 ? undefined : Math.max(...waited.map((each) => graceEnd(view, each)));
  }
  return seat === undefined || view.seats[seat]?.mining ? undefined : opensAt(view, seat);
}
