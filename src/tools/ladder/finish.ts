// How long a bot of Out of Mine! takes to fill a gallery on its own.

import type { Level } from '../../bots/bot.ts';
import { bot } from '../../bots/out-of-mine/index.ts';
import { CARDS } from '../../games/out-of-mine/content/cards.ts';
import { BOARDS } from '../../games/out-of-mine/content/galleries.ts';
import { BOARD_SIDES } from '../../games/out-of-mine/content/types.ts';
import { cardName, DEFAULT_OPTIONS, type OutOfMineAction, outOfMine } from '../../games/out-of-mine/index.ts';
import { present } from '../../kit/invariant.ts';
import { below, seededRng } from '../../kit/rng.ts';

export interface Finish {
  readonly games: number;
  /** Seconds; what was never finished counts as endless. */
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly finished: number;
  readonly falseCalls: number;
}

/** The same galleries and cards for every level. */
export function measureFinish(level: Level, games: number, seed: string): Finish {
  const runs = Array.from({ length: games }, (_, number) => race(level, `${seed}/${number}`));
  const times = runs.map(({ seconds }) => seconds).sort((a, b) => a - b);
  // A median's interval: the order statistics that lie a binomial deviation and a bit around the middle.
  const reach = 0.98 * Math.sqrt(games);
  const at = (place: number): number => times[Math.max(0, Math.min(games - 1, Math.floor(place)))] ?? Number.NaN;
  return {
    games,
    median: at(games / 2),
    low: at(games / 2 - reach),
    high: at(games / 2 + reach),
    finished: runs.filter(({ seconds }) => Number.isFinite(seconds)).length / games,
    falseCalls: runs.filter(({ isFalse }) => isFalse).length / games,
  };
}

/** The other seat says at once that it is stuck, and does nothing. */
function race(level: Level, seed: string): { readonly seconds: number; readonly isFalse: boolean } {
  const rng = seededRng(seed);
  const [board, card] = [below(rng, BOARDS), below(rng, CARDS.length)];
  const side = present(BOARD_SIDES[below(rng, 2)]);
  let at = 0;
  let state = outOfMine.setup({
    seats: 2,
    options: { ...DEFAULT_OPTIONS, rounds: 1 },
    scenario: {
      seats: [
        { board, side, card: cardName(card) },
        { board: (board + 1) % BOARDS, side, card: cardName((card + 1) % CARDS.length) },
      ],
    },
  });
  const act = (seat: number, action: OutOfMineAction): void => {
    const result = outOfMine.apply(state, { by: 'seat', seat, at, action });
    if (!result.ok) throw new RangeError(`refused: ${result.error.code}`);
    ({ state } = result.value);
  };
  act(1, { type: 'stuck' });
  for (let step = 0; state.stage === 'mining'; step++) {
    const answer = present(bot.answer({ view: state, seat: 0, level, seed: `${seed}/${step}`, at }), 'an answer');
    at += answer.takes;
    act(0, answer.action);
  }
  const scoring = present(state.seats[0]?.scoring);
  const isRight = scoring.bonus > 0;
  return { seconds: isRight ? at / 1000 : Number.POSITIVE_INFINITY, isFalse: state.calls.length > 0 && !isRight };
}
