// Two tellings: as long as a seat is told the same in two worlds, it sees the same and may do the same in both.

import { canonicalJson } from '../../kit/json.ts';
import { below, pick, type Rng } from '../../kit/rng.ts';
import type { Game, Millis, Move, Seat, Shapes } from '../game.ts';
import { type PlayedStep, randomMove } from '../random-play.ts';
import { told } from './views.ts';

interface Telling {
  readonly seats: number;
  readonly rng: Rng;
  readonly sealed: boolean;
}

const STEPS = 12;
const TRIES = 4;

export function checkTellings<G extends Shapes>(game: Game<G>, step: PlayedStep<G>, telling: Telling): string[] {
  const viewer = below(telling.rng, telling.seats);
  return [
    ...forkAndFollow(game, step, viewer, telling.rng),
    ...(telling.sealed ? checkCommuting(game, step, telling.rng) : []),
  ];
}

/** Another world that this seat cannot tell from the real one, played on beside it until the seat is told a difference. */
function forkAndFollow<G extends Shapes>(game: Game<G>, step: PlayedStep<G>, viewer: Seat, rng: Rng): string[] {
  let real = step.state;
  let other = game.sampleState(game.view(real, viewer), rng);
  let at = step.move.at;
  for (let count = 0; count < STEPS; count++) {
    const pair = sameTelling(game, { real, other, at, viewer, rng });
    if (pair === undefined) return [];
    [real, other, at] = [pair.real, pair.other, pair.at];
    if (canonicalJson(game.view(real, viewer)) !== canonicalJson(game.view(other, viewer))) {
      return [`seat ${viewer} was told the same in two worlds and sees a difference`];
    }
    if (canonicalJson(game.legal(real, viewer, at)) !== canonicalJson(game.legal(other, viewer, at))) {
      return [`seat ${viewer} was told the same in two worlds and may do different things`];
    }
  }
  return [];
}

interface Worlds<G extends Shapes> {
  readonly real: G['State'];
  readonly other: G['State'];
  readonly at: Millis;
}

/** A move in each world of which the viewer is told the same; its own move is the same move in both. */
function sameTelling<G extends Shapes>(
  game: Game<G>,
  worlds: Worlds<G> & { readonly viewer: Seat; readonly rng: Rng },
): Worlds<G> | undefined {
  const { real, other, viewer, rng } = worlds;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const move = randomMove(game, real, worlds.at, rng);
    if (move === undefined) return undefined;
    const here = game.apply(real, move);
    const there = game.apply(other, counterpart(game, move, other, viewer, rng));
    if (!here.ok || !there.ok) continue;
    if (
      canonicalJson(told(game, here.value.effects, viewer)) === canonicalJson(told(game, there.value.effects, viewer))
    ) {
      return { real: here.value.state, other: there.value.state, at: move.at };
    }
  }
  return undefined;
}

function counterpart<G extends Shapes>(
  game: Game<G>,
  move: Move<G>,
  state: G['State'],
  viewer: Seat,
  rng: Rng,
): Move<G> {
  switch (move.by) {
    case 'clock':
      return move;
    case 'chance':
      return game.waiting(state).for === 'chance' ? { ...move, outcome: game.sampleChance(state, rng) } : move;
    case 'seat': {
      const legal = game.legal(state, move.seat, move.at);
      return move.seat === viewer || legal.length === 0 ? move : { ...move, action: pick(rng, legal) };
    }
  }
}

/** Sealed choices may arrive in any order. */
function checkCommuting<G extends Shapes>(game: Game<G>, step: PlayedStep<G>, rng: Rng): string[] {
  const waiting = game.waiting(step.state);
  if (waiting.for !== 'seats' || waiting.seats.length < 2) return [];
  const [one, two] = waiting.seats.slice(0, 2).map((seat): Move<G> => {
    const { at } = step.move;
    return { by: 'seat', seat, at, action: pick(rng, game.legal(step.state, seat, at)) };
  });
  if (one === undefined || two === undefined) return [];
  const inOrder = (moves: readonly Move<G>[]): G['State'] | undefined =>
    moves.reduce<G['State'] | undefined>((state, move) => {
      const result = state === undefined ? undefined : game.apply(state, move);
      return result?.ok ? result.value.state : undefined;
    }, step.state);
  const same = canonicalJson(inOrder([one, two])) === canonicalJson(inOrder([two, one]));
  return same ? [] : [`sealed choices of seats ${waiting.seats.slice(0, 2)} do not commute`];
}
