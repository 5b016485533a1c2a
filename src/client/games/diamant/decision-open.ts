// When a decision can be made: a moment after it has come up, for the buttons lie where the last tap was.

import { useLayoutEffect } from 'preact/hooks';
import { isDeciding, type Parts } from './parts.ts';

/** Longer than between the taps of a double one, and shorter than anybody needs to look at a card. */
export const OPENS_AFTER = 350;

/** Shut anew for every reveal: a tap too many, or one that skips what is shown, decides nothing. */
export function useDecisionOpen({ table, desk }: Parts): void {
  const { round } = table.view;
  const deciding = isDeciding(table);
  useLayoutEffect(() => {
    if (!deciding) return;
    const timer = setTimeout(() => {
      desk.open.value = true;
    }, OPENS_AFTER);
    return () => {
      clearTimeout(timer);
      desk.open.value = false;
    };
  }, [desk, round, deciding]);
}
