// Drawings kept as .svg files. The browser parses their text several times faster than a script creates the nodes.

import type { SVGAttributes } from 'preact';

export interface DrawingProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'ref'> {
  /** The drawing's text, from our own files. Never from players. */
  readonly of: string;
}

export function Drawing({ of, ...attributes }: DrawingProps) {
  return <svg key={of} aria-hidden="true" {...attributes} ref={(svg) => draw(svg, of)} />;
}

function draw(svg: SVGSVGElement | null, text: string): void {
  if (svg && svg.firstChild === null) svg.innerHTML = text;
}

/** The symbols of a screen, rendered once. Show one by `<use href="#emerald" />`. */
export const Symbols = ({ of }: { readonly of: string }) => <Drawing class="symbols" of={of} />;
