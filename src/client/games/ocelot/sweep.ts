// "Collect all": one gem after the other, each as its own action, so that each is seen and luck is asked in turn.

import { useEffect } from 'preact/hooks';
import { mySeat, type OcelotTable, type Parts, playerAt } from './parts.ts';

export function useSweep({ table, desk }: Parts): void {
  const isSweeping = desk.sweeping.value;
  useEffect(() => {
    if (!isSweeping || !table.settled || table.pending) return;
    const next = collectableNow(table)[0];
    if (next === undefined || table.refusal !== undefined) desk.sweeping.value = false;
    else table.act({ type: 'collect', cell: next });
  }, [table, desk, isSweeping]);
}

/** What the viewer may collect at this instant. */
export function collectableNow(table: OcelotTable): readonly number[] {
  const seat = mySeat(table);
  const isMine = table.myTurn && table.view.step === 'collect' && seat !== undefined;
  return isMine ? playerAt(table, seat).collectable : [];
}
