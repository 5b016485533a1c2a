// Enables a control a moment after it appears: the second tap of a double tap must not press it.

import type { Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** Disabled at each new occasion, and enabled after so many milliseconds. Without an occasion it stays disabled. */
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
