// The bar below: the supply and the call in a race, and "I am ready" between races.

import { Call } from './call.tsx';
import { Flights } from './flights.tsx';
import { DraggedTile } from './held.tsx';
import { isRace, isScored, myState, type Parts } from './parts.ts';
import { ReadyBar } from './sides.tsx';
import { Supply } from './supply.tsx';

export function Actions(parts: Parts) {
  const { table, desk, words } = parts;
  const { view, settled } = table;
  if (view.stage === 'over') return undefined;
  if (isRace(view)) {
    return (
      <div class="workbench">
        <Supply parts={parts} />
        {myState(table) && <Call parts={parts} />}
        <Flights desk={desk} />
        <DraggedTile parts={parts} />
      </div>
    );
  }
  if (isScored(view)) return settled ? <ReadyBar parts={parts} label={words.score.next} /> : <div class="ready-bar" />;
  return <ReadyBar parts={parts} label={words.sides.ready} />;
}
