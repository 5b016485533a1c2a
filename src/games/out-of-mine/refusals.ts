// Why a move is not allowed, with the rule that forbids it; undefined when it is.

import type { Millis, Move, Refusal, Seat } from '../../contract/game.ts';
import { isPossible } from './luck.ts';
import { cellNumber, coveredCells, occupied, onBoard, tileOf } from './table/placement.ts';
import { faultOf, hasGuardRails, mayCall, openSpaces, seatAt, seatCard, seatGallery } from './table/seat.ts';
import { deadlineOf, isCallOpen, opensAt } from './table/time.ts';
import { tileName } from './tile-names.ts';
import type { LaidTile, OutOfMine, OutOfMineAction, OutOfMineState } from './types.ts';

/** Every code, and the rule that it cites. */
const RULES = {
  unreadable: 'contract',
  'no-such-seat': 'contract',
  'nothing-due': 'contract',
  'impossible-luck': 'M10',
  'not-preparing': 'M10',
  'no-choice': 'M30',
  'no-side': 'M10',
  'already-ready': 'M40',
  'not-started': 'M11',
  'head-start': 'M42',
  uncovered: 'M16',
  called: 'M16',
  'round-over': 'M16',
  'match-over': 'M32',
  'hand-full': 'M12',
  gone: 'M14',
  yours: 'M13',
  'not-in-hand': 'M13',
  'not-laid': 'M13',
  'not-yours': 'M13',
  'off-board': 'M13',
  overlap: 'M15',
  'over-edge': 'M15',
  'wrong-colour': 'M15',
  'too-many': 'M15',
  'already-stuck': 'M17',
  'not-stuck': 'M17',
} as const;
export type RefusalCode = keyof typeof RULES;

export const REFUSALS: readonly string[] = Object.keys(RULES);

export function refuse(code: RefusalCode, detail?: Refusal['detail']): Refusal {
  return { code, rule: RULES[code], ...(detail !== undefined && { detail }) };
}

export function refusalOf(state: OutOfMineState, move: Move<OutOfMine>): Refusal | undefined {
  switch (move.by) {
    case 'seat':
      if (state.seats[move.seat] === undefined) return refuse('no-such-seat', { seat: move.seat });
      return refusedAction(state, move.seat, move.action, move.at);
    case 'chance':
      return isPossible(state, move.outcome) ? undefined : refuse('impossible-luck');
    case 'clock': {
      const deadline = deadlineOf(state);
      return deadline !== undefined && deadline <= move.at ? undefined : refuse('nothing-due');
    }
  }
}

function refusedAction(state: OutOfMineState, seat: Seat, action: OutOfMineAction, at: Millis): Refusal | undefined {
  switch (action.type) {
    case 'side':
      return refusedSide(state, seat);
    case 'ready':
      return refusedReady(state, seat);
    case 'call':
      return refusedCall(state, seat, at);
    case 'take':
      return notMining(state, seat) ?? refusedTake(state, seat, action.tile);
    case 'lay':
    case 'move':
    case 'pick-up':
    case 'put-back':
      return notMining(state, seat) ?? notHeld(state, seat, action);
    case 'stuck':
      return notMining(state, seat) ?? (seatAt(state, seat).stuck ? refuse('already-stuck') : undefined);
    case 'unstuck':
      return notMining(state, seat) ?? (seatAt(state, seat).stuck ? undefined : refuse('not-stuck'));
  }
}

function refusedSide(state: OutOfMineState, seat: Seat): Refusal | undefined {
  if (state.stage === 'over') return refuse('match-over');
  if (state.stage !== 'preparing') return refuse('not-preparing');
  const { choice, ready } = seatAt(state, seat);
  if (!choice) return refuse('no-choice');
  return ready ? refuse('already-ready') : undefined;
}

function refusedReady(state: OutOfMineState, seat: Seat): Refusal | undefined {
  if (state.stage === 'over') return refuse('match-over');
  if (state.stage !== 'preparing' && state.stage !== 'scored') return refuse('not-preparing');
  const { ready, side } = seatAt(state, seat);
  if (ready) return refuse('already-ready');
  return side === undefined ? refuse('no-side') : undefined;
}

/** M16: with every space covered a call counts, right or wrong. M41, M42: after the first, only where time is left. */
function refusedCall(state: OutOfMineState, seat: Seat, at: Millis): Refusal | undefined {
  const late = state.stage === 'called' ? tooLate(state, seat, at) : notMining(state, seat);
  if (late !== undefined) return late;
  const table = seatAt(state, seat);
  return mayCall(state.options, table) ? undefined : refuse('uncovered', { open: openSpaces(table) });
}

const tooLate = (state: OutOfMineState, seat: Seat, at: Millis): Refusal | undefined =>
  isCallOpen(state, seat, at) ? undefined : alreadyCalled(state);

const alreadyCalled = ({ calls }: OutOfMineState): Refusal => refuse('called', { seat: calls[0]?.seat ?? 0 });

function notMining(state: OutOfMineState, seat: Seat): Refusal | undefined {
  switch (state.stage) {
    case 'dealing':
    case 'preparing':
    case 'revealing':
      return refuse('not-started');
    case 'mining':
      return seatAt(state, seat).mining ? undefined : refuse('head-start', { until: opensAt(state, seat) });
    case 'called':
      return seatAt(state, seat).mining ? undefined : alreadyCalled(state);
    case 'scored':
      return refuse('round-over');
    case 'over':
      return refuse('match-over');
  }
}

const aboutTile = (tile: number): { readonly tile: number; readonly name: string } => ({ tile, name: tileName(tile) });

function refusedTake(state: OutOfMineState, seat: Seat, tile: number): Refusal | undefined {
  const { hand, laid } = seatAt(state, seat);
  if (hand !== undefined) return refuse('hand-full', aboutTile(hand));
  if (state.supply.includes(tile)) return undefined;
  if (laid.some((one) => one.tile === tile)) return refuse('yours', aboutTile(tile));
  const owner = state.seats.findIndex((one) => one.hand === tile || one.laid.some((it) => it.tile === tile));
  return refuse('gone', { ...aboutTile(tile), seat: owner });
}

/** M13: what one's own tiles allow. */
function notHeld(
  state: OutOfMineState,
  seat: Seat,
  action: Extract<OutOfMineAction, { type: 'lay' | 'move' | 'pick-up' | 'put-back' }>,
): Refusal | undefined {
  const { hand, laid } = seatAt(state, seat);
  const { tile } = action;
  const isLaid = laid.some((one) => one.tile === tile);
  switch (action.type) {
    case 'lay':
      return hand === tile ? refusedPlace(state, seat, action) : refuse('not-in-hand', aboutTile(tile));
    case 'move':
      return isLaid ? refusedPlace(state, seat, action) : refuse('not-laid', aboutTile(tile));
    case 'pick-up':
      if (!isLaid) return refuse('not-laid', aboutTile(tile));
      return hand === undefined ? undefined : refuse('hand-full', aboutTile(hand));
    case 'put-back':
      return hand === tile || isLaid ? undefined : refuse('not-yours', aboutTile(tile));
  }
}

function refusedPlace(state: OutOfMineState, seat: Seat, place: LaidTile): Refusal | undefined {
  const table = seatAt(state, seat);
  const cells = coveredCells(place.tile, place);
  if (!onBoard(seatGallery(table), cells)) return refuse('off-board', aboutTile(place.tile));
  const taken = occupied(table.laid, place.tile);
  if (cells.some((cell) => taken[cellNumber(cell)] === 1)) return refuse('overlap', aboutTile(place.tile));
  if (!hasGuardRails(state.options, seat)) return undefined;
  const others = table.laid.filter((laid) => laid.tile !== place.tile);
  const fault = faultOf(seatGallery(table), seatCard(table), place, others);
  return fault && refuse(fault, { ...aboutTile(place.tile), colour: tileOf(place.tile).colour });
}
