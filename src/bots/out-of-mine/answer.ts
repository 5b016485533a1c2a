// What a bot does next at the table of Out of Mine!, and how long a person would take for it.

import type { Millis } from '../../contract/game.ts';
import { CARDS } from '../../games/out-of-mine/content/cards.ts';
import { difficulty, solutionCount } from '../../games/out-of-mine/content/difficulty.ts';
import { galleryIndex } from '../../games/out-of-mine/content/galleries.ts';
import { BOARD_SIDES, type BoardSide } from '../../games/out-of-mine/content/types.ts';
import {
  type OutOfMine,
  type OutOfMineAction,
  type OutOfMineState,
  opensAt,
  photoEnd,
} from '../../games/out-of-mine/index.ts';
import { present } from '../../kit/invariant.ts';
import { below, pick, type Rng, seededRng } from '../../kit/rng.ts';
import type { Answer, Question } from '../bot.ts';
import { type Bench, benchOf, isComplete } from './bench.ts';
import { handling, thought } from './hands.ts';
import { TEMPERAMENTS, type Temperament } from './levels.ts';
import { planned } from './planner.ts';
import { tinkered } from './tinkerer.ts';

/** What a good sport needs to see that somebody was faster, and to say so of oneself. */
const REACTION = 220;

export function answer(question: Question<OutOfMine>): Answer<OutOfMine> | undefined {
  const { view, seat, seed } = question;
  const table = present(view.seats[seat], `seat ${seat}`);
  const rng = seededRng(seed);
  switch (view.stage) {
    case 'dealing':
    case 'revealing':
    case 'over':
      return undefined;
    case 'preparing':
      if (table.ready) return undefined;
      if (table.side === undefined) return chooseSide(question, rng);
      return { action: { type: 'ready' }, takes: 500 + below(rng, 900) };
    case 'scored':
      return table.ready ? undefined : { action: { type: 'ready' }, takes: 900 + below(rng, 1500) };
    case 'mining':
      return table.mining ? mine(question, rng) : undefined;
    case 'called':
      return afterTheCall(question, rng);
  }
}

/** Those who plan prefer the side that can be filled in more ways with the cards that are left. */
function chooseSide({ view, seat, level }: Question<OutOfMine>, rng: Rng): Answer<OutOfMine> {
  const board = present(view.seats[seat]?.board);
  const takes = 800 + below(rng, 1400);
  if (!TEMPERAMENTS[level].weighsSides) return { action: { type: 'side', side: pick(rng, BOARD_SIDES) }, takes };
  const [front, back] = [easeOf(view, board, 'front'), easeOf(view, board, 'back')];
  return { action: { type: 'side', side: front >= back ? 'front' : 'back' }, takes };
}

/** The mean logarithm of the solutions, over all cards that may come. */
export function easeOf({ usedCards }: OutOfMineState, board: number, side: BoardSide): number {
  const gallery = galleryIndex(board, side);
  const cards = [...CARDS.keys()].filter((card) => !usedCards.includes(card));
  return cards.reduce((sum, card) => sum + Math.log(solutionCount(gallery, card)), 0) / cards.length;
}

function mine(question: Question<OutOfMine>, rng: Rng): Answer<OutOfMine> | undefined {
  const { view, seat, level, at } = question;
  const temper: Temperament = TEMPERAMENTS[level];
  const bench = benchOf(view, seat);
  const since = at - Math.max(opensAt(view, seat), question.since ?? 0);
  const { stuck } = bench.table;
  if (since > temper.patience || (stuck && temper.type === 'tinkerer')) {
    return stuck ? undefined : timed(bench, temper, lastWord(bench), rng);
  }
  const action =
    temper.type === 'planner' ? planned(bench, temper, moodOf(bench), rng).action : tinkered(bench, temper, rng);
  if (stuck && action.type === 'stuck') return undefined;
  return timed(bench, temper, action, rng);
}

const lastWord = (bench: Bench): OutOfMineAction => (isComplete(bench) ? { type: 'call' } : { type: 'stuck' });

/** M41, M42: in its grace a seat goes on, and one that is full may still call in the photo finish. */
function afterTheCall(question: Question<OutOfMine>, rng: Rng): Answer<OutOfMine> | undefined {
  const { view, seat, at } = question;
  const bench = benchOf(view, seat);
  const hasCalled = view.calls.some((call) => call.seat === seat);
  if (isComplete(bench) && !hasCalled && at + REACTION <= photoEnd(view)) {
    return { action: { type: 'call' }, takes: REACTION };
  }
  if (!bench.table.mining || bench.table.stuck) return undefined;
  const answer = mine(question, rng);
  // Nobody has to be told any more that the gallery is full; there is nothing left to do.
  return answer?.action.type === 'call' ? { ...answer, action: { type: 'stuck' } } : answer;
}

/** A round's own: whims and pace hold until the next. Told by the view, as every question has a seed of its own. */
function moodOf({ state, seat, table }: Bench): string {
  return `${state.round}/${seat}/${table.board}/${table.card}/${state.startedAt}`;
}

function timed(bench: Bench, temper: Temperament, action: OutOfMineAction, rng: Rng): Answer<OutOfMine> {
  const { table } = bench;
  const pace = thought(seededRng(`${moodOf(bench)}/pace`), 1000, 0.12) / 1000;
  const median = medianOf(bench, temper, action);
  const from = 'tile' in action ? table.laid.find(({ tile }) => tile === action.tile) : undefined;
  return { action, takes: Math.round(pace * thought(rng, median, temper.spread)) + handling(action, from) };
}

function medianOf(bench: Bench, temper: Temperament, action: OutOfMineAction): Millis {
  switch (action.type) {
    case 'take':
      return isFirst(bench) && temper.type === 'planner' ? temper.plan * hardness(bench) : temper.take;
    case 'lay':
      return temper.lay;
    case 'move':
    case 'pick-up':
    case 'put-back':
    case 'stuck':
      return temper.undo;
    case 'side':
    case 'ready':
    case 'unstuck':
    case 'call':
      return 2 * REACTION;
  }
}

const isFirst = ({ table }: Bench): boolean => table.laid.length === 0;

/** Hard pairs take longer to see through. */
function hardness({ table }: Bench): number {
  const pair = difficulty(galleryIndex(present(table.board), present(table.side)), present(table.card));
  return 0.4 + 0.2 * pair;
}
