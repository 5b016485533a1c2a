// The coach of Out of Mine!: when a gallery became impossible, what that cost, and what luck dealt.

import type { Move, Seat } from '../../contract/game.ts';
import { solutionCount } from '../../games/out-of-mine/content/difficulty.ts';
import { galleryIndex } from '../../games/out-of-mine/content/galleries.ts';
import {
  type OutOfMine,
  type OutOfMineAction,
  type OutOfMineState,
  outOfMine,
  pointName,
  tileName,
} from '../../games/out-of-mine/index.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng } from '../../kit/rng.ts';
import type { OutOfMineVerdictCode } from '../../words/en/coach-out-of-mine.ts';
import type { Judged as AnyJudged, Note as AnyNote, Played, Review } from '../bot.ts';
import { benchOf, canComplete, isComplete } from './bench.ts';
import { TEMPERAMENTS } from './levels.ts';
import { planned } from './planner.ts';
import { fewestEmpty, tilesAmiss } from './repair.ts';
import { POINTS_PER_EASE, POINTS_PER_SECOND, sharesOf } from './standing.ts';
import { type Blame, lookAt, mend, newWatch, shatter, type Watch } from './watch.ts';

type Judged = AnyJudged<OutOfMine, OutOfMineVerdictCode>;
type Note = AnyNote<OutOfMineVerdictCode>;

/** What it takes a person to notice a tile that is amiss, to take it off and to lay another. */
const SECONDS_PER_REPAIR = 6;

type SeatMove = Extract<Move<OutOfMine>, { by: 'seat' }>;

export function review({ setup, moves }: Played<OutOfMine>, onProgress?: (done: number) => void): Review<OutOfMine> {
  const judged: Judged[] = [];
  const notes: Note[] = [];
  const curve: { move: number; shares: readonly number[] }[] = [];
  const luck = new Array<number>(setup.seats).fill(0);
  let state = outOfMine.setup(setup);
  let watches = luck.map(newWatch);
  for (const [index, move] of moves.entries()) {
    const result = outOfMine.apply(state, move);
    if (!result.ok) break;
    const after = result.value.state;
    if (move.by === 'seat') watch({ before: state, after, move, index, watches, judged });
    if (move.by === 'chance' && move.outcome.type === 'cards') {
      const shares = dealt(after, luck);
      curve.push({ move: index, shares });
      watches = luck.map(newWatch);
    }
    if (isRacing(state) && !isRacing(after)) {
      for (const [seat, one] of watches.entries()) {
        mend(one, move.at);
        notes.push({ move: index, seat, ...roundNote(state, after, seat, one) });
      }
      curve.push({ move: index, shares: sharesOf(totalsOf(after), after.options.rounds - after.round) });
    }
    state = after;
    onProgress?.((index + 1) / moves.length);
  }
  return { judged, curve, luck, notes };
}

const isRacing = ({ stage }: OutOfMineState): boolean => stage === 'mining' || stage === 'called';
const totalsOf = ({ seats }: OutOfMineState): readonly number[] => seats.map(({ total }) => total);
const roundsLeft = ({ options, round }: OutOfMineState): number => options.rounds - round + 1;

/** Luck is the pair of gallery and card: easy ones are filled faster. */
function dealt(state: OutOfMineState, luck: number[]): readonly number[] {
  const eases = state.seats.map((_, seat) => Math.log(waysOf(state, seat)));
  const mean = eases.reduce((sum, ease) => sum + ease, 0) / eases.length;
  const totals = totalsOf(state);
  const before = sharesOf(totals, roundsLeft(state));
  const after = sharesOf(
    totals.map((total, seat) => total + POINTS_PER_EASE * ((eases[seat] ?? 0) - mean)),
    roundsLeft(state),
  );
  for (const seat of luck.keys()) luck[seat] = (luck[seat] ?? 0) + (after[seat] ?? 0) - (before[seat] ?? 0);
  return after;
}

function waysOf({ seats }: OutOfMineState, seat: Seat): number {
  const { board, side, card } = present(seats[seat]);
  return solutionCount(galleryIndex(present(board), present(side)), present(card));
}

interface Event {
  readonly before: OutOfMineState;
  readonly after: OutOfMineState;
  readonly move: SeatMove;
  readonly index: number;
  readonly watches: readonly Watch[];
  readonly judged: Judged[];
}

function watch(event: Event): void {
  const { before, after, move, watches, judged } = event;
  const one = present(watches[move.seat]);
  switch (move.action.type) {
    case 'lay':
    case 'move': {
      const wasWhole = lookAt(before, move.seat, one, move.at);
      const isWhole = canComplete(benchOf(after, move.seat));
      if (wasWhole) judged.push(judgeLaying(event, move.action, one, isWhole));
      else if (isWhole) mend(one, move.at);
      one.isWhole = isWhole;
      return;
    }
    case 'put-back':
    case 'pick-up':
      if (!one.isWhole && canComplete(benchOf(after, move.seat))) mend(one, move.at);
      return;
    case 'call': {
      const bench = benchOf(before, move.seat);
      if (before.stage === 'mining' && !isComplete(bench)) judged.push(judgeCall(event, bench));
      return;
    }
    case 'stuck':
      if (!isRacing(after) && lookAt(before, move.seat, one, move.at)) judged.push(judgeEnd(event, 'gave-up', {}));
      return;
    case 'take':
    case 'side':
    case 'ready':
    case 'unstuck':
      return;
  }
}

/** Judged by what the repair is likely to cost, not by what it did cost: others may have been slow. */
function judgeLaying(
  { before, after, move, index }: Event,
  action: Extract<OutOfMineAction, { type: 'lay' | 'move' }>,
  one: Watch,
  isWhole: boolean,
): Judged {
  const { seat } = move;
  const totals = totalsOf(before);
  const best = sharesOf(totals, roundsLeft(before))[seat] ?? 0;
  if (isWhole) return { move: index, seat, chosen: best, best };
  const bench = benchOf(after, seat);
  const amiss = tilesAmiss(bench);
  const cost = POINTS_PER_SECOND * SECONDS_PER_REPAIR * amiss;
  const reduced = totals.map((total, other) => (other === seat ? total - cost : total));
  const fault = bench.scoring.removed.find(({ tile }) => tile === action.tile)?.fault;
  const blame: Blame = {
    move: index,
    seat,
    chosen: sharesOf(reduced, roundsLeft(before))[seat] ?? 0,
    best,
    better: planned(benchOf(before, seat), { ...TEMPERAMENTS[5], whim: 0 }, 'coach', seededRng('coach')).action,
    code: fault === undefined ? 'made-impossible' : 'laid-wrong',
    detail: {
      round: before.round,
      tile: tileName(action.tile),
      place: pointName(action),
      amiss,
      ...(fault !== undefined && { fault }),
    },
  };
  shatter(one, before, seat, move.at);
  one.blame = blame;
  return blame;
}

const judgeCall = (event: Event, { scoring }: ReturnType<typeof benchOf>): Judged =>
  judgeEnd(event, 'false-call', { empty: scoring.empty, wrong: scoring.removed.length });

/** A decision that ended the race is worth what stands on the table then. */
function judgeEnd({ before, after, move, index }: Event, code: OutOfMineVerdictCode, detail: Judged['detail']): Judged {
  const { seat } = move;
  const best = sharesOf(totalsOf(before), roundsLeft(before))[seat] ?? 0;
  const chosen = sharesOf(totalsOf(after), roundsLeft(after) - (isRacing(after) ? 0 : 1))[seat] ?? 0;
  return { move: index, seat, chosen: Math.min(chosen, best), best, code, detail: { round: before.round, ...detail } };
}

/** A round in figures: points, the most that what lay there could still have brought, and where time went. */
function roundNote(before: OutOfMineState, after: OutOfMineState, seat: Seat, one: Watch): Omit<Note, 'move' | 'seat'> {
  const scoring = present(after.seats[seat]?.scoring);
  const isCaller = before.calls[0]?.seat === seat || scoring.bonus > 0;
  const possible = 10 - fewestEmpty(benchOf(before, seat));
  return {
    code: 'round',
    detail: {
      round: before.round,
      points: scoring.points,
      best: isCaller ? scoring.points : Math.max(scoring.points, possible + scoring.elves.length),
      empty: scoring.empty,
      ways: waysOf(before, seat),
      lost: one.lost,
      snatched: one.snatched,
      ...(one.firstBroken !== undefined && { brokenAt: one.firstBroken }),
    },
  };
}
