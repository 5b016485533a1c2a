// Playing a move that is allowed, in place on one's own state. Every change is an effect, performed at once.

import type { Millis, Move } from '../../contract/game.ts';
import { present } from '../../kit/invariant.ts';
import { easiestCard } from './luck.ts';
import { scoreSeat } from './scoring.ts';
import { perform } from './table/perform.ts';
import { awaitsPhoto, graceEnd, isInPhoto, limitOf, opensAt, photoEnd } from './table/time.ts';
import type {
  Draft,
  Ending,
  OutOfMine,
  OutOfMineAction,
  OutOfMineChance,
  OutOfMineEffect,
  OutOfMineState,
} from './types.ts';

type Happen = (effect: OutOfMineEffect) => void;

/** Plays a move that `refusalOf` has nothing against. What happens is told to the sink, in order. */
export function play(table: Draft, move: Move<OutOfMine>, sink?: OutOfMineEffect[]): void {
  const happen: Happen = (effect) => {
    perform(table, effect);
    sink?.push(effect);
  };
  switch (move.by) {
    case 'seat':
      happen(effectOf(move.action, move.seat, move.at));
      break;
    case 'chance':
      happen(outcomeOf(table, move.outcome, move.at));
      break;
    case 'clock':
      strike(table, move.at, happen);
      break;
  }
  settle(table, move.at, happen);
}

function effectOf(action: OutOfMineAction, seat: number, at: Millis): OutOfMineEffect {
  switch (action.type) {
    case 'side':
      return { type: 'side', seat, side: action.side };
    case 'ready':
      return { type: 'ready', seat };
    case 'take':
      return { type: 'took', seat, tile: action.tile };
    case 'lay':
      return { ...action, type: 'laid', seat };
    case 'move':
      return { ...action, type: 'moved', seat };
    case 'pick-up':
      return { type: 'picked-up', seat, tile: action.tile };
    case 'put-back':
      return { type: 'put-back', seat, tile: action.tile };
    case 'call':
      return { type: 'called', seat, at };
    case 'stuck':
      return { type: 'stuck', seat, stuck: true };
    case 'unstuck':
      return { type: 'stuck', seat, stuck: false };
  }
}

function outcomeOf(table: OutOfMineState, outcome: OutOfMineChance, at: Millis): OutOfMineEffect {
  switch (outcome.type) {
    case 'boards':
      return outcome;
    case 'cards':
      return {
        type: 'started',
        at,
        cards: table.seats.map((seat, number) => easiestCard(seat, present(outcome.drawn[number]))),
      };
  }
}

/** What the clock brings: seats whose waiting is over, seats whose grace or photo finish is over. */
function strike(table: Draft, at: Millis, happen: Happen): void {
  for (const [seat, { mining }] of table.seats.entries()) {
    if (table.stage === 'mining' && !mining && opensAt(table, seat) <= at) happen({ type: 'opened', seat });
    if (table.stage !== 'called') continue;
    const isStopped = mining ? graceEnd(table, seat) <= at : awaitsPhoto(table, seat) && photoEnd(table) <= at;
    if (isStopped) happen({ type: 'stopped', seat });
  }
}

/** Ends the round when nothing can come any more. */
function settle(table: Draft, at: Millis, happen: Happen): void {
  const ending = endingOf(table, at);
  if (ending === undefined) return;
  happen({ type: 'ended', ending });
  for (const seat of table.seats.keys()) happen({ type: 'scored', seat, scoring: scoreSeat(table, seat) });
  if (table.round === table.options.rounds) happen({ type: 'over' });
}

function endingOf(table: OutOfMineState, at: Millis): Ending | undefined {
  if (table.stage === 'mining') {
    if (at >= limitOf(table)) return 'time';
    return table.seats.every(({ stuck }) => stuck) ? 'stuck' : undefined;
  }
  if (table.stage !== 'called') return undefined;
  const atWork = table.seats.some(({ mining, stuck }) => mining && !stuck);
  const callsOpen = at < photoEnd(table) && table.seats.some((_, seat) => isInPhoto(table, seat));
  return atWork || callsOpen ? undefined : 'call';
}
