// The host, as a pure function: judges what is asked, draws luck, keeps the clock, and says what to log.

import type { Game, Millis, Move, Refusal, Seat, Shapes } from '../contract/game.ts';
import type { Hex } from '../kit/hash.ts';
import { invariant, present } from '../kit/invariant.ts';
import { luckOf, matchSeed, seatCommitment } from '../kit/luck.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { deadlines, SEALING_TIME } from './deadlines.ts';
import { isName } from './name.ts';
import { hintName, step } from './step.ts';
import type { Circumstances, Entry, Hosted, HostRefusal, Input, Match, News, SeatStatus } from './types.ts';

/** What becomes of the match when this is asked of it now. Nothing is, where it is refused. */
export function host<G extends Shapes>(
  game: Game<G>,
  match: Match<G>,
  input: Input,
  now: Circumstances,
): Result<Hosted<G>, Refusal> {
  if (match.stage === 'frozen') return refuse('match-frozen');
  const at = Math.max(now.at, match.at);
  const judged = judge(game, match, input, at, now);
  if (!judged.ok) return judged;
  const news: News<G>[] = [];
  let last: Match<G> = match;
  for (const entry of judged.value) {
    const stepped: Result<News<G>, Refusal> = step(game, last, entry);
    if (!stepped.ok) return stepped;
    news.push(stepped.value);
    last = stepped.value.match;
  }
  for (let entry = followUp(game, last, at, now); entry !== undefined; entry = followUp(game, last, at, now)) {
    const stepped = step(game, last, entry);
    invariant(stepped.ok, `${entry.type} follows by itself and is refused`);
    news.push(stepped.value);
    last = stepped.value.match;
  }
  return ok({ match: last, news });
}

const refuse = (code: HostRefusal['code'], detail?: Refusal['detail']): { ok: false; error: Refusal } =>
  err({ code, rule: 'table', ...(detail && { detail }) });

type Judged<G extends Shapes> = Result<readonly Entry<G>[], Refusal>;

function judge<G extends Shapes>(
  game: Game<G>,
  match: Match<G>,
  input: Input,
  at: Millis,
  now: Circumstances,
): Judged<G> {
  switch (input.type) {
    case 'tick':
      return ok(due(game, match, at, now));
    case 'end':
      if (match.stage === 'over') return refuse('match-over');
      if (input.unlessPlayed && isPlayedByOthers(match)) return refuse('still-played');
      return ok([{ type: 'ended', reason: input.reason, at, serverSeed: now.serverSeed }]);
    case 'freeze':
      return ok([{ type: 'frozen', what: input.what }]);
    case 'follow':
      if (match.stage !== 'over') return refuse('not-over');
      return match.followedBy === undefined
        ? ok([{ type: 'followed', match: input.match }])
        : refuse('already-followed');
    case 'act':
    case 'undo':
    case 'stand-in':
    case 'return':
    case 'hint':
      return match.seats[input.seat] === undefined ? refuse('no-such-seat') : judgePlay(game, match, input, at);
    case 'sit':
    case 'rise':
    case 'offer':
    case 'ready':
    case 'unready':
    case 'reveal':
      return match.seats[input.seat] === undefined ? refuse('no-such-seat') : judgeSeating(match, input, at);
  }
}

type SeatingInput = Extract<Input, { type: 'sit' | 'rise' | 'offer' | 'ready' | 'unready' | 'reveal' }>;

function judgeSeating<G extends Shapes>(match: Match<G>, input: SeatingInput, at: Millis): Judged<G> {
  const seat = present(match.seats[input.seat]);
  switch (input.type) {
    case 'sit': {
      if (match.stage === 'over') return refuse('match-over');
      if (match.stage === 'sealing') return refuse('already-started');
      if (!isName(input.occupant.name)) return refuse('bad-name');
      const { type: _, code, ...rest } = input;
      const handedOver = code !== undefined && code === seat.code;
      if (!handedOver && seat.occupant !== undefined) return refuse('seat-taken');
      return ok([{ type: 'sat', ...rest, at }]);
    }
    case 'rise':
      if (match.stage !== 'gathering') return refuse('already-started');
      return seat.occupant === undefined ? refuse('seat-empty') : ok([{ type: 'rose', seat: input.seat, at }]);
    case 'offer':
      if (match.stage === 'over') return refuse('match-over');
      if (seat.occupant === undefined) return refuse('seat-empty');
      // Judged here once more: the owner may have come back since it was asked for.
      if (input.untilBack && !isBots(seat)) return refuse('not-standing-in');
      return ok([{ ...input, type: 'offered' }]);
    case 'ready':
      if (match.stage !== 'gathering') return refuse('already-started');
      if (seat.occupant === undefined) return refuse('seat-empty');
      if (!/^[0-9a-f]{64}$/.test(input.commitment)) return refuse('bad-commitment');
      return ok(seat.commitment === input.commitment ? [] : [{ ...input, at }]);
    case 'unready':
      if (match.stage !== 'gathering') return refuse('already-started');
      return ok(seat.commitment === undefined ? [] : [input]);
    case 'reveal':
      if (match.stage === 'gathering') return refuse('not-started');
      if (match.stage !== 'sealing') return refuse('already-started');
      if (!/^([0-9a-f]{2}){1,64}$/.test(input.entropy)) return refuse('bad-entropy');
      if (seatCommitment(input.entropy) !== seat.commitment) return refuse('bad-entropy');
      return ok(seat.entropy === undefined ? [{ type: 'revealed', seat: input.seat, entropy: input.entropy }] : []);
  }
}

type PlayInput = Extract<Input, { type: 'act' | 'undo' | 'stand-in' | 'return' | 'hint' }>;

function judgePlay<G extends Shapes>(game: Game<G>, match: Match<G>, input: PlayInput, at: Millis): Judged<G> {
  const seat = present(match.seats[input.seat]);
  // Whoever leaves after the end is not waited for in the next match.
  if (match.stage === 'over') return input.type === 'stand-in' ? judgeStandIn(seat, input, at) : refuse('match-over');
  if (match.stage !== 'playing') return refuse('not-started');
  const { id } = input.type === 'act' || input.type === 'undo' ? input : {};
  switch (input.type) {
    case 'act': {
      if (input.phase !== undefined && input.phase !== game.phase(match.state)) {
        return refuse('stale-phase');
      }
      const action = game.doors.action(input.action);
      if (!action.ok) return action;
      const move: Move<G> = { by: 'seat', seat: input.seat, at, action: action.value };
      const moved: Entry<G> = id === undefined ? { type: 'moved', move } : { type: 'moved', move, id };
      if (seat.occupant?.kind === 'bot') return ok([moved]);
      if (input.standIn) return seat.standIn ? ok([{ ...moved, standIn: true }]) : refuse('not-standing-in');
      return ok(seat.standIn ? [{ type: 'returned', seat: input.seat, at }, moved] : [moved]);
    }
    case 'undo':
      if (match.undo.at(-1)?.seat !== input.seat) return refuse('nothing-to-undo');
      return ok([{ type: 'undone', seat: input.seat, at, ...(id !== undefined && { id }) }]);
    case 'stand-in':
      return judgeStandIn(seat, input, at);
    case 'return':
      return ok(seat.standIn ? [{ type: 'returned', seat: input.seat, at }] : []);
    case 'hint':
      if (!match.terms.hints) return refuse('no-hints');
      // Advice for an earlier phase is noted late; advice for a later one cannot exist.
      if (input.phase > game.phase(match.state)) return refuse('stale-phase');
      return ok(seat.hinted.includes(hintName(input)) ? [] : [{ ...input, type: 'hinted', at }]);
  }
}

function judgeStandIn<G extends Shapes>(status: SeatStatus, { seat }: { readonly seat: Seat }, at: Millis): Judged<G> {
  if (status.occupant?.kind !== 'person' || status.standIn) return ok([]);
  return ok([{ type: 'stood-in', seat, at }]);
}

/** What the clock brings, one thing at a time: the game's own deadline, a stand-in, or the end of a left table. */
function due<G extends Shapes>(
  game: Game<G>,
  match: Match<G>,
  at: Millis,
  { serverSeed }: Circumstances,
): readonly Entry<G>[] {
  const [deadline] = deadlines(game, match);
  if (deadline === undefined || deadline.at > at) return [];
  const stamp = Math.max(deadline.at, match.at);
  switch (deadline.type) {
    case 'game':
      return [{ type: 'moved', move: { by: 'clock', at: stamp } }];
    case 'decision':
      return [{ type: 'stood-in', seat: deadline.seat, at: stamp }];
    case 'left':
      return [{ type: 'ended', reason: 'abandoned', at: stamp, serverSeed }];
  }
}

/** What happens by itself, without anybody being asked: the start, luck, the end. */
function followUp<G extends Shapes>(
  game: Game<G>,
  match: Match<G>,
  at: Millis,
  now: Circumstances,
): Entry<G> | undefined {
  if (match.stage === 'sealing') {
    const complete = match.seats.every((seat) => seat.entropy !== undefined);
    return complete || at >= match.at + SEALING_TIME ? { type: 'started', at } : undefined;
  }
  if (match.stage !== 'playing') return undefined;
  const waiting = game.waiting(match.state);
  if (waiting.for === 'nothing') return { type: 'ended', reason: 'finished', at, serverSeed: now.serverSeed };
  if (waiting.for === 'chance') {
    const luck = now.luck ?? luckOf(seedOf(match, now.serverSeed));
    const outcome = game.sampleChance(match.state, luck(match.chances));
    return { type: 'moved', move: { by: 'chance', at, outcome } };
  }
  return undefined;
}

/** What all chance moves are drawn from: the server's secret and every seat's entropy, bound together. */
export function seedOf(match: Match, serverSeed: Hex): Hex {
  const entropy = match.seats.map((seat) => seat.entropy ?? '');
  const { match: id, rules } = match.terms;
  return matchSeed({ match: id, rules }, serverSeed, entropy);
}

const isBots = (seat: SeatStatus | undefined): boolean => seat?.standIn === true || seat?.occupant?.kind === 'bot';

/**
 * Whether ending it would take the match from other people. The opener's token names no seat: where several people have seats,
 * every one of them has to leave first, or an opener who loses could leave and then end the match.
 */
function isPlayedByOthers({ stage, seats }: Match): boolean {
  const people = seats.filter(({ occupant }) => occupant?.kind === 'person');
  return stage === 'playing' && people.length > 1 && people.some(({ standIn }) => !standIn);
}

/** The seats that a bot has to answer for now. */
export function botSeats(game: Game, match: Match): readonly Seat[] {
  if (match.stage !== 'playing' || !match.seats.some(isBots)) return [];
  const waiting = game.waiting(match.state);
  return waiting.for === 'seats' ? waiting.seats.filter((seat) => isBots(match.seats[seat])) : [];
}
