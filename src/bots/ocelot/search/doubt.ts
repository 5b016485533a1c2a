// What is booked for a turn is a sum over its gems. Draws, sets and gems that cost points make a turn worth something else.

import { at, EMPTY, GEODE, STAR, SUN } from '../../../games/ocelot/in-place.ts';
import { CELL_COUNT } from '../../../games/ocelot/index.ts';
import { addToWays, sees, WAYS } from './chances.ts';
import type { Tree } from './tree.ts';
import { POINT } from './worth.ts';

/** A draw changes a little what other gems of the same turn bring. */
const OF_A_DRAW = 2 * POINT;
/** Two celestites may complete a set together, or each might have completed the same one. */
const OF_A_SET = 12 * POINT;
/** Geodes and gems that cost points are counted in ones, celestites in sixteens. */
const CELESTITE = 16;

/** For one seat: by how much a turn may differ from what is booked for it. */
export class Doubt {
  isAny = false;
  private ready = 0;
  private readonly ways = new Int16Array(WAYS);

  work(tree: Tree, seat: number): void {
    const { position, worth } = tree;
    const { cells } = position;
    if (this.isAny) this.ways.fill(0);
    this.isAny = false;
    this.ready = 0;
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const token = at(cells, cell);
      if (token === EMPTY) continue;
      const isCostly = (worth[seat * CELL_COUNT + cell] ?? 0) < 0;
      if (!isCostly && (token < SUN || (token > STAR && token !== GEODE))) continue;
      const sort = token >= SUN && token <= STAR ? CELESTITE : 1;
      this.isAny = true;
      if (sees(position, seat, cell)) this.ready += sort;
      else addToWays(position, seat, cell, this.ways, sort);
    }
  }

  /** No way differs by more. */
  readonly most = OF_A_SET;

  /** In sixteenths of a point. */
  doubtOf(way: number): number {
    if (!this.isAny) return 0;
    const count = this.ready + (this.ways[way] ?? 0);
    return count === 0 ? 0 : count >= 2 * CELESTITE ? OF_A_SET : OF_A_DRAW;
  }
}
