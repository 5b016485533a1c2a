// What this player has picked up and points at, until it is done or given up.

import { type Signal, signal } from '@preact/signals';
import type { Action, Effect, Tile, Tool } from '../../../games/ocelot/index.ts';
import { FACES, TILES } from '../../../games/ocelot/index.ts';
import { mySeat, type OcelotTable, playerAt, type Spot, spotOf } from './parts.ts';
import { summaryWith } from './turn-summary.ts';

export type Choice =
  | { readonly type: 'tool'; readonly tile: Tile; readonly tool: Tool }
  | { readonly type: 'companion' };

export interface OcelotSelection {
  /** What is to be placed. Stays from turn to turn, as far as there is one left. */
  readonly chosen: Signal<Choice | undefined>;
  /** Under the pointer or the keyboard's focus. */
  readonly aim: Signal<Spot | undefined>;
  /** Tapped, and to be confirmed in the bar. */
  readonly pinned: Signal<Spot | undefined>;
  /** The last action, and the table's step at that time. It stays visible until it is answered. */
  readonly sent: Signal<{ readonly action: Action; readonly step: number } | undefined>;
  /** Whether ending the turn is enabled: not at first, because of double taps. */
  readonly endOpen: Signal<boolean>;
  /** While everything is collected gem by gem: the table's step at which the last one was asked for. */
  readonly collectAllStep: Signal<number | undefined>;
  /** What was done since the turn before began: for the line below the sentence. */
  readonly turnSummary: Signal<readonly Effect[]>;
  /** The list of what amethysts are worth. */
  readonly reference: Signal<boolean>;
  /** Touch: a finger covers what it points at, so it aims first and confirms then. */
  readonly touch: Signal<boolean>;
}

export const makeSelection = (told: readonly Effect[] = []): OcelotSelection => ({
  chosen: signal(undefined),
  aim: signal(undefined),
  pinned: signal(undefined),
  sent: signal(undefined),
  endOpen: signal(false),
  collectAllStep: signal(undefined),
  turnSummary: signal(told.reduce(summaryWith, [])),
  reference: signal(false),
  touch: signal(false),
});

type Sending = Pick<OcelotTable, 'pending' | 'step' | 'sent'>;

/** What was sent and is not answered yet. */
export function sentNow({ pending, step, sent: kept }: Sending, selection: OcelotSelection): Action | undefined {
  const sent = selection.sent.value;
  if (!pending) return undefined;
  // After a reload this selection is a new one, and the table knows what was kept.
  return sent === undefined ? kept : sent.step === step ? sent.action : undefined;
}

/** The table has gone on since something was sent: a companion that has moved is no longer picked up. */
export function landed(selection: OcelotSelection, step: number): void {
  const sent = selection.sent.value;
  if (sent === undefined || sent.step === step) return;
  if (sent.action.type === 'enter' || sent.action.type === 'advance') selection.chosen.value = undefined;
  selection.sent.value = undefined;
}

/** The place that is looked at: until it is answered, the one where something was just put. */
export function spotNow(table: Sending, selection: OcelotSelection): Spot | undefined {
  const sent = sentNow(table, selection);
  return (sent && spotOf(sent)) ?? selection.aim.value ?? selection.pinned.value;
}

const choiceOf = (action: Action | undefined): Choice | undefined => {
  if (action?.type === 'place') return { type: 'tool', tile: action.tile, tool: action.tool };
  return action?.type === 'enter' || action?.type === 'advance' ? { type: 'companion' } : undefined;
};

/** The choice as far as it can be made now. */
export function chosenNow(table: OcelotTable, selection: OcelotSelection): Choice | undefined {
  const choice = selection.chosen.value ?? choiceOf(sentNow(table, selection));
  const seat = mySeat(table);
  if (choice === undefined || seat === undefined) return undefined;
  if (choice.type === 'tool') return playerAt(table, seat).tiles[choice.tile] > 0 ? choice : undefined;
  return canMoveCompanion(table) ? choice : undefined;
}

export const canMoveCompanion = (table: OcelotTable): boolean =>
  table.legal.some(({ type }) => type === 'enter' || type === 'advance');

/** Picks a tile up; picked again it is turned over. */
export function pickTile(table: OcelotTable, selection: OcelotSelection, tile: Tile): boolean {
  const seat = mySeat(table);
  if (seat === undefined || playerAt(table, seat).tiles[tile] === 0) return false;
  const [front, back] = FACES[tile];
  const now = chosenNow(table, selection);
  const isFront = now?.type === 'tool' && now.tile === tile && now.tool === front;
  selection.chosen.value = { type: 'tool', tile, tool: isFront ? back : front };
  return true;
}

export const tileOfKey = (key: string): Tile | undefined => TILES.find((tile) => tile.toLowerCase() === key);
