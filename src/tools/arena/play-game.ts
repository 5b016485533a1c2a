// One game between players, on a clock of its own: nobody waits for real, and the same seed plays the same game.

import type { Game, Millis, Move, Outcome, Seat, Setup, Shapes } from '../../contract/game.ts';
import { invariant } from '../../kit/invariant.ts';
import { seededRng } from '../../kit/rng.ts';
import { createAgenda } from './agenda.ts';
import type { Player, Turn } from './players.ts';

export interface ArenaGame {
  readonly game: Game;
  readonly setup: Setup<Shapes>;
  /** By seat. */
  readonly players: readonly Player[];
  /** The nth draw of luck is the same in every game with this seed, whatever was done before it. */
  readonly luckSeed: string;
  /** By seat: what the players draw their own choices from. */
  readonly playerSeeds: readonly string[];
}

const LONGEST = 200_000;

export function playGame(arena: ArenaGame): Outcome {
  const { game, setup } = arena;
  let state = game.setup(setup);
  let at: Millis = 0;
  let draws = 0;
  const asked = arena.players.map(() => 0);
  const agenda = createAgenda((seat) => {
    const number = (asked[seat] ?? 0) + 1;
    asked[seat] = number;
    const seed = `${arena.playerSeeds[seat]}/${number}`;
    const answer = arena.players[seat]?.answer(turnOf(game, { state, seat, at, seed }));
    return answer && { action: answer.action, due: at + answer.takes };
  });

  /** The next to act, and what; the clock when nobody does before it. */
  const nextMove = (seats: readonly Seat[], deadline = Number.POSITIVE_INFINITY): Move => {
    const plan = agenda.next(seats, deadline);
    if (plan !== undefined) return { by: 'seat', seat: plan.seat, at: Math.max(plan.due, at), action: plan.action };
    invariant(Number.isFinite(deadline), `nobody at ${game.id} wants to do anything`);
    return { by: 'clock', at: Math.max(deadline, at) };
  };

  for (let count = 0; count < LONGEST; count++) {
    const waiting = game.waiting(state);
    if (waiting.for === 'nothing') return waiting.outcome;
    const move: Move =
      waiting.for === 'seats'
        ? nextMove(waiting.seats, waiting.deadline)
        : { by: 'chance', at, outcome: game.sampleChance(state, seededRng(`${arena.luckSeed}/${draws++}`)) };
    at = move.at;
    const result = game.apply(state, move);
    // Somebody else may have been faster: the plan has come to nothing, and the seat thinks again.
    if (!result.ok) {
      invariant(
        move.by === 'seat' && waiting.for === 'seats' && waiting.seats.length > 1,
        `refused: ${result.error.code}`,
      );
      continue;
    }
    if (game.phase(result.value.state) !== game.phase(state)) agenda.clear();
    ({ state } = result.value);
  }
  throw new RangeError(`${game.id} did not end within ${LONGEST} moves`);
}

/** What a player is given; what it never looks at is never worked out. */
function turnOf(game: Game, { state, seat, at, seed }: { state: unknown; seat: Seat; at: Millis; seed: string }): Turn {
  return {
    game,
    seat,
    at,
    seed,
    rng: seededRng(seed),
    get view() {
      return game.view(state, seat);
    },
    get legal() {
      return game.legal(state, seat, at);
    },
  };
}
