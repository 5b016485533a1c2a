// Cells on a square grid: drawn as text, turned, turned over, and compared as sets. Pieces and regions alike are lists of cells.

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const ROTATIONS = [0, 1, 2, 3] as const;
/** Quarter turns clockwise, as seen on a screen where y grows downwards. */
export type Rotation = (typeof ROTATIONS)[number];

/** One way for a piece to lie: first turned over (left and right swapped), then turned. */
export interface Orientation {
  readonly rotation: Rotation;
  readonly flipped: boolean;
  /** Pushed into the corner; cell i is still the piece's own cell i. */
  readonly cells: readonly Cell[];
}

/** The marked cells of a drawing, in reading order. */
export function drawnCells(rows: readonly string[], mark: string): readonly Cell[] {
  return rows.flatMap((row, y) => [...row].flatMap((char, x) => (char === mark ? [{ x, y }] : [])));
}

/** Moved so that the smallest x and the smallest y are 0. Keeps the order of the cells. */
export function normalised(cells: readonly Cell[]): readonly Cell[] {
  const left = Math.min(...cells.map((cell) => cell.x));
  const top = Math.min(...cells.map((cell) => cell.y));
  return cells.map(({ x, y }) => ({ x: x - left, y: y - top }));
}

/** Turned over, then turned, then normalised. Keeps the order of the cells. */
export function oriented(cells: readonly Cell[], rotation: Rotation, flipped: boolean): readonly Cell[] {
  return normalised(cells.map((cell) => turned(flipped ? { x: -cell.x, y: cell.y } : cell, rotation)));
}

function turned({ x, y }: Cell, rotation: Rotation): Cell {
  switch (rotation) {
    case 0:
      return { x, y };
    case 1:
      return { x: -y, y: x };
    case 2:
      return { x: -x, y: -y };
    case 3:
      return { x: y, y: -x };
  }
}

/** Equal for equal sets of cells, in whatever order they are listed. */
export function cellsKey(cells: readonly Cell[]): string {
  return cells
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(' ');
}

/** All eight ways to turn and turn over, equal ones included. */
export function allOrientations(cells: readonly Cell[]): readonly Orientation[] {
  return [false, true].flatMap((flipped) =>
    ROTATIONS.map((rotation) => ({ rotation, flipped, cells: oriented(cells, rotation, flipped) })),
  );
}

/** The orientations that cover different cells: eight at most; of equal ones the first, so face up before turned over. */
export function orientations(cells: readonly Cell[]): readonly Orientation[] {
  const byKey = new Map<string, Orientation>();
  for (const orientation of allOrientations(cells)) {
    const key = cellsKey(orientation.cells);
    if (!byKey.has(key)) byKey.set(key, orientation);
  }
  return [...byKey.values()];
}

/** Equal for figures that are the same when turned or turned over. */
export function freeKey(cells: readonly Cell[]): string {
  return orientations(cells)
    .map((orientation) => cellsKey(orientation.cells))
    .reduce((smallest, key) => (key < smallest ? key : smallest));
}

/** Whether a rook could walk from every cell to every other. */
export function isConnected(cells: readonly Cell[]): boolean {
  const [start] = cells;
  if (!start) return true;
  const unseen = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const queue: Cell[] = [start];
  unseen.delete(`${start.x},${start.y}`);
  for (const { x, y } of queue) {
    for (const near of [
      { x: x + 1, y },
      { x: x - 1, y },
      { x, y: y + 1 },
      { x, y: y - 1 },
    ]) {
      if (unseen.delete(`${near.x},${near.y}`)) queue.push(near);
    }
  }
  return unseen.size === 0;
}
