// Whether everything on a screen that should be drawn is drawn. WebKit once drew no `<use>` at all, and no test saw it.

import type { Tab } from './tab.ts';

/** What is on the screen and has no box, or cannot be seen. */
export const undrawn = (tab: Tab): Promise<readonly string[]> => tab.evaluate(findUndrawn, undefined);

/** Runs in the page. */
function findUndrawn(): string[] {
  const faults: string[] = [];
  const nameOf = (each: Element): string =>
    `${each.closest('[class]')?.getAttribute('class') ?? each.tagName}: ${each.getAttribute('href') ?? each.tagName}`;
  const hasBox = (each: Element): boolean => {
    const { width, height } = (each as SVGGraphicsElement).getBBox();
    return width > 0 || height > 0;
  };
  const isShown = (svg: Element): boolean => {
    const { width, height } = svg.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(svg).visibility !== 'hidden';
  };
  for (const svg of document.querySelectorAll('svg:not(.symbols)')) {
    if (!isShown(svg) || svg.parentElement?.closest('svg')) continue;
    if (svg.childElementCount > 0 && !hasBox(svg)) faults.push(`${nameOf(svg)} is empty`);
    for (const use of svg.querySelectorAll('use')) {
      const target = document.querySelector(use.getAttribute('href') ?? ' ');
      if (target === null) faults.push(`${nameOf(use)} points at nothing`);
      // WebKit gives a box even to what it does not draw, so the rule itself is looked for.
      else if (getComputedStyle(target).display === 'none') faults.push(`${nameOf(use)} is hidden by a rule`);
      else if (!hasBox(use)) faults.push(`${nameOf(use)} has no box`);
    }
  }
  return faults;
}
