// Matches between bots, for tests and measurements.

import type { Move } from '../../contract/game.ts';
import { type OutOfMine, type OutOfMineState, outOfMine } from '../../games/out-of-mine/index.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng } from '../../kit/rng.ts';
import type { Level } from '../bot.ts';
import { bot } from './index.ts';

/** Refusals that only mean that somebody else was faster. */
const LATE: readonly string[] = ['gone', 'called', 'round-over'];

export interface Play {
  readonly levels: readonly Level[];
  readonly seed: string;
  readonly from: OutOfMineState;
}

/** Plays a match in which all seats are bots; every move that is tried, and the end. A refusal is a fault unless somebody was faster. */
export function playOut({ levels, seed, from }: Play): {
  readonly moves: readonly Move<OutOfMine>[];
  readonly end: OutOfMineState;
} {
  let state = from;
  let at = state.startedAt ?? 0;
  const moves: Move<OutOfMine>[] = [];
  const plans = new Map<number, { due: number; action: OutOfMine['Action'] }>();
  for (let step = 0; step < 20_000; step++) {
    const waiting = outOfMine.waiting(state);
    if (waiting.for === 'nothing') return { moves, end: state };
    let move: Move<OutOfMine>;
    if (waiting.for === 'chance') {
      move = { by: 'chance', at, outcome: outOfMine.sampleChance(state, seededRng(`${seed}/${step}`)) };
    } else {
      for (const seat of waiting.seats) {
        if (plans.has(seat)) continue;
        const level = present(levels[seat]);
        const answer = bot.answer({ view: state, seat, level, seed: `${seed}/${seat}/${step}`, at });
        if (answer !== undefined) plans.set(seat, { due: at + answer.takes, action: answer.action });
      }
      const [next] = [...plans].filter(([seat]) => waiting.seats.includes(seat)).sort(([, a], [, b]) => a.due - b.due);
      if (next === undefined || next[1].due > (waiting.deadline ?? Number.POSITIVE_INFINITY)) {
        move = { by: 'clock', at: present(waiting.deadline, `a deadline, as nobody wants to act in ${state.stage}`) };
      } else {
        plans.delete(next[0]);
        move = { by: 'seat', seat: next[0], at: next[1].due, action: next[1].action };
      }
    }
    at = move.at;
    const result = outOfMine.apply(state, move);
    if (!result.ok) {
      if (LATE.includes(result.error.code)) continue;
      throw new RangeError(`${JSON.stringify(move)} is refused: ${result.error.code}`);
    }
    moves.push(move);
    const before = outOfMine.phase(state);
    ({ state } = result.value);
    if (outOfMine.phase(state) !== before) plans.clear();
  }
  throw new RangeError('the match does not end');
}
