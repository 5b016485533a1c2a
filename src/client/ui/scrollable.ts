// A box that scrolls can be reached by Tab, so that the arrow keys scroll it.

/** Use it as a `ref`. Not every browser makes scrolling boxes focusable. */
export function scrollable(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '0');
}
