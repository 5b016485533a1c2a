// From a supply to where a search starts, or to the certainty that there is nothing to find.

import { invariant, present } from '../kit/invariant.ts';
import { type Board, maskOf } from './board.ts';
import type { Supply } from './puzzle.ts';
import type { Start } from './search.ts';

/** Undefined when sizes alone show that there is no solution. `opening` is a placement that is laid first. */
export function startOf(board: Board, supply: Supply, opening?: number): Start | undefined {
  invariant(supply.counts.length === board.pieces.length, 'a supply counts every piece of its board');
  const covered = new Set(supply.covered);
  const left = Int32Array.from(supply.counts);
  const { need, groupOf } = groupsOf(board, supply);
  for (const [group, count] of Object.entries(supply.demands ?? {})) {
    if (count > 0 && !board.pieces.some((piece) => piece.group === group)) return undefined;
  }
  if (opening !== undefined) {
    const { piece, cells } = present(board.placements[opening], 'opening');
    const group = groupOf[piece] ?? 0;
    left[piece] = (left[piece] ?? 0) - 1;
    need[group] = (need[group] ?? 0) - 1;
    for (const i of cells) covered.add(i);
  }
  const empty = [...board.region.keys()].filter((i) => !covered.has(i));
  const [emptyLo, emptyHi] = maskOf(empty.map((i) => board.numberOf[i] ?? 0));
  const wanted = demandedCells(board, need, groupOf);
  if (wanted !== undefined && wanted !== empty.length) return undefined;
  return { emptyLo, emptyHi, left, need, groupOf, checkNeed: supply.demands !== undefined && wanted === undefined };
}

/** Group 0 is for pieces that no demand counts: there are never more of them than cells. */
function groupsOf(board: Board, { demands }: Supply): Pick<Start, 'need' | 'groupOf'> {
  if (!demands) return { need: Int32Array.of(board.region.length), groupOf: new Uint8Array(board.pieces.length) };
  const names = [...new Set(board.pieces.flatMap((piece) => piece.group ?? []))];
  return {
    need: Int32Array.from([board.region.length, ...names.map((name) => demands[name] ?? 0)]),
    groupOf: Uint8Array.from(board.pieces, ({ group }) => (group === undefined ? 0 : names.indexOf(group) + 1)),
  };
}

/** How many cells the demands cover, when that is certain: all pieces are in groups, and those of a group are equally large. */
function demandedCells(board: Board, need: Int32Array, groupOf: Uint8Array): number | undefined {
  const sizes = new Map<number, number>();
  for (const [k, { cells }] of board.pieces.entries()) {
    const group = groupOf[k] ?? 0;
    if (group === 0 || (sizes.get(group) ?? cells.length) !== cells.length) return undefined;
    sizes.set(group, cells.length);
  }
  return [...sizes].reduce((sum, [group, size]) => sum + size * (need[group] ?? 0), 0);
}
