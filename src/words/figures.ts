// Figures inside sentences: what a game gives as detail, written as the language writes numbers.

import { TILES } from '../games/out-of-mine/content/tiles.ts';
import type { Colour, Shape } from '../games/out-of-mine/content/types.ts';
import { tileNamed } from '../games/out-of-mine/tile-names.ts';
import type { Figure, Language } from './types.ts';

export const numberOf = (figure: Figure): number => Number(figure ?? 0);

/** Whole numbers and halves: "1.5" in English, "1,5" elsewhere. */
export function figuresIn(language: Language): (figure: Figure) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (figure) => format.format(numberOf(figure));
}

export const secondsOf = (millis: Figure): number => Math.round(numberOf(millis) / 1000);

/** A tile by its name in the notation, as people say it; as noted, if there is no such tile. */
export function tileCalled(name: Figure, say: (colour: Colour, shape: Shape) => string): string {
  const index = tileNamed(String(name));
  const tile = index === undefined ? undefined : TILES[index];
  return tile === undefined ? String(name) : say(tile.colour, tile.shape);
}
