// Calling: checks what is wrong with the gallery first, then calls.

import { mayCall, scoreSeat } from '../../../../games/out-of-mine/index.ts';
import { settings } from '../../../settings.ts';
import { mySeat, myState, openSpaces, type Parts } from '../parts.ts';
import { costOfCall } from './call-cost.ts';

/** What is visibly wrong with this gallery. */
export function flaws({ table }: Pick<Parts, 'table'>): { readonly open: number; readonly wrong: number } {
  const [state, seat] = [myState(table), mySeat(table)];
  if (state?.side === undefined || seat === undefined || state.card === undefined) return { open: 0, wrong: 0 };
  const { removed } = scoreSeat(table.view, seat);
  const open = openSpaces(state);
  return { open, wrong: removed.length };
}

/** M16: whether a call would be refused because a space is uncovered. */
export function isUncovered({ table }: Pick<Parts, 'table'>): boolean {
  const state = myState(table);
  return state?.side !== undefined && !mayCall(table.view.options, state);
}

const asksFirst = (): boolean => settings.value.odds || settings.value.confirm;

export function callOrAsk(parts: Parts): void {
  const { selection, table } = parts;
  const { open, wrong } = flaws(parts);
  if (isUncovered(parts)) {
    // Refused, and the refusal says why (M16).
    table.act({ type: 'call' });
    return;
  }
  if (asksFirst() && !selection.asking.value && open + wrong > 0) {
    selection.asking.value = true;
    table.announce(doubtText(parts));
    return;
  }
  selection.asking.value = false;
  table.act({ type: 'call' });
}

export function flawText({ table, words }: Pick<Parts, 'table' | 'words'>): string {
  const { open, wrong } = flaws({ table });
  if (open > 0) return words.call.open(open);
  return wrong > 0 ? words.call.wrong(wrong) : words.call.full;
}

/** What is wrong, and what a call would cost. */
export function doubtText(parts: Pick<Parts, 'table' | 'words'>): string {
  const { table, words } = parts;
  const seat = mySeat(table);
  const price = seat === undefined ? '' : costOfCall(words, table.view, seat);
  return `${flawText(parts)}. ${price}`.trim();
}
