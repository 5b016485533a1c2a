// Help at the mat: what could be taken now, what would be handed over, and at last the best turn.

import { actionOf, COLLECT_MOVES, COMPANION_MOVES, DONE_MOVE, type Position } from '../../games/ocelot/in-place.ts';
import { type Action, CELL_COUNT, cellName, type Ocelot, spaceName } from '../../games/ocelot/index.ts';
import { present } from '../../kit/invariant.ts';
import type { OcelotHintCode } from '../../words/en/coach-ocelot.ts';
import type { Hint as AnyHint, Question } from '../bot.ts';
import { nextCollect, worthTaking } from './collect.ts';
import { bestGain, type Turn, turnsOf } from './greedy.ts';
import { Tree } from './search/tree.ts';
import { POINT } from './search/worth.ts';
import { knownTo, think } from './think.ts';

type Hint = AnyHint<Ocelot, OcelotHintCode>;

/** Well below 150 ms in a browser. */
const EFFORT = 12_000;

export function hint({ view, seat }: Question<Ocelot>, step: number): Hint | undefined {
  if (view.seat !== seat) return undefined;
  switch (view.step) {
    case 'companion':
    case 'place':
      return step === 0 ? gainHint(knownTo(view)) : step === 1 ? dangerHint(knownTo(view)) : bestHint(knownTo(view));
    case 'collect':
      return collectHint(knownTo(view), step);
    case 'deal':
    case 'draw':
    case 'over':
      return undefined;
  }
}

/** For people: whole points, or halves where a mean is meant. */
const points = (sixteenths: number): number => Math.round((2 * sixteenths) / POINT) / 2;

/** What the best turn would bring at once. */
function gainHint(position: Position): Hint {
  const gain = bestGain(new Tree(position));
  return gain <= 0 ? { code: 'nothing-to-take' } : { code: 'could-take', detail: { points: points(gain) } };
}

/** A companion that enters finds a gem of one point nearly always: that is not handed over. */
const SMALL = 2 * POINT;

/** How many placements hand something over, and how much the worst of them does. */
function dangerHint(position: Position): Hint {
  const turns = turnsOf(new Tree(position), { withReply: true }).filter(({ advance }) => advance === undefined);
  const least = turns.reduce((best, { reply }) => Math.min(best, reply), Number.POSITIVE_INFINITY);
  const safe = turns.filter(({ reply }) => reply < SMALL).length;
  const worst = turns.reduce((most, turn) => (turn.reply > most.reply ? turn : most), present(turns[0]));
  const detail = {
    safe,
    turns: turns.length,
    least: points(least),
    most: points(worst.reply),
    ...placeOf(worst.token),
  };
  return { code: safe > 0 ? 'some-are-dangerous' : 'all-are-dangerous', detail };
}

/** Where a token would go, in words for the board. */
export function placeOf(move: number): Record<string, string> {
  const action = actionOf(move);
  return action.type === 'place'
    ? { tool: action.tool, tile: action.tile, space: spaceName(action.space) }
    : { cell: cellName(move - COMPANION_MOVES) };
}

const CODES: Readonly<Record<Action['type'], OcelotHintCode>> = {
  place: 'best-place',
  enter: 'best-enter',
  advance: 'best-advance',
  collect: 'best-collect',
  done: 'best-done',
};

function bestHint(position: Position): Hint {
  const { move } = present(think(position, EFFORT)[0]);
  const action = actionOf(move);
  const turn = present(bestTurnWith(position, move));
  return {
    code: CODES[action.type],
    detail: { ...placeOf(move), gain: points(turn.gain), hands: points(turn.reply) },
    action,
  };
}

/** The turn that begins with this move; after a step down, the one that brings most. */
function bestTurnWith(position: Position, move: number): Turn | undefined {
  let best: Turn | undefined;
  for (const turn of turnsOf(new Tree(position), { withReply: true })) {
    if ((turn.advance ?? turn.token) !== move) continue;
    if (best === undefined || turn.gain - turn.reply > best.gain - best.reply) best = turn;
  }
  return best;
}

function collectHint(position: Position, step: number): Hint {
  const tree = new Tree(position);
  const cells = worthTaking(tree);
  const move = nextCollect(position);
  if (move === DONE_MOVE) return { code: 'best-done', action: actionOf(move) };
  const sum = cells.reduce((all, cell) => all + (tree.worth[position.seat * CELL_COUNT + cell] ?? 0), 0);
  if (step === 0) return { code: 'gems-to-collect', detail: { count: cells.length, points: points(sum) } };
  return { code: 'best-collect', detail: { cell: cellName(move - COLLECT_MOVES) }, action: actionOf(move) };
}
