// The coach of Diamant: every decision judged before the card was turned, and luck told apart from it.

import { sharesOfWin } from '../../contract/replay.ts';
import { copyPosition, type Diamant, diamant, EXPEDITIONS, outcomeOf, type State } from '../../games/diamant/index.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng } from '../../kit/rng.ts';
import type { DiamantVerdictCode } from '../../words/en/coach-diamant.ts';
import { lossOf } from '../accuracy.ts';
import type { Judged, Played, Review } from '../bot.ts';
import { foresee } from './futures.ts';
import { figuresOf } from './hint.ts';
import { scoutFor } from './levels.ts';
import type { Policy } from './policies/simulate.ts';
import { situationOf } from './policies/situation.ts';
import { type ChoiceValues, estimateChoices, estimateRound, estimateShares, type Rollouts } from './rollouts.ts';

/** A match of many takes longer to play on, and a review should not: it plays on less often instead. */
const crowd = (seats: number): number => Math.max(1, seats / 3);

/**
 * Luck is the sum of many small steps of the shares, so these must not scatter. In the last expedition there are no futures
 * to even them out; and the fewer share a win, the more they scatter.
 */
const sharesFor = ({ expedition, seats }: State): number =>
  Math.round((expedition === EXPEDITIONS ? 4800 : 960) / seats / crowd(seats));

/** What seems to have cost so many percentage points gets a second look, unless there is no doubt. */
const DOUBTFUL = { least: 3, most: 20 };
const firstLookFor = (seats: number): number => Math.round(80 / crowd(seats));
const secondLookFor = (seats: number): number => Math.round((1400 / seats / crowd(seats)) * (1 - 1 / seats));

export function review(played: Played<Diamant>, onProgress?: (done: number) => void): Review<Diamant> {
  const { setup, moves } = played;
  const policies = new Array<Policy>(setup.seats).fill(scoutFor(setup.seats));
  const judged: Judged<Diamant>[] = [];
  const curve: { move: number; shares: readonly number[] }[] = [];
  const luck = new Array<number>(setup.seats).fill(0);
  let state: State = diamant.setup(setup);
  let shares: readonly number[] = luck.map(() => 1 / setup.seats);
  let choices: readonly ChoiceValues[] | undefined;
  let futures = foresee(state, policies, seededRng('coach'));
  for (const [index, move] of moves.entries()) {
    const rollouts = { policies, rng: seededRng(`coach/${index}`) };
    if (move.by === 'seat' && isLast(moves, index, move.seat)) {
      choices ??= estimateRound(state, futures, { ...rollouts, count: firstLookFor(setup.seats) });
      judged.push(judge(state, index, move, choices, rollouts));
    }
    const before = state;
    const result = diamant.apply(state, move);
    if (!result.ok) break;
    state = result.value.state;
    if (state.round !== before.round || move.by === 'chance') {
      choices = undefined;
      if (state.expedition !== futures.expedition) futures = foresee(state, policies, rollouts.rng);
      const count = sharesFor(state);
      const after =
        state.stage === 'over' ? sharesOfWin(outcomeOf(state)) : estimateShares(state, futures, { ...rollouts, count });
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
  choices: readonly ChoiceValues[],
  rollouts: Omit<Rollouts, 'count'>,
): Judged<Diamant, DiamantVerdictCode> {
  const { seat, action } = move;
  const { choice } = action;
  const { on, back } = present(choices[seat]);
  const loss = lossOf({ best: Math.max(on, back), chosen: choice === 'on' ? on : back }, state.seats);
  const isDoubtful = loss >= DOUBTFUL.least && loss < DOUBTFUL.most;
  const values = isDoubtful
    ? estimateChoices(state, seat, { ...rollouts, count: secondLookFor(state.seats) })
    : { on, back };
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
