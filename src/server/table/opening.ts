// What somebody who opens a table asks for, read as terms and as who sits down at once.

import type { Game, Refusal, Seat } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import type { Json } from '../../kit/json.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Input, Terms } from '../../match/types.ts';
import type { OpenBody } from '../../protocol/http.ts';
import { DEFAULT_PACE } from '../../protocol/words.ts';
import { badRequest } from './asked.ts';

/** All that is agreed before the match has a name. */
export type Agreed = Omit<Terms, 'match' | 'commitment'>;

export interface Opening {
  readonly terms: Agreed;
  readonly sits: readonly Input[];
  /** The seat of whoever opens the table, if they want one. */
  readonly own: Seat | undefined;
}

/** `key`: the hash of the opener's token for their own seat. */
export function readOpening(game: Game, body: OpenBody, key: Hex): Result<Opening, Refusal> {
  if (body.seats < game.seats.min || body.seats > game.seats.max) return err(badRequest('seats'));
  const options = game.doors.options(body.options);
  if (!options.ok) return options;
  const scenario = body.scenario === undefined ? undefined : game.doors.scenario(body.scenario);
  if (scenario && !scenario.ok) return scenario;
  const terms: Agreed = {
    game: body.game,
    rules: game.rules,
    seats: body.seats,
    options: options.value as Json,
    ...(scenario && { scenario: scenario.value as Json }),
    pace: readPace(body),
    open: body.open,
    ...(body.hints && { hints: true }),
  };
  const bots = body.bots ?? [];
  const taken = new Set(bots.map(({ seat }) => seat));
  const own = body.sit && (body.sit.seat ?? firstFree(body.seats, taken));
  if (taken.size !== bots.length || taken.size >= body.seats) return err(badRequest('bots'));
  if (body.sit && own === undefined) return err(badRequest('sit'));
  const sits: Input[] = bots.map(({ seat, ...bot }) => ({ type: 'sit', seat, occupant: { kind: 'bot', ...bot } }));
  if (body.sit && own !== undefined) {
    sits.push({
      type: 'sit',
      seat: own,
      occupant: { kind: 'person', name: body.sit.name.trim() },
      key: key,
    });
  }
  return ok({ terms, sits, own });
}

/** The same for the next match, with everybody one seat on: what was agreed for a seat goes with its player. */
export function agreedAgain(game: Game, { match: _, commitment: __, ...terms }: Terms): Agreed {
  const order = Array.from({ length: terms.seats }, (___, seat) => (seat + terms.seats - 1) % terms.seats);
  return { ...terms, options: (game.reseat?.(terms.options, order) ?? terms.options) as Json };
}

function readPace({ game, pace }: OpenBody): Terms['pace'] {
  if (pace === undefined) return DEFAULT_PACE[game];
  const { decision, away } = pace;
  return { ...(decision !== undefined && { decision }), ...(away !== undefined && { away }) };
}

function firstFree(seats: number, taken: ReadonlySet<Seat>): Seat | undefined {
  for (let seat = 0; seat < seats; seat++) if (!taken.has(seat)) return seat;
  return undefined;
}
