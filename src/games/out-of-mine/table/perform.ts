// What each effect does to the table, in place. Play and hearing both go through here, so a view can never drift.

import { present } from '../../../kit/invariant.ts';
import { TILES } from '../content/tiles.ts';
import type { BoardSide } from '../content/types.ts';
import type { Draft, DraftSeat, LaidTile, OutOfMineEffect, OutOfMineState, Scoring } from '../types.ts';
import { hasMoreTime, opensAfter } from './time.ts';

export const ALL_TILES: readonly number[] = TILES.map((_, tile) => tile);

export function copyOf(state: OutOfMineState): Draft {
  return { ...state, seats: state.seats.map((seat) => ({ ...seat })) };
}

export function perform(table: Draft, effect: OutOfMineEffect): void {
  switch (effect.type) {
    case 'boards':
      dealBoards(table, effect.boards, effect.leaves);
      return;
    case 'side':
      at(table, effect.seat).side = effect.side;
      return;
    case 'ready':
      makeReady(table, effect.seat);
      return;
    case 'started':
      start(table, effect);
      return;
    case 'opened':
      at(table, effect.seat).mining = true;
      return;
    case 'took': {
      const seat = handling(table, effect.seat);
      table.supply = table.supply.filter((tile) => tile !== effect.tile);
      seat.hand = effect.tile;
      return;
    }
    case 'laid': {
      const seat = handling(table, effect.seat);
      delete seat.hand;
      seat.laid = [...seat.laid, laidTile(effect)];
      return;
    }
    case 'moved': {
      const seat = handling(table, effect.seat);
      seat.laid = seat.laid.map((laid) => (laid.tile === effect.tile ? laidTile(effect) : laid));
      return;
    }
    case 'picked-up': {
      const seat = handling(table, effect.seat);
      seat.laid = without(seat.laid, effect.tile);
      seat.hand = effect.tile;
      return;
    }
    case 'put-back': {
      const seat = handling(table, effect.seat);
      if (seat.hand === effect.tile) delete seat.hand;
      else seat.laid = without(seat.laid, effect.tile);
      supply(table, [effect.tile]);
      return;
    }
    case 'stuck':
      at(table, effect.seat).stuck = effect.stuck;
      return;
    case 'called':
      call(table, effect);
      return;
    case 'stopped': {
      const seat = at(table, effect.seat);
      if (!seat.mining) seat.late = true;
      seat.mining = false;
      return;
    }
    case 'ended':
      end(table, effect);
      return;
    case 'scored':
      score(table, effect);
      return;
    case 'over':
      table.stage = 'over';
      return;
  }
}

const at = (table: Draft, seat: number): DraftSeat => present(table.seats[seat], `seat ${seat}`);

/** M17: whoever handles a tile is not stuck any more. */
function handling(table: Draft, number: number): DraftSeat {
  const seat = at(table, number);
  seat.stuck = false;
  return seat;
}

const laidTile = ({ tile, x, y, rotation, flipped }: LaidTile): LaidTile => ({ tile, x, y, rotation, flipped });

const without = (laid: readonly LaidTile[], tile: number): readonly LaidTile[] =>
  laid.filter((one) => one.tile !== tile);

function supply(table: Draft, tiles: readonly number[]): void {
  if (tiles.length > 0) table.supply = [...table.supply, ...tiles].sort((a, b) => a - b);
}

const otherSide = (side: BoardSide): BoardSide => (side === 'front' ? 'back' : 'front');

/** M10, M30: new boards, and everything else back where it came from. */
function dealBoards(table: Draft, boards: readonly number[], leaves: number | undefined): void {
  if (leaves !== undefined) table.retired = [...table.retired, present(at(table, leaves).board)];
  const played = table.seats.flatMap(({ card }) => (card === undefined ? [] : [card]));
  if (played.length > 0) table.usedCards = [...table.usedCards, ...played];
  table.seats = table.seats.map((seat, number) => {
    const board = present(boards[number]);
    const same = seat.side !== undefined && seat.board === board;
    const fresh = { board, choice: !same, ready: false, laid: [], mining: false, stuck: false, total: seat.total };
    return {
      ...fresh,
      ...(same && seat.side !== undefined && { side: otherSide(seat.side) }),
      ...(seat.scoring !== undefined && { scoring: seat.scoring }),
    };
  });
  table.supply = ALL_TILES;
  table.calls = [];
  table.stage = 'preparing';
  delete table.startedAt;
  delete table.ending;
}

/** M40: the last to be ready lets luck go on. */
function makeReady(table: Draft, number: number): void {
  at(table, number).ready = true;
  if (!table.seats.every((seat) => seat.ready)) return;
  if (table.stage === 'preparing') {
    table.stage = 'revealing';
  } else {
    table.stage = 'dealing';
    table.round += 1;
  }
}

/** M11: all cards are seen at once. M42: those without the longest head start still have to wait. */
function start(table: Draft, { at: instant, cards }: Extract<OutOfMineEffect, { type: 'started' }>): void {
  table.stage = 'mining';
  table.startedAt = instant;
  for (const [number, seat] of table.seats.entries()) {
    seat.card = present(cards[number]);
    seat.ready = false;
    seat.mining = opensAfter(table.options, table.seats.length, number) === 0;
  }
}

/** M16: from now on nobody lays anything, but for those with grace or more time (M42). */
function call(table: Draft, { seat: caller, at: instant }: Extract<OutOfMineEffect, { type: 'called' }>): void {
  const first = table.calls.length === 0;
  table.calls = [...table.calls, { seat: caller, at: instant }];
  table.stage = 'called';
  for (const [number, seat] of table.seats.entries()) {
    if (number === caller) seat.mining = false;
    else if (first) seat.mining &&= hasMoreTime(table.options, number);
  }
}

function end(table: Draft, { ending }: Extract<OutOfMineEffect, { type: 'ended' }>): void {
  table.stage = 'scored';
  table.ending = ending;
  for (const seat of table.seats) {
    seat.mining = false;
    seat.stuck = false;
    delete seat.late;
    if (seat.hand === undefined) continue;
    supply(table, [seat.hand]);
    delete seat.hand;
  }
}

function score(table: Draft, { seat: number, scoring }: { readonly seat: number; readonly scoring: Scoring }): void {
  const seat = at(table, number);
  const gone = new Set(scoring.removed.map(({ tile }) => tile));
  seat.laid = seat.laid.filter(({ tile }) => !gone.has(tile));
  supply(table, [...gone]);
  seat.scoring = scoring;
  seat.total += scoring.points;
}
