// What luck may bring: boards (M10, M30, M31) and treasure cards (M11, M42), drawn when they are needed.

import { present } from '../../kit/invariant.ts';
import { pick, type Rng, shuffled } from '../../kit/rng.ts';
import { CARDS } from './content/cards.ts';
import { solutionCount } from './content/difficulty.ts';
import { BOARDS, galleryIndex } from './content/galleries.ts';
import { handicapOf } from './table/seat.ts';
import type { OutOfMineChance, OutOfMineState, SeatState } from './types.ts';

/** Boards that have not been out yet. Which of them lie in the pile and which in the box, nobody knows. */
function freshBoards(state: OutOfMineState): readonly number[] {
  const out = new Set([...state.retired, ...state.seats.flatMap(({ board }) => board ?? [])]);
  return Array.from({ length: BOARDS }, (_, board) => board).filter((board) => !out.has(board));
}

/** M30: the first caller's board leaves. M31: without a caller, one of those with the fewest empty spaces. */
function leavers({ calls, seats }: OutOfMineState): readonly number[] {
  const [call] = calls;
  if (call !== undefined) return [call.seat];
  const empty = seats.map(({ scoring }) => present(scoring, 'a scoring').empty);
  const fewest = Math.min(...empty);
  return empty.flatMap((count, seat) => (count === fewest ? [seat] : []));
}

const isFirstDeal = (state: OutOfMineState): boolean => state.seats.every(({ board }) => board === undefined);

const deckOf = (state: OutOfMineState): readonly number[] =>
  CARDS.flatMap((_, card) => (state.usedCards.includes(card) ? [] : [card]));

const drawsOf = (state: OutOfMineState, seat: number): number =>
  handicapOf(state.options, seat).easierCard === true ? 2 : 1;

export function sampleLuck(state: OutOfMineState, rng: Rng): OutOfMineChance {
  if (state.stage === 'revealing') return { type: 'cards', drawn: drawCards(state, rng) };
  if (isFirstDeal(state)) {
    return { type: 'boards', boards: shuffled(rng, freshBoards(state)).slice(0, state.seats.length) };
  }
  const leaves = pick(rng, leavers(state));
  const stay = state.seats.flatMap(({ board }, seat) => (seat === leaves ? [] : present(board)));
  return { type: 'boards', boards: shuffled(rng, [...stay, pick(rng, freshBoards(state))]), leaves };
}

function drawCards(state: OutOfMineState, rng: Rng): readonly (readonly number[])[] {
  const deck = shuffled(rng, deckOf(state));
  return state.seats.map((_, seat) => deck.splice(0, drawsOf(state, seat)));
}

/** Whether luck could have brought this now. */
export function isPossible(state: OutOfMineState, outcome: OutOfMineChance): boolean {
  switch (outcome.type) {
    case 'boards':
      return state.stage === 'dealing' && areDealable(state, outcome.boards, outcome.leaves);
    case 'cards': {
      const cards = outcome.drawn.flat();
      return (
        state.stage === 'revealing' &&
        outcome.drawn.length === state.seats.length &&
        outcome.drawn.every((drawn, seat) => drawn.length === drawsOf(state, seat)) &&
        new Set(cards).size === cards.length &&
        cards.every((card) => deckOf(state).includes(card))
      );
    }
  }
}

function areDealable(state: OutOfMineState, boards: readonly number[], leaves: number | undefined): boolean {
  if (boards.length !== state.seats.length || new Set(boards).size !== boards.length) return false;
  const fresh = freshBoards(state);
  if (isFirstDeal(state)) return leaves === undefined && boards.every((board) => fresh.includes(board));
  if (leaves === undefined || !leavers(state).includes(leaves)) return false;
  const stay = state.seats.flatMap(({ board }, seat) => (seat === leaves ? [] : present(board)));
  return (
    stay.every((board) => boards.includes(board)) &&
    boards.every((board) => stay.includes(board) || fresh.includes(board))
  );
}

/** M42, ruling: of two cards the one with which this seat's gallery can be filled in more ways; of equals the first. */
export function easiestCard(seat: SeatState, drawn: readonly number[]): number {
  const gallery = galleryIndex(present(seat.board, 'a board'), present(seat.side, 'a side'));
  return drawn.reduce((best, card) => (solutionCount(gallery, card) > solutionCount(gallery, best) ? card : best));
}
