// Roving tabindex: one tab stop for a board, and arrow keys that move to the nearest stop in their direction.

const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;

const centre = (element: Element): readonly [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/**
 * Handles arrow keys inside `root`, whose stops match `selector`. Things are found by where they are drawn, so it works on
 * grids, rings and paths alike. Returns whether the key was used. Stops other than the current one need `tabIndex={-1}`.
 */
export function walkByArrows(event: KeyboardEvent, root: Element, selector: string): boolean {
  const direction = ARROWS[event.key as keyof typeof ARROWS] as readonly [number, number] | undefined;
  const from = event.target instanceof Element ? event.target.closest(selector) : undefined;
  if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return false;
  const [dx, dy] = direction;
  const [x, y] = centre(from);
  let best: { element: HTMLElement | SVGElement; cost: number } | undefined;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(selector)) {
    if (element === from) continue;
    const [ex, ey] = centre(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along <= 1 || aside > along * 2) continue;
    const cost = along + aside * 2;
    if (best === undefined || cost < best.cost) best = { element, cost };
  }
  if (!best) return false;
  event.preventDefault();
  best.element.focus();
  return true;
}

/** Keeps exactly one stop in the tab order: the one focused last, or else the first. Call it in `onFocusIn`. */
export function rememberStop(event: FocusEvent, root: Element, selector: string): void {
  const now = event.target instanceof Element ? event.target.closest(selector) : undefined;
  if (!now) return;
  for (const element of root.querySelectorAll(selector)) {
    element.setAttribute('tabindex', element === now ? '0' : '-1');
  }
}
