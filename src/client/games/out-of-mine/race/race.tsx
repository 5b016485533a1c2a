// The race: the player's gallery, the treasure card, and the workbench below.

import type { SeatState } from '../../../../games/out-of-mine/types.ts';
import { Call } from '../actions/call.tsx';
import { myState, type Parts } from '../parts.ts';
import { Flights } from './flights.tsx';
import { DraggedTile } from './held.tsx';
import { OwnGallery } from './own-gallery.tsx';
import { Supply } from './supply.tsx';
import { TreasureCard } from './treasure-card.tsx';

export const RaceScene = ({ parts, state }: { readonly parts: Parts; readonly state: SeatState }) => (
  <div class="race">
    <TreasureCard parts={parts} />
    <OwnGallery parts={parts} state={state} />
  </div>
);

/** The shared supply, the call, and flying or dragged tiles. */
export const Workbench = (parts: Parts) => (
  <div class="workbench">
    <Supply parts={parts} />
    {myState(parts.table) && <Call parts={parts} />}
    <Flights selection={parts.selection} />
    <DraggedTile parts={parts} />
  </div>
);
