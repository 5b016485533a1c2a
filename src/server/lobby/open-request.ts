// Validates a request to open a table, and turns it into terms and the players who sit down at once.

import type { Game, Outcome, Refusal, Seat, Setup, Shapes } from '../../contract/game.ts';
import { setUp } from '../../contract/scenario.ts';
import type { Hex } from '../../kit/hash.ts';
import type { Json } from '../../kit/json.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Input, Terms } from '../../match/types.ts';
import type { OpenBody } from '../../protocol/http.ts';
import { DEFAULT_PACE } from '../../protocol/words.ts';
import { badRequest } from '../matches/command.ts';

/** The terms before the match has an id. */
export type AgreedTerms = Omit<Terms, 'match' | 'commitment'>;

/** A match to be opened with this id. */
export interface MatchRequest {
  readonly match: string;
  readonly agreed: AgreedTerms;
  /** The players who sit down at once. */
  readonly sits: readonly Input[];
  /** The hash of the opener's token. */
  readonly key: Hex | undefined;
  /** The address of the request, where it counts for quotas. */
  readonly address?: string | undefined;
}

export interface OpenRequest {
  readonly terms: AgreedTerms;
  readonly sits: readonly Input[];
  /** The opener's seat, if they want one. */
  readonly own: Seat | undefined;
}

/** `key`: the hash of the token for the opener's own seat. */
export function readOpenRequest(game: Game, body: OpenBody, key: Hex): Result<OpenRequest, Refusal> {
  if (body.seats < game.seats.min || body.seats > game.seats.max) return err(badRequest('seats'));
  const options = game.doors.options(body.options);
  if (!options.ok) return options;
  const scenario = body.scenario === undefined ? undefined : game.doors.scenario(body.scenario);
  if (scenario && !scenario.ok) return scenario;
  const misfit =
    scenario && setupRefusal(game, { seats: body.seats, options: options.value, scenario: scenario.value });
  if (misfit) return err(misfit);
  const terms: AgreedTerms = {
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
  const isThere = (seat: Seat): boolean => seat < body.seats;
  if (taken.size !== bots.length || taken.size >= body.seats || ![...taken].every(isThere))
    return err(badRequest('bots'));
  if (body.sit && (own === undefined || !isThere(own) || taken.has(own))) return err(badRequest('sit.seat'));
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

/** A scenario that is valid by itself may still be for another number of seats or for other options. */
function setupRefusal(game: Game, setup: Setup<Shapes>): Refusal | undefined {
  const first = setUp(game, setup);
  return first.ok ? undefined : { ...badRequest('scenario'), detail: { where: 'scenario', ...first.error.detail } };
}

/** The terms of the rematch, with everybody one seat on: what was agreed for a seat moves with its player. */
export function rematchTerms(
  game: Game,
  { match: _, commitment: __, ...terms }: Terms,
  last: Outcome | undefined,
): AgreedTerms {
  const order = Array.from({ length: terms.seats }, (___, seat) => (seat + terms.seats - 1) % terms.seats);
  return { ...terms, options: (game.reseat?.(terms.options, order, last) ?? terms.options) as Json };
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
