// What every part of this board is given, and small questions that they all ask.

import type { Seat } from '../../../contract/game.ts';
import type { Card, Diamant, ExplorerView, PathCard, View } from '../../../games/diamant/index.ts';
import type { DiamantWords } from '../../../words/en/diamant.ts';
import type { PartProps, SeatPartProps, Table } from '../board.ts';
import type { DiamantSelection } from './selection.ts';

export type Parts = PartProps<Diamant, DiamantSelection, DiamantWords>;
export type SeatParts = SeatPartProps<Diamant, DiamantSelection, DiamantWords>;
export type DiamantTable = Table<Diamant>;

/** The part of the table that the sentences need. */
export type Glance = Pick<DiamantTable, 'view' | 'effect' | 'settled' | 'viewer' | 'who' | 'company' | 'sent'>;
export type Speech = { readonly table: Glance; readonly words: DiamantWords };

/** The viewer's seat; undefined for watchers. */
export const mySeat = ({ viewer }: Pick<Glance, 'viewer'>): Seat | undefined =>
  viewer === 'public' ? undefined : viewer;

export function myExplorer(table: Glance): ExplorerView | undefined {
  const seat = mySeat(table);
  return seat === undefined ? undefined : table.view.explorers[seat];
}

export const insiders = (view: View): readonly Seat[] =>
  view.explorers.flatMap((explorer, seat) => (explorer.inside ? [seat] : []));

/** Decisions can be made, or changed, by those inside (D14). */
export const isDeciding = ({ view, settled }: Glance): boolean => settled && view.stage === 'decide';

/** While decisions lie open on the table. */
export function openHands({ effect, view }: Glance) {
  return effect?.type === 'revealed' || effect?.type === 'returned' ? view.lastReveal : undefined;
}

/** The card on its way to the front of the path. Nobody may see it before it is face up. */
export const comingCard = ({ coming }: Pick<DiamantTable, 'coming'>): Card | undefined =>
  coming?.type === 'turned' ? coming.card : undefined;

/** The path to draw: between expeditions the last one stays in sight until all go in again. */
export function shownPath({ view, effect }: Glance): readonly PathCard[] {
  if (view.path.length > 0) return view.path;
  const isOver = effect?.type === 'ended' || view.stage === 'over';
  return isOver ? (view.previous?.path ?? []) : [];
}
