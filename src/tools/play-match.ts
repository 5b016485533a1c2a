// Plays a whole match through the real host, with sealed luck, and gives its log: for fixtures, docs and tests.

import type { Game, Seat, Setup, Shapes } from '../contract/game.ts';
import { fingerprint, type Hex } from '../kit/hash.ts';
import { invariant, present } from '../kit/invariant.ts';
import type { Json } from '../kit/json.ts';
import { commitment, seatCommitment } from '../kit/luck.ts';
import { below, seededRng } from '../kit/rng.ts';
import { nextDeadline } from '../match/deadlines.ts';
import { host } from '../match/host.ts';
import { openMatch } from '../match/step.ts';
import type { Entry, Input, Match, Terms } from '../match/types.ts';
import { createAgenda } from './arena/agenda.ts';
import type { Player } from './arena/players.ts';

export interface MatchTerms {
  readonly game: Game;
  readonly setup: Setup<Shapes>;
  /** By seat. */
  readonly players: readonly Player[];
  readonly names: readonly string[];
  /** Everything follows from it, the secret seed too: such a match is for looking at, not for playing for anything. */
  readonly seed: string;
}

const LONGEST = 100_000;

export function playMatch({ game, setup, players, names, seed }: MatchTerms): readonly Entry[] {
  const serverSeed = fingerprint(`${game.id}/${seed}/server`);
  const id = `${game.id}-${fingerprint(`${game.id}/${seed}`).slice(0, 8)}`;
  const terms: Terms = {
    match: id,
    game: game.id,
    rules: game.rules,
    seats: setup.seats,
    options: jsonOf(setup.options),
    ...(setup.scenario !== undefined && { scenario: jsonOf(setup.scenario) }),
    pace: {},
    open: 'link',
    commitment: commitment({ match: id, rules: game.rules }, serverSeed),
  };
  const entries: Entry[] = [{ type: 'opened', terms }];
  let match: Match = openMatch(terms);
  const ask = (input: Input, at = match.at): boolean => {
    const hosted = host(game, match, input, { at, serverSeed });
    if (!hosted.ok) return false;
    match = hosted.value.match;
    entries.push(...hosted.value.news.map(({ entry }) => entry));
    return true;
  };
  sitDown(names, seed, ask);
  const rng = seededRng(`${seed}/pace`);
  let asked = 0;
  const agenda = createAgenda((seat) => {
    const { state, at } = match;
    const turn = {
      game,
      seat,
      at,
      legal: game.legal(state, seat, at),
      view: game.view(state, seat),
      seed: `${seed}/${asked++}`,
    };
    const answer = players[seat]?.answer({ ...turn, rng: seededRng(turn.seed) });
    return answer && { action: answer.action, due: at + (answer.takes || 100 + below(rng, 900)) };
  });
  for (let count = 0; match.stage === 'playing'; count++) {
    invariant(count < LONGEST, `${game.id} did not end within ${LONGEST} moves`);
    const waiting = game.waiting(match.state);
    invariant(waiting.for === 'seats', 'the host stopped where it should have gone on');
    const phase = game.phase(match.state);
    const deadline = nextDeadline(game, match);
    const plan = agenda.next(waiting.seats, deadline);
    // A plan that came too late is refused, and the seat thinks again.
    if (plan !== undefined) ask({ type: 'act', seat: plan.seat, action: plan.action }, Math.max(plan.due, match.at));
    else ask({ type: 'tick' }, present(deadline, 'a deadline, as nobody wants to do anything'));
    if (game.phase(match.state) !== phase) agenda.clear();
  }
  return entries;
}

/** Everybody sits down and adds a share of luck, sealed first and shown when all are sealed. */
function sitDown(names: readonly string[], seed: string, ask: (input: Input) => boolean): void {
  const shares = names.map((_, seat): Hex => fingerprint(`${seed}/share of seat ${seat}`).slice(0, 32));
  const inputs: Input[] = [
    ...names.map((name, seat: Seat): Input => ({ type: 'sit', seat, occupant: { kind: 'person', name } })),
    ...shares.map((share, seat): Input => ({ type: 'ready', seat, commitment: seatCommitment(share) })),
    ...shares.map((entropy, seat): Input => ({ type: 'reveal', seat, entropy })),
  ];
  for (const input of inputs) invariant(ask(input), `${input.type} is refused`);
}

const jsonOf = (value: unknown): Json => JSON.parse(JSON.stringify(value));
