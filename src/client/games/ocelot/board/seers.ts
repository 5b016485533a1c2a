// Which tools see a cell, for drawing and for labels. The rules decide whether that is enough.

import { type Cell, MATS, SIDES, type Side, type Space, type Tool, type View } from '../../../../games/ocelot/index.ts';

export interface Seer {
  readonly side: Side;
  readonly space: Space;
  readonly tool: Tool;
}

/** The tools on the four ends of a cell's row and column. */
export function seersOf({ options, spaces }: View, cell: Cell): readonly Seer[] {
  const ends = MATS[options.mat].cells[cell]?.ends;
  if (ends === undefined) return [];
  return SIDES.flatMap((side) => {
    const space = ends[side];
    const tool = spaces[space];
    return tool === undefined || tool === 'free' ? [] : [{ side, space, tool: tool.tool }];
  });
}

/** The side on which a companion lies as seen from a cell of its row or column. */
export function companionSide({ options }: View, companion: Cell | undefined, cell: Cell): Side | undefined {
  const { cells } = MATS[options.mat];
  const from = companion === undefined ? undefined : cells[companion];
  const to = cells[cell];
  if (from === undefined || to === undefined || from.level !== to.level || from === to) return undefined;
  if (from.x === to.x) return from.y < to.y ? 'north' : 'south';
  if (from.y === to.y) return from.x < to.x ? 'west' : 'east';
  return undefined;
}
