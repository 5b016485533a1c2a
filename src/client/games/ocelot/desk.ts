// What this player has picked up and points at, until it is done or given up.

import { type Signal, signal } from '@preact/signals';
import type { Effect, Tile, Tool } from '../../../games/ocelot/index.ts';
import { FACES, TILES } from '../../../games/ocelot/index.ts';
import { mySeat, type OcelotTable, playerAt, type Spot } from './parts.ts';

export type Choice =
  | { readonly type: 'tool'; readonly tile: Tile; readonly tool: Tool }
  | { readonly type: 'companion' };

export interface OcelotDesk {
  /** What is to be placed. Stays from turn to turn, as far as there is one left. */
  readonly chosen: Signal<Choice | undefined>;
  /** Under the pointer or the keyboard's focus. */
  readonly aim: Signal<Spot | undefined>;
  /** Tapped, and to be confirmed in the bar. */
  readonly pinned: Signal<Spot | undefined>;
  /** While everything is collected gem by gem: the table's step at which the last one was asked for. */
  readonly sweptAt: Signal<number | undefined>;
  /** What was done since the turn before began: for the line below the sentence. */
  readonly story: Signal<readonly Effect[]>;
  /** The list of what amethysts are worth. */
  readonly reference: Signal<boolean>;
  /** A finger covers what it points at: it aims first and confirms then. */
  readonly touch: Signal<boolean>;
}

export const makeDesk = (): OcelotDesk => ({
  chosen: signal(undefined),
  aim: signal(undefined),
  pinned: signal(undefined),
  sweptAt: signal(undefined),
  story: signal([]),
  reference: signal(false),
  touch: signal(false),
});

export const spotNow = (desk: OcelotDesk): Spot | undefined => desk.aim.value ?? desk.pinned.value;

/** The choice as far as it can be made now. */
export function chosenNow(table: OcelotTable, desk: OcelotDesk): Choice | undefined {
  const choice = desk.chosen.value;
  const seat = mySeat(table);
  if (choice === undefined || seat === undefined) return undefined;
  if (choice.type === 'tool') return playerAt(table, seat).tiles[choice.tile] > 0 ? choice : undefined;
  return canMoveCompanion(table) ? choice : undefined;
}

export const canMoveCompanion = (table: OcelotTable): boolean =>
  table.legal.some(({ type }) => type === 'enter' || type === 'advance');

/** Picks a tile up; picked again it is turned over. */
export function pickTile(table: OcelotTable, desk: OcelotDesk, tile: Tile): boolean {
  const seat = mySeat(table);
  if (seat === undefined || playerAt(table, seat).tiles[tile] === 0) return false;
  const [front, back] = FACES[tile];
  const now = chosenNow(table, desk);
  const isFront = now?.type === 'tool' && now.tile === tile && now.tool === front;
  desk.chosen.value = { type: 'tool', tile, tool: isFront ? back : front };
  return true;
}

export const tileOfKey = (key: string): Tile | undefined => TILES.find((tile) => tile.toLowerCase() === key);
