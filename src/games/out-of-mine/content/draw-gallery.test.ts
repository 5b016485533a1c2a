import { describe, expect, test } from 'vitest';
import { drawGallery, elfPoint } from './draw-gallery.ts';
import { GALLERIES, readDrawing } from './galleries.ts';
import type { Gallery } from './types.ts';

const nook: Gallery = {
  board: 0,
  side: 'front',
  ...readDrawing({ name: 'Nook', drawing: '##b##\n#...#\ny.#.w\n#...#' }),
};

describe('drawings of galleries', () => {
  test('[M3] [M7] passages are cut into the rock, and elves stand beside them', () => {
    expect(drawGallery(nook)).toBe(
      [
        '░░░░░░░░░░░░░░░░░░░░░',
        '░░░░░░░░░░B░░░░░░░░░░',
        '░░░░┌───────────┐░░░░',
        '░░░░│           │░░░░',
        '░░░░│   ┌───┐   │░░░░',
        '░░Y░│   │░░░│   │░W░░',
        '░░░░│   └───┘   │░░░░',
        '░░░░│           │░░░░',
        '░░░░└───────────┘░░░░',
        '░░░░░░░░░░░░░░░░░░░░░',
        '░░░░░░░░░░░░░░░░░░░░░',
      ].join('\n'),
    );
  });

  test('[M3] a label may be written into every space', () => {
    expect(drawGallery(nook, (space) => String(space))).toContain('░│ 0   1   2 │░');
  });

  test.each(GALLERIES)('[M3] $name is drawn with all its spaces and elves', (gallery) => {
    const drawing = drawGallery(gallery, () => '*');
    expect([...drawing].filter((char) => char === '*')).toHaveLength(20);
    for (const elf of gallery.elves) {
      const { x, y } = elfPoint(gallery, elf);
      const line = drawing.split('\n')[2 * (y + 1) + 1] ?? '';
      expect(line[4 * (x + 1) + 2]).toBe(elf.colour[0]?.toUpperCase());
    }
  });
});
