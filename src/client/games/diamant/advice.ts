// Shows what a hint advises: the button of that choice is marked.

import type { Action } from '../../../games/diamant/index.ts';
import type { Parts } from './parts.ts';

export function showAdvice(action: Action, { table, selection }: Parts): void {
  selection.advised.value = { round: table.view.round, choice: action.choice };
}
