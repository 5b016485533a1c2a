// Odds that every player could work out: what is left in the deck, and what going back would pay.

import { CARDS, type Trap, type View } from '../../../../games/diamant/index.ts';

/** The kinds of trap on the path, in the order they were met. */
export const seenTraps = (view: View): readonly Trap[] => [
  ...new Set(view.path.flatMap(({ card }) => (card.type === 'trap' ? [card.trap] : []))),
];

export interface DeckCounts {
  readonly all: number;
  /** Traps of a kind that lies on the path: the next one ends the expedition (D13). */
  readonly deadly: number;
  /** Traps of kinds not met yet. */
  readonly mild: number;
  readonly treasures: number;
  readonly relics: number;
}

export function countDeck(view: View): DeckCounts {
  const seen = seenTraps(view);
  const counts = { all: 0, deadly: 0, mild: 0, treasures: 0, relics: 0 };
  for (const [number, card] of CARDS.entries()) {
    const count = view.deck[number] ?? 0;
    counts.all += count;
    if (card.type === 'treasure') counts.treasures += count;
    else if (card.type === 'relic') counts.relics += count;
    else if (seen.includes(card.trap)) counts.deadly += count;
    else counts.mild += count;
  }
  return counts;
}

export const percent = (part: number, all: number): number => (all === 0 ? 0 : Math.round((100 * part) / all));

/** Rubies that lie on the path, for those who go back. */
export const lyingRubies = (view: View): number => view.path.reduce((sum, { rubies }) => sum + rubies, 0);

export const lyingRelics = (view: View): readonly number[] =>
  view.path.flatMap(({ card }) => (card.type === 'relic' ? [card.points] : []));

export interface Pay {
  /** How many go back together, the player included. */
  readonly leavers: number;
  /** Loot, share and relics. */
  readonly points: number;
  readonly relics: readonly number[];
}

/** What going back brings home, alone or in company (D15, D16, D32); at most `most` rows. */
export function payOfGoingBack(view: View, loot: number, most: number): readonly Pay[] {
  const inside = view.explorers.filter((explorer) => explorer.inside).length;
  const lying = lyingRubies(view);
  return Array.from({ length: Math.min(inside, most) }, (_, index) => {
    const leavers = index + 1;
    const relics = leavers === 1 ? lyingRelics(view) : [];
    const share = Math.floor(lying / leavers);
    return { leavers, relics, points: loot + share + relics.reduce((sum, points) => sum + points, 0) };
  });
}

/** A value in coins: as many diamonds as there are (D2). */
export const coins = (value: number): { readonly diamonds: number; readonly rubies: number } => ({
  diamonds: Math.floor(value / 5),
  rubies: value % 5,
});
