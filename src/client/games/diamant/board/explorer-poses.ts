// Where each explorer stands, and what they hold up, at this effect.

import type { Seat } from '../../../../contract/game.ts';
import type { Effect, View } from '../../../../games/diamant/index.ts';
import { campPlace, homewardPlace, type Place, partyPlace } from '../drawing/positions.ts';

export interface Pose {
  readonly seat: Seat;
  readonly at: 'front' | 'homeward' | 'camp';
  readonly place: Place;
  /** The decision over their head. */
  readonly hand: 'sealed' | 'undecided' | 'go-on' | 'go-back' | undefined;
  /** Rubies just won or, below 0, just lost. */
  readonly gain: number;
  readonly frightened: boolean;
}

export function posesOf(view: View, effect: Effect | undefined): readonly Pose[] {
  const seats = view.explorers.map((_, seat) => seat);
  const at = seats.map((seat) => whereabouts(view, effect, seat));
  const ranks = { front: 0, homeward: 0, camp: 0 };
  return seats.map((seat) => {
    const here = at[seat] ?? 'camp';
    const rank = ranks[here]++;
    const count = at.filter((other) => other === here).length;
    return {
      seat,
      at: here,
      place: placeOf(here, rank, count),
      hand: handOf(view, effect, seat),
      gain: gainOf(effect, seat, here),
      frightened: effect?.type === 'sprung' && effect.seats.includes(seat),
    };
  });
}

function whereabouts(view: View, effect: Effect | undefined, seat: Seat): Pose['at'] {
  if (effect?.type === 'revealed' && effect.back.includes(seat)) return 'homeward';
  if (effect?.type === 'sprung' && effect.seats.includes(seat)) return 'front';
  return view.explorers[seat]?.inside && view.stage !== 'over' ? 'front' : 'camp';
}

function placeOf(at: Pose['at'], rank: number, count: number): Place {
  switch (at) {
    case 'front':
      return partyPlace(rank, count);
    case 'homeward':
      return homewardPlace(rank, count);
    case 'camp':
      return campPlace(rank);
  }
}

function handOf(view: View, effect: Effect | undefined, seat: Seat): Pose['hand'] {
  if (effect?.type === 'revealed' || effect?.type === 'returned') {
    if (view.lastReveal?.on.includes(seat)) return 'go-on';
    return effect.type === 'revealed' && effect.back.includes(seat) ? 'go-back' : undefined;
  }
  const explorer = view.explorers[seat];
  if (view.stage !== 'decide' || !explorer?.inside) return undefined;
  return explorer.decided ? 'sealed' : 'undecided';
}

function gainOf(effect: Effect | undefined, seat: Seat, at: Pose['at']): number {
  if (effect?.type === 'turned') return at === 'front' ? effect.share : 0;
  if (effect?.type !== 'returned' && effect?.type !== 'sprung') return 0;
  const index = effect.seats.indexOf(seat);
  if (index < 0) return 0;
  return effect.type === 'returned' ? effect.share + (effect.loot[index] ?? 0) : -(effect.lost[index] ?? 0);
}
