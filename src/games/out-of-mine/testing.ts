// Tables and shorthand for tests: moves are written in notation, and galleries are filled by the solver.

import type { Move, Refusal } from '../../contract/game.ts';
import { parseMove } from '../../contract/move-line.ts';
import { invariant, present } from '../../kit/invariant.ts';
import { cardDemands, gallerySolver } from './content/pairs.ts';
import { SHAPES } from './content/types.ts';
import { DEFAULT_OPTIONS } from './doors.ts';
import { outOfMine } from './index.ts';
import { formatLaid } from './notation.ts';
import { plainOrientation, tileOf } from './table/placement.ts';
import { seatAt, seatCard, seatGallery } from './table/seat.ts';
import { cardName, cardNamed } from './tile-names.ts';
import type { LaidTile, OutOfMine, OutOfMineOptions, OutOfMineScenario, OutOfMineState, SeatState } from './types.ts';

/** One card for each seat, from easy to hard; no two are the same. */
const TEST_CARDS = ['12211', '22220', '01230', '31211'] as const;

/** The race is on since instant 0: seat i has the front of board i and the i-th of TEST_CARDS, or of the cards given. */
export function racing(
  seats: number,
  options: Partial<OutOfMineOptions> = {},
  cards: readonly string[] = TEST_CARDS,
): OutOfMineState {
  const places = Array.from({ length: seats }, (_, board) => ({
    board,
    side: 'front' as const,
    card: present(cards[board]),
  }));
  return outOfMine.setup({ seats, options: { ...DEFAULT_OPTIONS, ...options }, scenario: { seats: places } });
}

export function newMatch(seats: number, options: Partial<OutOfMineOptions> = {}): OutOfMineState {
  return outOfMine.setup({ seats, options: { ...DEFAULT_OPTIONS, ...options } });
}

function moveOf(line: string): Move<OutOfMine> {
  const move = parseMove(outOfMine, line, 0);
  invariant(move.ok, `cannot read ${line}`);
  return move.value;
}

/** Plays lines such as `0 take F5`, `@1500 1 call`, `boards 3 7`, `@9000 clock`; none may be refused. */
export function played(state: OutOfMineState, ...lines: readonly string[]): OutOfMineState {
  return lines.reduce((before, line) => {
    const result = outOfMine.apply(before, moveOf(line));
    invariant(result.ok, `${line} is refused: ${result.ok ? '' : result.error.code}`);
    return result.value.state;
  }, state);
}

/** Why the line is refused; undefined when it is not. */
export function refusedLine(state: OutOfMineState, line: string): Refusal | undefined {
  const result = outOfMine.apply(state, moveOf(line));
  return result.ok ? undefined : result.error;
}

/** The rule and the code in one string, for tables: `M14 gone`. */
export function why(state: OutOfMineState, line: string): string | undefined {
  const refusal = refusedLine(state, line);
  return refusal && `${refusal.rule} ${refusal.code}`;
}

/** Tiles of the supply that fill this seat's gallery as its card wants it. */
export function solution(state: OutOfMineState, seat: number): readonly LaidTile[] {
  const table = seatAt(state, seat);
  const free = SHAPES.map((shape) => state.supply.filter((tile) => tileOf(tile).shape === shape));
  const supply = { counts: free.map((tiles) => tiles.length), demands: cardDemands(seatCard(table)) };
  const found = gallerySolver(seatGallery(table).spaces).first(supply);
  return present(found, 'a solution').map(({ piece, x, y, rotation, flipped }) => {
    const tile = present(free[piece]?.shift());
    return { tile, x, y, ...plainOrientation(tile, rotation, flipped) };
  });
}

/** The lines that take and lay these tiles. */
export function laying(seat: number, tiles: readonly LaidTile[], at = 0): readonly string[] {
  return tiles.flatMap((laid) => {
    const text = formatLaid(laid);
    return [`@${at} ${seat} take ${text.split(' ')[0]}`, `@${at} ${seat} lay ${text}`];
  });
}

export function filled(state: OutOfMineState, seat: number, at = 0): OutOfMineState {
  return played(state, ...laying(seat, solution(state, seat), at));
}

/** Every space covered, but with the tiles of another card: some of them are wrong. */
export function misfilled(state: OutOfMineState, seat: number, at = 0): OutOfMineState {
  const other = present(TEST_CARDS.find((card) => cardNamed(card) !== seatAt(state, seat).card));
  const wanted = withSeat(state, seat, { card: present(cardNamed(other)) });
  return played(state, ...laying(seat, solution(wanted, seat), at));
}

/** A written position in which seat 0 may call at once (M16): every space is covered, two tiles are wrong. */
export function covered(seats: number): OutOfMineScenario {
  const laid = ['L5 c1 r2', 'L4:1 d4 flip', 'I1:1 f3', 'L3:5 a2 r2', 'I3:2 d6 flip', 'I2:9 d1', 'I3:3 a4 r1 flip'];
  const others = ['22220', '01230', '31211']
    .slice(0, seats - 1)
    .map((card, board) => ({ board, side: 'front', card }) as const);
  return { seats: [{ board: 5, side: 'front', card: '12211', laid }, ...others] };
}

/** A written position in which every seat has filled its gallery as its card wants it. */
export function allFilled(seats: number): OutOfMineScenario {
  const state = Array.from({ length: seats }, (_, seat) => seat).reduce(
    (table, seat) => filled(table, seat),
    racing(seats),
  );
  const written = ({ board, side, card, laid }: SeatState): OutOfMineScenario['seats'][number] => ({
    board: present(board),
    side: present(side),
    card: cardName(present(card)),
    laid: laid.map(formatLaid),
  });
  return { seats: state.seats.map(written) };
}

/** The same table with some of a seat's things changed; tiles it lays leave the supply. */
export function withSeat(state: OutOfMineState, seat: number, change: Partial<SeatState>): OutOfMineState {
  const seats = state.seats.map((one, number) => (number === seat ? { ...one, ...change } : one));
  const taken = seats.flatMap(({ hand, laid }) => [hand, ...laid.map(({ tile }) => tile)]);
  return { ...state, seats, supply: state.supply.filter((tile) => !taken.includes(tile)) };
}
