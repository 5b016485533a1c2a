// What comes up where the last tap was opens a moment later: the second tap of a double one would press it unseen.

import type { Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** Shut anew for every occasion, and open after so many milliseconds of it; without an occasion it stays shut. */
export function useEnableAfter(open: Signal<boolean>, after: number, occasion: string | number | undefined): void {
  useLayoutEffect(() => {
    if (occasion === undefined) return;
    const timer = setTimeout(() => {
      open.value = true;
    }, after);
    return () => {
      clearTimeout(timer);
      open.value = false;
    };
  }, [open, after, occasion]);
}
