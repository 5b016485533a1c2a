// Walking the mat by arrow keys: cells by rows and columns, round spaces clockwise.

import { MATS, type MatId } from '../../../../games/ocelot/index.ts';
import { rememberStop, walkByArrows } from '../../../ui/roving.ts';

const CELLS = '[data-cell]';
const SPACES = '[data-space]';

const rootOf = ({ currentTarget }: Event): Element | undefined =>
  currentTarget instanceof Element ? currentTarget : undefined;

export function walkCells(event: KeyboardEvent): void {
  const root = rootOf(event);
  if (root) walkByArrows(event, root, CELLS);
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The spaces are counted clockwise, cave by cave; the last leads on to the first. */
export function walkSpaces(event: KeyboardEvent, mat: MatId): void {
  const root = rootOf(event);
  const step = STEPS[event.key];
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>(SPACES)?.dataset.space : undefined;
  if (!root || step === undefined || from === undefined) return;
  const count = MATS[mat].spaces.length;
  const next = (Number(from) + step + count) % count;
  event.preventDefault();
  root.querySelector<HTMLElement>(`[data-space="${next}"]`)?.focus();
}

/** Keeps one tab stop among the cells and one among the spaces. */
export function rememberStops(event: FocusEvent): void {
  const root = rootOf(event);
  if (!root) return;
  rememberStop(event, root, CELLS);
  rememberStop(event, root, SPACES);
}
