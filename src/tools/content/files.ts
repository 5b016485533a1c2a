// The content files that the generator writes, as text. What is committed must be exactly this.

import { CARDS } from '../../games/out-of-mine/content/cards.ts';
import { readDrawing } from '../../games/out-of-mine/content/galleries.ts';
import type { GalleryDrawing } from '../../games/out-of-mine/content/gallery-drawings.ts';
import { freshSupply, gallerySolver } from '../../games/out-of-mine/content/pairs.ts';
import { outOfMine } from '../../words/en/out-of-mine.ts';
import { generateGalleries } from './galleries.ts';

export interface ContentFile {
  readonly path: string;
  readonly text: string;
}

const FOLDER = 'src/games/out-of-mine/content';

export function contentFiles(): readonly ContentFile[] {
  const drawings = generateGalleries(outOfMine.galleries);
  return [
    { path: `${FOLDER}/gallery-drawings.ts`, text: formatDrawings(drawings) },
    { path: `${FOLDER}/solution-counts.ts`, text: formatCounts(drawings) },
  ];
}

const formatDrawings = (drawings: readonly GalleryDrawing[]): string => `\
// The drawings of the galleries: '#' is rock, '.' a space, a letter an elf (yellow, blue, green, red, white) beside its space.
// Written by \`grotto content --write\`, see src/tools/content.

export interface GalleryDrawing {
  readonly name: string;
  /** The gallery within a rim of rock, where the elves stand. */
  readonly drawing: string;
}

/** Front and back of each board in turn. */
export const GALLERY_DRAWINGS: readonly GalleryDrawing[] = [
${drawings.map(formatDrawing).join('\n')}
];
`;

const formatDrawing = ({ name, drawing }: GalleryDrawing): string => `\
  {
    name: '${name}',
    drawing: \`
${drawing.replaceAll(/^/gm, '      ')}\`,
  },`;

/** M6: all solutions of every gallery with every card. */
function formatCounts(drawings: readonly GalleryDrawing[]): string {
  const lines = drawings.map((drawing) => {
    const solver = gallerySolver(readDrawing(drawing).spaces);
    return CARDS.map((card) => solver.count(freshSupply(card))).join(' ');
  });
  return `\
// M6: in how many ways each gallery can be filled with each treasure card and the full supply, equal tiles counted once.
// Written by \`grotto content --write\`, see src/tools/content.

/** A line for each gallery, a number for each card. */
export const SOLUTION_COUNTS = \`
${lines.join('\n')}
\`;
`;
}
