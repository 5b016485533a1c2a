// The luck of one expedition, drawn beforehand: both choices of a seat are played on with the same cards and the same whims of
// the others, so that their difference scatters less.

import type { Policy } from '../../bots/diamant/policies/simulate.ts';
import { leadsOf, situationOf } from '../../bots/diamant/policies/situation.ts';
import type { Seat } from '../../contract/game.ts';
import { drawCard, hasBit, type Position, reveal, turnCard } from '../../games/diamant/index.ts';
import type { Rng } from '../../kit/rng.ts';

/** More cards than any expedition turns, and the most seats. */
const CARDS = 40;
const SEATS = 8;

export interface Luck {
  readonly cards: Uint32Array;
  /** By card × SEATS + seat. */
  readonly whims: Uint32Array;
}

export const newLuck = (): Luck => ({ cards: new Uint32Array(CARDS), whims: new Uint32Array(CARDS * SEATS) });

export function drawLuck({ cards, whims }: Luck, seats: number, rng: Rng): void {
  for (let card = 0; card < CARDS; card++) {
    cards[card] = rng.bits();
    for (let seat = 0; seat < seats; seat++) whims[card * SEATS + seat] = rng.bits();
  }
}

/** Gives one number, and others that follow from it where one is not enough. */
const fixed = {
  next: 0,
  bits(): number {
    const bits = fixed.next;
    fixed.next = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
    return bits;
  },
};

export function turnWith({ cards }: Luck, position: Position, card: number): void {
  fixed.next = cards[card] ?? 0;
  turnCard(position, drawCard(position, fixed));
}

/** The seats that go back after so many cards, without the one that decides for itself. */
export function decideWith(
  { whims }: Luck,
  position: Position,
  { card, policies, except }: { readonly card: number; readonly policies: readonly Policy[]; readonly except?: Seat },
): number {
  const situation = situationOf(position);
  const leads = leadsOf(position);
  let back = 0;
  for (let seat = 0; seat < position.seats; seat++) {
    if (!hasBit(position.inside, seat) || seat === except) continue;
    const chance = policies[seat]?.(position, situation, seat, leads) ?? 0;
    if ((whims[card * SEATS + seat] ?? 0) < chance * 2 ** 32) back |= 1 << seat;
  }
  return back;
}

/** To the end of the expedition. `card` is the next one to be turned. */
export function playOnWith(luck: Luck, position: Position, card: number, policies: readonly Policy[]): void {
  const { expedition } = position;
  const isOn = (): boolean => position.stage !== 'over' && position.expedition === expedition;
  for (let next = card; isOn(); next++) {
    if (position.stage === 'explore') turnWith(luck, position, next);
    if (isOn() && position.stage === 'decide') {
      reveal(position, decideWith(luck, position, { card: next, policies }));
    }
  }
}
