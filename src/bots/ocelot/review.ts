// The coach of Sir Ocelot's Cave: every turn judged once, before luck struck, and luck told apart from it.

import { sharesOfWin } from '../../contract/replay.ts';
import {
  actionOf,
  COMPANION,
  COMPANION_MOVES,
  copyPosition,
  moveOf,
  OVER,
  outcomeOf,
  PLACE,
  tokensInHand,
} from '../../games/ocelot/in-place.ts';
import { AMETHYSTS, CELL_COUNT, type Ocelot, ocelot, type State } from '../../games/ocelot/index.ts';
import { present } from '../../kit/invariant.ts';
import type { OcelotVerdictCode } from '../../words/en/coach-ocelot.ts';
import type { Judged as AnyJudged, Played, Review } from '../bot.ts';
import { worthTaking } from './collect.ts';
import { placeOf } from './hint.ts';
import { meanProspect, prospectOf, staysToTheEnd } from './search/prospects.ts';
import { explore } from './search/root.ts';
import type { Search } from './search/search.ts';
import { Tree } from './search/tree.ts';
import { INFINITE, POINT } from './search/worth.ts';
import { shareOf } from './share.ts';
import { knownTo, searchIn } from './think.ts';

type Judged = AnyJudged<Ocelot, OcelotVerdictCode>;

/** A match has 32 turns: a few seconds in all. */
const EFFORT = 20_000;

type SeatMove = Extract<Played<Ocelot>['moves'][number], { by: 'seat' }>;

export function review(played: Played<Ocelot>, onProgress?: (done: number) => void): Review<Ocelot> {
  const { setup, moves } = played;
  const judged: Judged[] = [];
  const curve: { move: number; shares: readonly number[] }[] = [];
  const luck = [0, 0];
  let state: State = ocelot.setup(setup);
  for (const [index, move] of moves.entries()) {
    if (move.by === 'seat') {
      const turn = beginsTurn(state) ? judgeTurn(state, moves, index, move) : undefined;
      if (turn !== undefined) {
        curve.push({ move: index - 1, shares: bySeat(move.seat, turn.best) });
        if (turn.judged !== undefined) judged.push(turn.judged);
      }
      const left = move.action.type === 'done' ? judgeLeaving(state, index, move.seat) : undefined;
      if (left !== undefined) judged.push(left);
    } else if (move.by === 'chance' && move.outcome.type === 'draw') {
      const gift = luckOfDraw(state, AMETHYSTS.indexOf(move.outcome.amethyst));
      luck[state.seat] = (luck[state.seat] ?? 0) + gift;
      luck[1 - state.seat] = (luck[1 - state.seat] ?? 0) - gift;
    }
    const result = ocelot.apply(state, move);
    if (!result.ok) break;
    state = result.value.state;
    if (state.step === OVER) curve.push({ move: index, shares: sharesOfWin(outcomeOf(state)) });
    onProgress?.((index + 1) / moves.length);
  }
  return { judged, curve, luck };
}

const tokensLeft = (state: State): number => tokensInHand(state, 0) + tokensInHand(state, 1);

const bySeat = (seat: number, share: number): readonly number[] =>
  seat === 0 ? [share, 1 - share] : [1 - share, share];

/** After a step down the turn has been judged already; a written position may begin there. */
const beginsTurn = (state: State): boolean => state.step === COMPANION || (state.step === PLACE && state.turn === 1);

/** The moves that make up this turn: the step down, if any, and the token. */
function turnFrom(moves: Played<Ocelot>['moves'], index: number): { readonly move: number; readonly index: number }[] {
  const turn: { move: number; index: number }[] = [];
  for (let at = index; at < moves.length; at++) {
    const move = moves[at];
    if (move?.by !== 'seat') continue;
    const number = moveOf(move.action);
    if (number === undefined) break;
    turn.push({ move: number, index: at });
    if (move.action.type !== 'advance') break;
  }
  return turn;
}

interface JudgedTurn {
  /** The seat's share with best play. */
  readonly best: number;
  /** Left out where only one turn was possible. */
  readonly judged?: Judged;
}

function judgeTurn(state: State, moves: Played<Ocelot>['moves'], index: number, { seat }: SeatMove): JudgedTurn {
  const search = searchIn(knownTo(ocelot.view(state, seat)), EFFORT);
  const options = explore(search);
  const best = present(options[0]);
  const tokens = tokensLeft(state);
  const turn = turnFrom(moves, index);
  const lead = Math.min(
    INFINITE,
    worthOfTurn(
      search,
      turn.map(({ move }) => move),
      best.depth,
    ),
  );
  const share = { best: shareOf(Math.max(best.value, lead), tokens), chosen: shareOf(lead, tokens) };
  if (options.length < 2) return { best: share.best };
  const token = present(turn.at(-1));
  return {
    best: share.best,
    judged: {
      move: token.index,
      seat,
      ...share,
      ...(best.value > lead && best.move !== turn[0]?.move && { better: actionOf(best.move) }),
      code: token.move >= COMPANION_MOVES ? 'companion' : 'token',
      detail: { ...placeOf(token.move), lost: Math.round(Math.max(0, best.value - lead) / POINT) },
    },
  };
}

/** What a turn that was played is worth, looked at as far ahead as the best. */
function worthOfTurn(search: Search, turn: readonly number[], depth: number): number {
  const [first = 0, second] = turn;
  search.limit = Number.POSITIVE_INFINITY;
  if (second === undefined) return search.try(first, depth, -INFINITE, INFINITE);
  search.tree.make(first);
  const value = search.try(second, depth, -INFINITE, INFINITE);
  search.tree.unmake();
  return value;
}

/** O17: gems that could have been taken and were not. */
function judgeLeaving(state: State, index: number, seat: number): Judged | undefined {
  const tree = new Tree(knownTo(ocelot.view(state, seat)));
  const cells = worthTaking(tree);
  const worth = cells.reduce((sum, cell) => sum + (tree.worth[seat * CELL_COUNT + cell] ?? 0), 0);
  const [cell] = cells;
  if (cell === undefined || worth <= 0) return undefined;
  const tokens = tokensLeft(state);
  return {
    move: index,
    seat,
    chosen: shareOf(tree.ownLead - worth, tokens),
    best: shareOf(tree.ownLead + worth, tokens),
    better: { type: 'collect', cell },
    code: 'left-lying',
    detail: { count: cells.length, points: Math.round(worth / POINT) },
  };
}

/** What this amethyst changed for the seat that drew it, against the mean of the bag. */
function luckOfDraw(state: State, kind: number): number {
  const position = copyPosition(state);
  const stays = staysToTheEnd(position);
  const tree = new Tree(position, { stays });
  const drawn = prospectOf(position, state.seat, kind, stays);
  const gift = POINT * (drawn - meanProspect(position, state.seat, state.drawing, stays));
  const tokens = tokensLeft(state);
  return shareOf(tree.ownLead + gift, tokens) - shareOf(tree.ownLead, tokens);
}
