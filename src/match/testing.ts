// Tables for tests: a match of Diamant as far as it is wanted, with all that was logged on the way; and how one of any game begins.

import type { Game, Millis, Setup, Shapes } from '../contract/game.ts';
import { diamant } from '../games/diamant/index.ts';
import type { Diamant } from '../games/diamant/types.ts';
import { present } from '../kit/invariant.ts';
import type { Json } from '../kit/json.ts';
import { commitment, seatCommitment } from '../kit/luck.ts';
import { type Rng, seededRng } from '../kit/rng.ts';
import { host } from './host.ts';
import { foldMatch, openMatch } from './step.ts';
import type { Entry, Input, Match, News, Pace, Terms } from './types.ts';

export const SERVER_SEED = '5e'.repeat(32);
export const entropyOf = (seat: number): string => `0${seat}`.repeat(16);

export class TestTable {
  match: Match<Diamant>;
  readonly news: News<Diamant>[] = [];
  readonly entries: Entry<Diamant>[];
  at: Millis = 0;

  constructor(options: { readonly seats?: number; readonly pace?: Pace; readonly hints?: true } = {}) {
    const terms: Terms = {
      match: 'k3v9k3v9k3v9k3v9',
      game: 'diamant',
      rules: diamant.rules,
      seats: options.seats ?? 3,
      options: { relics: false, openChests: false },
      pace: options.pace ?? {},
      open: 'link',
      ...(options.hints && { hints: true }),
      commitment: commitment({ match: 'k3v9k3v9k3v9k3v9', rules: diamant.rules }, SERVER_SEED),
    };
    this.match = openMatch(terms);
    this.entries = [{ type: 'opened', terms }];
  }

  /** The code of the refusal, or undefined where it was done. */
  ask(input: Input, at: Millis = this.at): string | undefined {
    this.at = at;
    const hosted = host(diamant, this.match, input, { at, serverSeed: SERVER_SEED });
    if (!hosted.ok) return hosted.error.code;
    this.match = hosted.value.match;
    this.news.push(...hosted.value.news);
    this.entries.push(...hosted.value.news.map(({ entry }) => entry));
    return undefined;
  }

  sitAll(): this {
    for (const seat of this.match.seats.keys()) {
      this.ask({ type: 'sit', seat, occupant: { kind: 'person', name: `P${seat}` }, key: `key ${seat}` });
    }
    return this;
  }

  start(): this {
    this.sitAll();
    for (const seat of this.match.seats.keys()) {
      this.ask({ type: 'ready', seat, commitment: seatCommitment(entropyOf(seat)) });
    }
    for (const seat of this.match.seats.keys()) this.ask({ type: 'reveal', seat, entropy: entropyOf(seat) });
    return this;
  }

  decide(seat: number, choice: 'on' | 'back', more: Partial<Extract<Input, { type: 'act' }>> = {}): string | undefined {
    return this.ask({ type: 'act', seat, action: { type: 'decide', choice }, ...more });
  }

  /** Plays at random until this is so, or to the end. */
  playUntil(isEnough: () => boolean, rng: Rng = seededRng('match')): this {
    while (this.match.stage === 'playing' && !isEnough()) {
      const [seat] = this.awaited();
      const choice = rng.bits() % 4 === 0 ? 'back' : 'on';
      this.decide(present(seat, 'somebody to decide'), choice);
      this.at += 1;
    }
    return this;
  }

  awaited(): readonly number[] {
    const waiting = diamant.waiting(present(this.match.state));
    return waiting.for === 'seats' ? waiting.seats : [];
  }
}

/** The log of people who have just begun to play this. */
export function begun<G extends Shapes>(game: Game<G>, setup: Setup<G>, pace: Pace = {}): Entry<G>[] {
  const json = (value: unknown): Json => value as Json;
  const { seats, options, scenario } = setup;
  const terms: Terms = {
    match: 'begun',
    game: game.id,
    rules: game.rules,
    seats,
    options: json(options),
    ...(scenario !== undefined && { scenario: json(scenario) }),
    pace,
    open: 'link',
    commitment: commitment({ match: 'begun', rules: game.rules }, SERVER_SEED),
  };
  const sat = Array.from({ length: seats }, (_, seat): Entry<G> => {
    return { type: 'sat', seat, occupant: { kind: 'person', name: `P${seat}` } };
  });
  return [{ type: 'opened', terms }, ...sat, { type: 'started', at: 0 }];
}

export function folded<G extends Shapes>(game: Game<G>, entries: readonly Entry<G>[]): Match<G> {
  const match = foldMatch(game, entries);
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
}
