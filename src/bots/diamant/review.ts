// The coach of Diamant: every decision judged before the card was turned, and luck told apart from it.

import { copyPosition, type Diamant, diamant, type State } from '../../games/diamant/index.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng } from '../../kit/rng.ts';
import type { DiamantVerdictCode } from '../../words/en/coach-diamant.ts';
import { lossOf } from '../accuracy.ts';
import type { Judged, Played, Review } from '../bot.ts';
import { figuresOf } from './hint.ts';
import { policyOf } from './levels.ts';
import { estimateChoices, estimateRound, estimateShares, type Rollouts, type RoundValues } from './rollouts.ts';
import { situationOf } from './situation.ts';

/** The more share a win, the less a share scatters, and the fewer are needed. */
const rolloutsFor = (seats: number): number => Math.round((480 / seats) * (1 - 1 / seats));

/** What seems to have cost so many percentage points is looked at again, so much longer: it may be the luck of the rollouts. */
const DOUBTFUL = 4;
const SECOND_LOOK = 4;

export function review(played: Played<Diamant>, onProgress?: (done: number) => void): Review<Diamant> {
  const { setup, moves } = played;
  const policy = policyOf(5, setup.seats);
  const judged: Judged<Diamant>[] = [];
  const curve: { move: number; shares: readonly number[] }[] = [];
  const luck = new Array<number>(setup.seats).fill(0);
  let state: State = diamant.setup(setup);
  let shares: readonly number[] = luck.map(() => 1 / setup.seats);
  let round: RoundValues | undefined;
  for (const [index, move] of moves.entries()) {
    const rollouts = { policy, count: rolloutsFor(setup.seats), rng: seededRng(`coach/${index}`) };
    if (move.by === 'seat' && isLast(moves, index, move.seat)) {
      round ??= estimateRound(state, rollouts);
      judged.push(judge(state, index, move, round.choices, rollouts));
    }
    const before = state;
    const result = diamant.apply(state, move);
    if (!result.ok) break;
    state = result.value.state;
    if (state.round !== before.round || move.by === 'chance') {
      round = state.stage === 'decide' ? estimateRound(state, rollouts) : undefined;
      const after = round?.shares ?? (state.stage === 'over' ? sharesAtEnd(state) : estimateShares(state, rollouts));
      if (move.by === 'chance') {
        for (const seat of luck.keys()) luck[seat] = (luck[seat] ?? 0) + (after[seat] ?? 0) - (shares[seat] ?? 0);
      }
      shares = after;
      curve.push({ move: index, shares });
    }
    onProgress?.((index + 1) / moves.length);
  }
  return { judged, curve, luck };
}

type SeatMove = Extract<Played<Diamant>['moves'][number], { by: 'seat' }>;

/** A decision that was changed before the reveal is not the one that counted. After a reveal, luck speaks first. */
function isLast(moves: Played<Diamant>['moves'], index: number, seat: number): boolean {
  const next = moves
    .slice(index + 1)
    .find((move) => move.by === 'chance' || (move.by === 'seat' && move.seat === seat));
  return next?.by !== 'seat';
}

function judge(
  state: State,
  index: number,
  move: SeatMove,
  choices: RoundValues['choices'],
  rollouts: Rollouts,
): Judged<Diamant, DiamantVerdictCode> {
  const { seat, action } = move;
  const { choice } = action;
  const { on, back } = present(choices[seat]);
  const loss = lossOf({ best: Math.max(on, back), chosen: choice === 'on' ? on : back }, state.seats);
  const values =
    loss < DOUBTFUL ? { on, back } : estimateChoices(state, seat, { ...rollouts, count: SECOND_LOOK * rollouts.count });
  const better = values.on > values.back ? 'on' : 'back';
  return {
    move: index,
    seat,
    chosen: values[choice],
    best: Math.max(values.on, values.back),
    ...(better !== choice && { better: { type: 'decide', choice: better } }),
    code: choice,
    detail: figuresOf(situationOf(copyPosition(state))),
  };
}

function sharesAtEnd(state: State): readonly number[] {
  const waiting = diamant.waiting(state);
  if (waiting.for !== 'nothing') return [];
  const { winners } = waiting.outcome;
  return state.chests.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
