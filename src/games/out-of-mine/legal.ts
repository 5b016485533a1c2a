// Everything a seat may do now: exactly the actions that would not be refused, each way to lie once.

import type { Millis, Seat } from '../../contract/game.ts';
import { below, pick, pickByCount, type Rng } from '../../kit/rng.ts';
import { BOARD_SIDES } from './content/types.ts';
import { placements } from './table/placement.ts';
import { faultOf, hasGuardRails, mayCall, seatAt, seatCard, seatGallery } from './table/seat.ts';
import { isCallOpen } from './table/time.ts';
import type { LaidTile, OutOfMineAction, OutOfMineState, SeatState } from './types.ts';

export function legalActions(state: OutOfMineState, seat: Seat, at: Millis): readonly OutOfMineAction[] {
  const table = seatAt(state, seat);
  const { mining, ready, choice, side } = table;
  switch (state.stage) {
    case 'dealing':
    case 'revealing':
    case 'over':
      return [];
    case 'preparing':
      if (ready) return [];
      return [
        ...(choice ? BOARD_SIDES.map((one) => ({ type: 'side', side: one }) as const) : []),
        ...(side === undefined ? [] : [{ type: 'ready' } as const]),
      ];
    case 'mining':
      return mining ? [...handling(state, seat), ...calling(state, table)] : [];
    case 'called': {
      const calls = isCallOpen(state, seat, at) ? calling(state, table) : [];
      return [...(mining ? handling(state, seat) : []), ...calls];
    }
    case 'scored':
      return ready ? [] : [{ type: 'ready' }];
  }
}

const calling = ({ options }: OutOfMineState, table: SeatState): readonly OutOfMineAction[] =>
  mayCall(options, table) ? [{ type: 'call' }] : [];

function handling(state: OutOfMineState, seat: Seat): OutOfMineAction[] {
  const { hand, laid, stuck } = seatAt(state, seat);
  const tiles = laid.map(({ tile }) => tile);
  const actions: OutOfMineAction[] = [{ type: stuck ? 'unstuck' : 'stuck' }];
  if (hand === undefined) {
    for (const tile of state.supply) actions.push({ type: 'take', tile });
    for (const tile of tiles) actions.push({ type: 'pick-up', tile });
  } else {
    actions.push({ type: 'put-back', tile: hand });
    for (const place of legalPlaces(state, seat, hand)) actions.push({ type: 'lay', ...place });
  }
  for (const tile of tiles) {
    actions.push({ type: 'put-back', tile });
    for (const place of legalPlaces(state, seat, tile)) actions.push({ type: 'move', ...place });
  }
  return actions;
}

/** Where this seat may lay the tile, which is in its hand or already on its board. */
export function legalPlaces(state: OutOfMineState, seat: Seat, tile: number): readonly LaidTile[] {
  const table = seatAt(state, seat);
  const gallery = seatGallery(table);
  const places = placements(gallery, table.laid, tile);
  if (!hasGuardRails(state.options, seat)) return places;
  const card = seatCard(table);
  const others = table.laid.filter((laid) => laid.tile !== tile);
  return places.filter((place) => faultOf(gallery, card, place, others) === undefined);
}

/** How often a random player does what, where it may; so that galleries fill up and yet every round ends. */
const INCLINATION: Readonly<Record<OutOfMineAction['type'], number>> = {
  side: 20,
  ready: 20,
  take: 100,
  lay: 100,
  move: 20,
  'pick-up': 10,
  'put-back': 10,
  call: 20,
  stuck: 8,
  unstuck: 1,
};

/** How seldom a random player who is stuck does anything: a round ends only when all are stuck at once (M17). */
const STIRS = 120;

/** For random players: first what kind of action, then which. */
export function chooseAtRandom(actions: readonly OutOfMineAction[], rng: Rng): OutOfMineAction | undefined {
  if (actions.some(({ type }) => type === 'unstuck') && below(rng, STIRS) > 0) return undefined;
  const types = [...new Set(actions.map(({ type }) => type))];
  const type =
    types[
      pickByCount(
        rng,
        types.map((one) => INCLINATION[one]),
      )
    ];
  return pick(
    rng,
    actions.filter((action) => action.type === type),
  );
}
