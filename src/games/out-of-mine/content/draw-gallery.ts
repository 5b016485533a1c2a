// A gallery as text: passages between walls, cut into the rock, with the elves standing in it.

import { present } from '../../../kit/invariant.ts';
import { drawPlan } from '../../../solver/draw.ts';
import type { Elf, Gallery, Point } from './types.ts';

const ROCK = '░';

const BESIDE: Readonly<Record<Elf['side'], Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** Where the elf stands, in the gallery's own coordinates: a rock, perhaps one beyond its rectangle. */
export function elfPoint(gallery: Gallery, elf: Elf): Point {
  const space = present(gallery.spaces[elf.space], 'elf space');
  const step = BESIDE[elf.side];
  return { x: space.x + step.x, y: space.y + step.y };
}

/** Elves are shown by the initial of their colour. `label` may write a character into a space. */
export function drawGallery(gallery: Gallery, label: (space: number) => string = () => ' '): string {
  const spaces = new Map(gallery.spaces.map(({ x, y }, i) => [`${x},${y}`, i]));
  const elves = new Map(
    gallery.elves.map((elf) => {
      const { x, y } = elfPoint(gallery, elf);
      return [`${x},${y}`, present(elf.colour[0]).toUpperCase()];
    }),
  );
  // The plan has a rim of rock around the gallery.
  const spaceAt = (x: number, y: number) => spaces.get(`${x - 1},${y - 1}`);
  const fill = (x: number, y: number) => (spaceAt(x, y) === undefined ? ROCK : ' ');
  return drawPlan({
    width: present(gallery.rows[0]).length + 2,
    height: gallery.rows.length + 2,
    area: fill,
    fill,
    label(x, y) {
      const space = spaceAt(x, y);
      return space === undefined ? (elves.get(`${x - 1},${y - 1}`) ?? ROCK) : label(space);
    },
  });
}
