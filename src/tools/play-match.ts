// Plays a whole match through the real host, with sealed luck, and gives its log: for fixtures, docs and tests.

import type { Game, Seat, Setup, Shapes } from '../contract/game.ts';
import { fingerprint, type Hex } from '../kit/hash.ts';
import { invariant } from '../kit/invariant.ts';
import type { Json } from '../kit/json.ts';
import { below, seededRng } from '../kit/rng.ts';
import { nextDeadline } from '../match/deadlines.ts';
import type { Entry, Match, Occupant } from '../match/types.ts';
import { botDriver } from '../play/bot-driver.ts';
import { startMatch } from '../play/start-match.ts';
import { VirtualTime } from '../play/virtual-time.ts';
import type { Player } from './arena/players.ts';

export interface MatchTerms {
  readonly game: Game;
  readonly setup: Setup<Shapes>;
  /** By seat. */
  readonly players: readonly Player[];
  readonly occupants: readonly Occupant[];
  /** Everything follows from it, the secret seed too: such a match is for looking at, not for playing for anything. */
  readonly seed: string;
}

const LONGEST = 100_000;

export async function playMatch({ game, setup, players, occupants, seed }: MatchTerms): Promise<readonly Entry[]> {
  const log = startMatch(game, {
    match: `${game.id}-${fingerprint(`${game.id}/${seed}`).slice(0, 8)}`,
    options: jsonOf(setup.options),
    ...(setup.scenario !== undefined && { scenario: jsonOf(setup.scenario) }),
    occupants,
    serverSeed: fingerprint(`${game.id}/${seed}/server`),
    entropy: occupants.map((_, seat): Hex => fingerprint(`${seed}/share of seat ${seat}`).slice(0, 32)),
  });
  const time = new VirtualTime();
  const now = (): number => Math.round(time.now());
  const rng = seededRng(`${seed}/pace`);
  let cancel = (): void => {};

  function goOn(): void {
    invariant(log.entries.length < LONGEST, `${game.id} did not end within ${LONGEST} entries`);
    cancel();
    const deadline = nextDeadline(game, log.match);
    if (deadline !== undefined) cancel = time.after(deadline - time.now(), tick);
    driver.look();
  }

  function tick(): void {
    log.ask({ type: 'tick' }, now());
    goOn();
  }

  const driver = botDriver({
    hosted: log,
    scheduler: time,
    now,
    seats: awaitedSeats,
    begin: () => (takes) => takes || 100 + below(rng, 900),
    seed: (seat, seq) => `${seed}/${seat}/${seq}`,
    async choose({ seat, view, at, seed: own }) {
      const legal = game.legal(log.match.state, seat, at);
      return players[seat]?.answer({ game, seat, at, legal, view, seed: own, rng: seededRng(own) });
    },
    act({ type, seat, phase, action }) {
      const done = log.ask({ type, seat, action, ...(phase !== undefined && { phase }) }, now());
      if (!done.ok) return done.error;
      goOn();
      return undefined;
    },
    onBotFault: raise,
    onFault: raise,
  });

  let fault: unknown;
  function raise(error: unknown): void {
    fault ??= error;
  }

  goOn();
  await time.until(() => log.match.stage !== 'playing' || fault !== undefined);
  if (fault !== undefined) throw fault;
  return log.entries;
}

function awaitedSeats(game: Game, match: Match): readonly Seat[] {
  const waiting = match.stage === 'playing' ? game.waiting(match.state) : undefined;
  return waiting?.for === 'seats' ? waiting.seats : [];
}

const jsonOf = (value: unknown): Json => JSON.parse(JSON.stringify(value));
