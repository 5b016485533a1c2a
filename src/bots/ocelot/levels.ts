// The five levels of Sir Ocelot's Cave: from a moth that overlooks many spaces to a master that looks far ahead.

import { at, COMPANION_MOVES, type Position, spaceOfMove } from '../../games/ocelot/in-place.ts';
import { present } from '../../kit/invariant.ts';
import { below, pick, type Rng, unit } from '../../kit/rng.ts';
import type { Level } from '../bot.ts';
import { type Turn, turnsOf } from './greedy.ts';
import { Tree } from './search/tree.ts';
import { POINT } from './search/worth.ts';
import { think } from './think.ts';

/** Turns tried by a search: about 50 ms and 1 s of one core of a small server. Levels 1 to 3 do not search. */
export const EFFORT = { 1: 0, 2: 0, 3: 0, 4: 16_000, 5: 290_000 } as const satisfies Record<Level, number>;

/** The first move of a turn: a token, or the companion's step down. `part` is how much of its effort a search may spend. */
export function chooseMove(position: Position, level: Level, rng: Rng, part = 1): number {
  switch (level) {
    case 1:
      return firstOf(moth(position, rng));
    case 2:
      return firstOf(lamp(position, rng));
    case 3:
      return firstOf(compass(position, rng));
    case 4:
      return present(think(position, part * EFFORT[4], rng)[0]).move;
    case 5:
      return present(think(position, part * EFFORT[5], rng)[0]).move;
  }
}

const firstOf = ({ advance, token }: Turn): number => advance ?? token;

/** Takes the turn that brings most at once. */
export const greedy1 = (position: Position, rng: Rng): Turn =>
  bestOf(turnsOf(new Tree(position), { withReply: false }), rng);

/** Takes the turn that brings most after the best reply. */
export const greedy2 = (position: Position, rng: Rng): Turn =>
  bestOf(turnsOf(new Tree(position), { withReply: true }), rng);

const net = ({ gain, reply }: Turn): number => gain - reply;

function bestOf(turns: readonly Turn[], rng: Rng): Turn {
  const most = turns.reduce((best, turn) => Math.max(best, net(turn)), Number.NEGATIVE_INFINITY);
  return pick(
    rng,
    turns.filter((turn) => net(turn) === most),
  );
}

/** How much less a turn may bring and still be taken now and then, by a child. */
const SOFTNESS = POINT;

/** Level 1 overlooks two spaces of five, never thinks of the reply, and likes most what it sees, but not always. */
function moth(position: Position, rng: Rng): Turn {
  const isSeen = position.spaces.map(() => below(rng, 5) < 3);
  const turns = seenOf(turnsOf(new Tree(position), { withReply: false }), isSeen);
  const most = turns.reduce((best, { gain }) => Math.max(best, gain), 0);
  const weights = turns.map(({ gain }) => Math.exp((gain - most) / SOFTNESS));
  let left = unit(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = turns.find((_, index) => {
    left -= at(weights, index);
    return left < 0;
  });
  return present(chosen ?? turns.at(-1));
}

/** Level 2 overlooks a space of three and takes what brings most; where nothing brings anything, it gives as little as it can. */
function lamp(position: Position, rng: Rng): Turn {
  const isSeen = position.spaces.map(() => below(rng, 3) < 2);
  const turns = seenOf(turnsOf(new Tree(position), { withReply: true }), isSeen);
  const isFruitless = turns.every(({ gain }) => gain <= 0);
  return bestOf(isFruitless ? turns : turns.map((turn) => ({ ...turn, reply: 0 })), rng);
}

/** Turns with tools on spaces that are not overlooked, and those with the companion; all of them where that leaves none. */
function seenOf(turns: readonly Turn[], isSeen: readonly boolean[]): readonly Turn[] {
  const seen = turns.filter(({ token }) => token >= COMPANION_MOVES || isSeen[spaceOfMove(token)]);
  return seen.length > 0 ? seen : turns;
}

/** How often level 3 takes the second best, and how much worse that may be. */
const SECOND_BEST = 0.2;
const SLIP = 4 * POINT;

/** Level 3 thinks one reply ahead, and sometimes misses the best by a little. */
function compass(position: Position, rng: Rng): Turn {
  const turns = turnsOf(new Tree(position), { withReply: true });
  const best = bestOf(turns, rng);
  if (unit(rng) >= SECOND_BEST) return best;
  const others = turns.filter((turn) => net(turn) < net(best) && net(turn) >= net(best) - SLIP);
  return others.length === 0 ? best : bestOf(others, rng);
}
