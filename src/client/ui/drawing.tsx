// Drawings kept as .svg files. The browser reads their text itself, several times faster than a script makes as many nodes.

import type { SVGAttributes } from 'preact';

export interface DrawingProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'ref'> {
  /** The text of the drawing, from a file of ours: nothing of it comes from players. */
  readonly of: string;
}

export function Drawing({ of, ...attributes }: DrawingProps) {
  return <svg key={of} aria-hidden="true" {...attributes} ref={(svg) => draw(svg, of)} />;
}

function draw(svg: SVGSVGElement | null, text: string): void {
  if (svg && svg.firstChild === null) svg.innerHTML = text;
}

/** What the drawings of a screen are made of, once on it; show one by `<use href="#emerald" />`. */
export const Symbols = ({ of }: { readonly of: string }) => <Drawing class="symbols" of={of} />;
