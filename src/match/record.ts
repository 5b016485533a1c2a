// A match as one JSON document: written from its log, and read by playing it. See docs/record.md.

import * as z from 'zod/mini';
import {
  BOT_LEVELS,
  GAME_IDS,
  type Game,
  type GameId,
  knowsRules,
  type Move,
  type Outcome,
  type Refusal,
  type Shapes,
  type Step,
} from '../contract/game.ts';
import { outcomeOf } from '../contract/replay.ts';
import { setUp } from '../contract/scenario.ts';
import type { Json } from '../kit/json.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { hash, seat } from './fields.ts';
import { setupOf } from './step.ts';
import { END_REASONS, type Entry, type Terms } from './types.ts';

export const RECORD_FORMAT = 'grotto/record/1';

const hex = z.string().check(z.regex(/^([0-9a-f]{2})*$/));
const at = z.number().check(z.gte(0));
const name = z.string().check(z.minLength(1), z.maxLength(96));

export const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  match: z.string().check(z.minLength(1), z.maxLength(64)),
  game: z.enum(GAME_IDS),
  rules: z.int().check(z.gte(1)),
  options: z.json(),
  scenario: z.optional(z.json()),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('person'), name }),
        z.strictObject({ kind: z.literal('bot'), name, level: z.literal(BOT_LEVELS) }),
      ]),
    )
    .check(z.minLength(2), z.maxLength(8)),
  luck: z.strictObject({
    commitment: hash,
    serverSeed: hex,
    seatCommitments: z.array(z.nullable(hash)),
    /** '' where a seat withheld its share. */
    entropy: z.array(hex),
  }),
  moves: z.array(
    z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('seat'), seat, at, action: z.json(), standIn: z.optional(z.literal(true)) }),
      z.strictObject({ by: z.literal('chance'), at, outcome: z.json() }),
      z.strictObject({ by: z.literal('clock'), at }),
    ]),
  ),
  /** By seat, how often it was shown advice; absent where nobody was. */
  hints: z.optional(z.array(z.int().check(z.gte(0))).check(z.maxLength(8))),
  ended: z.optional(z.enum(END_REASONS)),
});

export type MatchRecord = z.infer<typeof recordSchema>;

export type Games = { readonly [Id in GameId]: Game };

/** The record of a log, as far as it goes. Moves that were taken back are left out. */
export function toRecord(entries: Iterable<Entry>): MatchRecord {
  let terms: Terms | undefined;
  const seats: MatchRecord['seats'] = [];
  const commitments: (string | null)[] = [];
  const entropy: string[] = [];
  const moves: MatchRecord['moves'] = [];
  const hints: number[] = [];
  let serverSeed = '';
  let ended: MatchRecord['ended'];
  for (const entry of entries) {
    switch (entry.type) {
      case 'opened':
        terms = entry.terms;
        for (let number = 0; number < terms.seats; number++) {
          commitments.push(null);
          entropy.push('');
          hints.push(0);
        }
        break;
      case 'sat':
        seats[entry.seat] = { ...entry.occupant };
        break;
      case 'ready':
        commitments[entry.seat] = entry.commitment;
        break;
      case 'unready':
      case 'rose':
        commitments[entry.seat] = null;
        break;
      case 'revealed':
        entropy[entry.seat] = entry.entropy;
        break;
      case 'moved':
        moves.push({ ...(entry.move as MatchRecord['moves'][number]), ...(entry.standIn && { standIn: true }) });
        break;
      case 'undone':
        moves.pop();
        break;
      case 'hinted':
        hints[entry.seat] = (hints[entry.seat] ?? 0) + 1;
        break;
      case 'ended':
        serverSeed = entry.serverSeed;
        ended = entry.reason;
        break;
      case 'offered':
      case 'started':
      case 'stood-in':
      case 'returned':
      case 'frozen':
      case 'followed':
        break;
    }
  }
  if (terms === undefined) throw new RangeError('a log without an opening entry');
  return {
    format: RECORD_FORMAT,
    match: terms.match,
    game: terms.game,
    rules: terms.rules,
    options: terms.options as MatchRecord['options'],
    ...(terms.scenario !== undefined && { scenario: terms.scenario as MatchRecord['options'] }),
    seats,
    luck: { commitment: terms.commitment, serverSeed, seatCommitments: commitments, entropy },
    moves,
    ...(hints.some((count) => count > 0) && { hints }),
    ...(ended !== undefined && { ended }),
  };
}

export interface ReadRecord {
  readonly record: MatchRecord;
  readonly game: Game;
  readonly terms: Terms;
  readonly moves: readonly Move[];
  /** The state before the first move, then after each. */
  readonly states: readonly unknown[];
  /** What happened in each move. */
  readonly effects: readonly (readonly unknown[])[];
  readonly outcome?: Outcome;
}

const bad = (code: string, detail?: Refusal['detail']): { ok: false; error: Refusal } =>
  err({ code, rule: 'record', ...(detail && { detail }) });

/** Reads a record from outside: its shape, its rules number, and every move by the rules of its game. */
export function readRecord(json: unknown, games: Games): Result<ReadRecord, Refusal> {
  const parsed = parseRecord(json);
  return parsed.ok ? playRecord(parsed.value, games[parsed.value.game]) : parsed;
}

/** The same where only this game is at hand. */
export function readRecordOf(game: Game, json: unknown): Result<ReadRecord, Refusal> {
  const parsed = parseRecord(json);
  if (!parsed.ok) return parsed;
  if (parsed.value.game !== game.id) return bad('bad-record', { where: 'game', why: `expected ${game.id}` });
  return playRecord(parsed.value, game);
}

function parseRecord(json: unknown): Result<MatchRecord, Refusal> {
  const parsed = recordSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return bad('bad-record', { where: issue?.path.join('.') ?? '', why: issue?.message ?? '' });
}

function playRecord(record: MatchRecord, game: Game): Result<ReadRecord, Refusal> {
  if (!knowsRules(game, record.rules)) return bad('other-rules', { found: record.rules, known: game.rules });
  if (record.seats.length < game.seats.min || record.seats.length > game.seats.max) return bad('bad-seats');
  const options = game.doors.options(record.options);
  if (!options.ok) return options;
  const scenario = record.scenario === undefined ? undefined : game.doors.scenario(record.scenario);
  if (scenario && !scenario.ok) return scenario;
  const terms: Terms = {
    match: record.match,
    game: record.game,
    rules: record.rules,
    seats: record.seats.length,
    options: options.value as Json,
    ...(scenario && { scenario: scenario.value as Json }),
    pace: {},
    open: 'link',
    commitment: record.luck.commitment,
  };
  return playMoves(record, game, terms);
}

function playMoves(record: MatchRecord, game: Game, terms: Terms): Result<ReadRecord, Refusal> {
  const begun = setUp(game, setupOf(terms));
  if (!begun.ok) return begun;
  let state = begun.value;
  const states: unknown[] = [state];
  const effects: (readonly unknown[])[] = [];
  const moves: Move[] = [];
  for (const [index, raw] of record.moves.entries()) {
    if (raw.at < (moves.at(-1)?.at ?? 0))
      return bad('bad-record', { where: `moves.${index}.at`, why: 'time runs back' });
    const played = playMove(game, state, raw);
    if (!played.ok) return err({ ...played.error, detail: { ...played.error.detail, move: index + 1 } });
    const { move, step } = played.value;
    state = step.state;
    moves.push(move);
    states.push(state);
    effects.push(step.effects);
  }
  const outcome = outcomeOf(game, state);
  return ok({ record, game, terms, moves, states, effects, ...(outcome && { outcome }) });
}

function playMove(
  game: Game,
  state: unknown,
  raw: MatchRecord['moves'][number],
): Result<{ readonly move: Move; readonly step: Step }, Refusal> {
  const move = readMove(game, raw);
  if (!move.ok) return move;
  const step = game.apply(state, move.value);
  return step.ok ? ok({ move: move.value, step: step.value }) : step;
}

function readMove<G extends Shapes>(game: Game<G>, raw: MatchRecord['moves'][number]): Result<Move<G>, Refusal> {
  switch (raw.by) {
    case 'clock':
      return ok(raw);
    case 'chance': {
      const outcome = game.doors.chance(raw.outcome);
      return outcome.ok ? ok({ by: 'chance', at: raw.at, outcome: outcome.value }) : outcome;
    }
    case 'seat': {
      const action = game.doors.action(raw.action);
      return action.ok ? ok({ by: 'seat', seat: raw.seat, at: raw.at, action: action.value }) : action;
    }
  }
}
