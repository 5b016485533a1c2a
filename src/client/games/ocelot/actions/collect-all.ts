// "Collect all": one gem after the other, each as an action of its own, so that each is shown and drawn in turn.

import { useEffect } from 'preact/hooks';
import { duration } from '../../../kit/motion.ts';
import { mySeat, type OcelotTable, type Parts, playerAt } from '../parts.ts';
import type { OcelotSelection } from '../selection.ts';

/** Milliseconds between two gems. */
const BREATH = 240;

/** What the viewer may collect at this instant. */
export function collectableNow(table: OcelotTable): readonly number[] {
  const seat = mySeat(table);
  const isMine = table.myTurn && table.view.step === 'collect' && seat !== undefined;
  return isMine ? playerAt(table, seat).collectable : [];
}

/** Takes the first gem and goes on from there; false when there is none. */
export function collectAll(table: OcelotTable, selection: OcelotSelection): boolean {
  const [cell] = collectableNow(table);
  if (cell === undefined) return false;
  selection.collectAllStep.value = table.step;
  table.act({ type: 'collect', cell });
  return true;
}

export function useCollectAll({ table, selection }: Parts): void {
  const collectAllStep = selection.collectAllStep.value;
  useEffect(() => {
    if (collectAllStep === undefined) return;
    if (table.refusal !== undefined || (table.settled && collectableNow(table).length === 0)) {
      selection.collectAllStep.value = undefined;
      return;
    }
    // Once for each step: online, the answer to the last gem may not have arrived yet.
    if (table.step === collectAllStep || !table.settled || table.pending) return;
    const timer = setTimeout(() => collectAll(table, selection), duration(BREATH));
    return () => clearTimeout(timer);
  }, [table, selection, collectAllStep]);
}
