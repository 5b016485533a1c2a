// The bar below: the supply and the call in a race, and "I am ready" between races.

import { ReadyBar } from '../board/choose-side.tsx';
import { isRace, isScored, type Parts } from '../parts.ts';
import { Workbench } from '../race/lazy-race.ts';

export function Actions(parts: Parts) {
  const { table, words } = parts;
  const { view, settled } = table;
  if (view.stage === 'over') return undefined;
  if (isRace(view)) return <Workbench {...parts} />;
  if (isScored(view)) return settled ? <ReadyBar parts={parts} label={words.score.next} /> : <div class="ready-bar" />;
  return <ReadyBar parts={parts} label={words.sides.ready} />;
}
