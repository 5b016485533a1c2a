// Takes one entry of the log into the match: the only thing that ever changes one.

import type { Game, Millis, Move, Refusal, Seat, Setup, Shapes, Waiting } from '../contract/game.ts';
import { outcomeOf } from '../contract/replay.ts';
import type { Hex } from '../kit/hash.ts';
import { invariant, present } from '../kit/invariant.ts';
import { ok, type Result } from '../kit/result.ts';
import type { Entry, Match, MatchInPlay, News, SeatStatus, Terms } from './types.ts';

export function openMatch<G extends Shapes>(terms: Terms, key?: Hex): Match<G> {
  return {
    terms,
    key,
    stage: 'gathering',
    seats: new Array<SeatStatus>(terms.seats).fill(EMPTY_SEAT),
    awaitedSince: new Array<undefined>(terms.seats).fill(undefined),
    seq: 1,
    at: 0,
    chances: 0,
    state: undefined,
    undo: [],
    leftSince: undefined,
    outcome: undefined,
    ended: undefined,
    serverSeed: undefined,
    followedBy: undefined,
  };
}

const EMPTY_SEAT: SeatStatus = {
  occupant: undefined,
  key: undefined,
  code: undefined,
  untilBack: false,
  commitment: undefined,
  entropy: undefined,
  standIn: false,
  hinted: [],
};

type Moved<G extends Shapes> = Extract<Entry<G>, { type: 'moved' }>;

/** Refused only where the game refuses a move; any other entry was judged before it was written. */
export function step<G extends Shapes>(game: Game<G>, match: Match<G>, entry: Entry<G>): Result<News<G>, Refusal> {
  if (entry.type === 'moved') return stepMove(game, match, entry);
  return ok({ entry, match: { ...stepTable(game, match, entry), seq: match.seq + 1 }, effects: [] });
}

function stepTable<G extends Shapes>(
  game: Game<G>,
  match: Match<G>,
  entry: Exclude<Entry<G>, { type: 'moved' }>,
): Match<G> {
  switch (entry.type) {
    case 'opened':
      throw new RangeError('a match is opened once');
    case 'sat': {
      const before = match.stage === 'playing' ? seatOf(match, entry.seat) : EMPTY_SEAT;
      const seated = withSeat(match, entry.seat, {
        ...before,
        occupant: entry.occupant,
        key: entry.key,
        code: undefined,
        untilBack: false,
        standIn: before.standIn && entry.occupant.kind === 'person',
      });
      return noteLeft({ ...seated, at: entry.at ?? match.at });
    }
    case 'rose':
      return { ...withSeat(match, entry.seat, EMPTY_SEAT), at: entry.at ?? match.at };
    case 'offered':
      return withSeat(match, entry.seat, {
        ...seatOf(match, entry.seat),
        code: entry.code,
        untilBack: entry.untilBack === true,
      });
    case 'ready': {
      const status = { ...seatOf(match, entry.seat), commitment: entry.commitment };
      const ready = { ...withSeat(match, entry.seat, status), at: entry.at };
      const allReady = ready.seats.every((seat) => seat.occupant !== undefined && seat.commitment !== undefined);
      return allReady && ready.stage === 'gathering' ? { ...ready, stage: 'sealing' } : ready;
    }
    case 'unready':
      return withSeat(match, entry.seat, { ...seatOf(match, entry.seat), commitment: undefined });
    case 'revealed':
      return withSeat(match, entry.seat, { ...seatOf(match, entry.seat), entropy: entry.entropy });
    case 'started':
      return awaitSeatsIn(game, {
        ...match,
        stage: 'playing',
        at: entry.at,
        state: game.setup(setupOf(match.terms)),
        outcome: undefined,
        ended: undefined,
        serverSeed: undefined,
      });
    case 'undone': {
      invariant(match.stage === 'playing', 'an undo outside play');
      const last = present(match.undo.at(-1), 'a state to go back to');
      const back = { ...match, state: last.state, undo: match.undo.slice(0, -1), at: entry.at };
      return awaitSeatsIn(game, back);
    }
    case 'stood-in':
      return noteLeft({
        ...withSeat(match, entry.seat, { ...seatOf(match, entry.seat), standIn: true }),
        at: entry.at,
      });
    case 'returned': {
      const status = seatOf(match, entry.seat);
      const code = status.untilBack ? undefined : status.code;
      const back = withSeat(match, entry.seat, { ...status, code, untilBack: false, standIn: false });
      const awaitedSince = match.awaitedSince.map((since, seat) =>
        seat === entry.seat && since !== undefined ? entry.at : since,
      );
      return noteLeft({ ...back, awaitedSince, at: entry.at });
    }
    case 'hinted': {
      const status = seatOf(match, entry.seat);
      const hinted = [...status.hinted, hintName(entry)];
      return { ...withSeat(match, entry.seat, { ...status, hinted }), at: entry.at };
    }
    case 'ended': {
      const { reason: ended, serverSeed, at } = entry;
      const outcome = match.state === undefined ? undefined : outcomeOf(game, match.state);
      return { ...match, stage: 'over', ended, serverSeed, at, undo: [], outcome };
    }
    case 'frozen':
      return { ...match, stage: 'frozen' };
    case 'followed':
      return { ...match, followedBy: entry.match };
  }
}

/** Notes since when only stand-ins play for the people of this table. */
function noteLeft<M extends Match>(match: M): M {
  const left = match.seats.every((seat) => seat.standIn || seat.occupant?.kind !== 'person');
  return { ...match, leftSince: left && match.stage === 'playing' ? (match.leftSince ?? match.at) : undefined };
}

function stepMove<G extends Shapes>(game: Game<G>, match: Match<G>, entry: Moved<G>): Result<News<G>, Refusal> {
  const { move } = entry;
  invariant(match.stage === 'playing', 'a move outside play');
  const result = game.apply(match.state, move);
  if (!result.ok) return result;
  const { state, effects } = result.value;
  const undo = undoAfter(game, match, move, state);
  const mover = move.by === 'seat' && undo.length === 0 ? move.seat : undefined;
  // Field by field: this is the hottest line of a server, and a spread with changes takes V8 three times as long.
  const moved: MatchInPlay<G> = {
    terms: match.terms,
    key: match.key,
    stage: match.stage,
    seats: match.seats,
    awaitedSince: awaitSeats(game.waiting(state), match.awaitedSince, move.at, mover),
    seq: match.seq + 1,
    at: move.at,
    chances: match.chances + (move.by === 'chance' ? 1 : 0),
    state,
    undo,
    leftSince: match.leftSince,
    outcome: match.outcome,
    ended: match.ended,
    serverSeed: match.serverSeed,
    followedBy: match.followedBy,
  };
  return ok({ entry, match: moved, effects });
}

const NO_UNDO: readonly never[] = [];

/** Undo reaches back over a seat's own actions while it is still its turn; luck and others end that. */
function undoAfter<G extends Shapes>(
  game: Game<G>,
  match: MatchInPlay<G>,
  move: Move<G>,
  state: G['State'],
): MatchInPlay<G>['undo'] {
  if (game.undo === 'never' || move.by !== 'seat') return NO_UNDO;
  const waiting = game.waiting(state);
  if (waiting.for !== 'seats' || !waiting.seats.includes(move.seat)) return NO_UNDO;
  const mine = match.undo.filter((earlier) => earlier.seat === move.seat);
  return [...mine, { seat: move.seat, state: match.state }];
}

const awaitSeatsIn = <G extends Shapes>(game: Game<G>, match: MatchInPlay<G>): MatchInPlay<G> => ({
  ...match,
  awaitedSince: awaitSeats(game.waiting(match.state), match.awaitedSince, match.at),
});

/** Notes since when each seat is waited for: again, after a move for good of its own. */
function awaitSeats(waiting: Waiting, before: Match['awaitedSince'], at: Millis, mover?: Seat): Match['awaitedSince'] {
  return before.map((since, seat) => {
    if (waiting.for !== 'seats' || !waiting.seats.includes(seat)) return undefined;
    return seat === mover ? at : (since ?? at);
  });
}

/** Advice counts once for each phase and step. */
export const hintName = ({ phase, step }: { readonly phase: number; readonly step: number }): string =>
  `${phase}/${step}`;

const seatOf = (match: Match, seat: Seat): SeatStatus => present(match.seats[seat], `seat ${seat}`);

function withSeat<M extends Match>(match: M, seat: Seat, status: SeatStatus): M {
  return { ...match, seats: match.seats.map((old, number) => (number === seat ? status : old)) };
}

export function setupOf<G extends Shapes>(terms: Terms): Setup<G> {
  return {
    seats: terms.seats,
    options: terms.options,
    rules: terms.rules,
    ...(terms.scenario !== undefined && { scenario: terms.scenario }),
  };
}

/** The whole match, from its log; refused where the game refuses a move of it. */
export function foldMatch<G extends Shapes>(game: Game<G>, entries: Iterable<Entry<G>>): Result<Match<G>, Refusal> {
  let match: Match<G> | undefined;
  for (const entry of entries) {
    if (entry.type === 'opened') {
      match = openMatch(entry.terms, entry.key);
      continue;
    }
    const stepped = step(game, present(match, 'an opening entry'), entry);
    if (!stepped.ok) return stepped;
    match = stepped.value.match;
  }
  return ok(present(match, 'an opening entry'));
}
