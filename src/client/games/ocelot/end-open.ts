// When a turn can be ended: a moment after the button for it has come, which may lie where the last tap was.

import { useLayoutEffect } from 'preact/hooks';
import type { OcelotDesk } from './desk.ts';

/** Longer than between the taps of a double one, and no longer than it takes to read the button. */
export const END_OPENS_AFTER = 600;

/** Shut anew whenever the button takes another place: alone it lies where gems were collected. */
export function useEndOpen(desk: OcelotDesk, place: 'alone' | 'beside'): boolean {
  useLayoutEffect(() => {
    desk.endOpen.value = false;
    const timer = setTimeout(() => {
      desk.endOpen.value = true;
    }, END_OPENS_AFTER);
    return () => {
      clearTimeout(timer);
      desk.endOpen.value = false;
    };
  }, [desk, place]);
  return desk.endOpen.value;
}
