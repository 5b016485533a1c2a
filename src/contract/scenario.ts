// A scenario as one JSON document: a written position, moves to play from it, and how it ends. See docs/record.md.

import * as z from 'zod/mini';
import { BrokenInvariant } from '../kit/invariant.ts';
import { canonicalJson } from '../kit/json.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { type Rng, seededRng } from '../kit/rng.ts';
import { GAME_IDS, type Game, type Millis, type Move, type Refusal, type Setup, type Shapes } from './game.ts';
import { parseMove } from './move-line.ts';

export const SCENARIO_FORMAT = 'grotto/scenario/1';

export const scenarioSchema = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(SCENARIO_FORMAT),
  game: z.enum(GAME_IDS),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The worked example and the rules it shows. */
  rules: z.optional(z.array(z.string().check(z.maxLength(8)))),
  seats: z.int().check(z.gte(2), z.lte(8)),
  options: z.json(),
  /** As the game writes positions; the usual start when left out. */
  position: z.optional(z.json()),
  /** Moves, one line each: `0 on`, `turn snake`, `clock`; `0 collect d4 ! O20` is refused by that rule. */
  play: z.optional(z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(10_000))),
  /** What everybody sees in the end. Fields left out may be anything. */
  expect: z.optional(z.json()),
});

export type ScenarioFile = z.infer<typeof scenarioSchema>;

const bad = (code: string, detail: Refusal['detail'] = {}): { ok: false; error: Refusal } =>
  err({ code, rule: 'contract', detail });

export function parseScenarioFile(json: unknown): Result<ScenarioFile, Refusal> {
  const parsed = scenarioSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return bad('bad-document', { where: issue?.path.join('.') || 'the document', why: issue?.message ?? '' });
}

/** What a match begins with when it begins from this document: options and position, through the doors of the game. */
function scenarioSetup<G extends Shapes>(game: Game<G>, file: ScenarioFile): Result<Setup<G>, Refusal> {
  const { seats } = file;
  if (seats < game.seats.min || seats > game.seats.max) return bad('bad-seats', { seats, ...game.seats });
  const options = game.doors.options(file.options);
  if (!options.ok) return options;
  if (file.position === undefined) return ok({ seats, options: options.value });
  const position = game.doors.scenario(file.position);
  return position.ok ? ok({ seats, options: options.value, scenario: position.value }) : position;
}

/** The first state. A position that is sound by itself may still not fit the seats or the options. */
export function setUp<G extends Shapes>(game: Game<G>, setup: Setup<G>): Result<G['State'], Refusal> {
  try {
    return ok(game.setup(setup));
  } catch (fault) {
    if (fault instanceof BrokenInvariant) return bad('bad-setup', { why: fault.message });
    throw fault;
  }
}

/** One line that was played: the move it was, or the refusal that it said to expect. */
export interface ScenarioStep<G extends Shapes = Shapes> {
  readonly line: string;
  readonly move: Move<G>;
  readonly effects: readonly G['Effect'][];
  readonly refusal?: Refusal;
}

export interface PlayedScenario<G extends Shapes = Shapes> {
  readonly steps: readonly ScenarioStep<G>[];
  readonly state: G['State'];
  readonly at: Millis;
}

/** Plays the document's lines, or others in their place. Where luck is due and no line says it, it is drawn. */
export function playScenario<G extends Shapes>(
  game: Game<G>,
  file: ScenarioFile,
  { lines = file.play ?? [], rng = seededRng(file.title) }: { lines?: readonly string[]; rng?: Rng } = {},
): Result<PlayedScenario<G>, Refusal> {
  const setup = scenarioSetup(game, file);
  if (!setup.ok) return setup;
  const first = setUp(game, setup.value);
  if (!first.ok) return first;
  let played: PlayedScenario<G> = { steps: [], state: first.value, at: 0 };
  for (const line of lines) {
    const next = playLine(game, played, line, rng);
    if (!next.ok) return err({ ...next.error, detail: { ...next.error.detail, line } });
    played = next.value;
  }
  return ok(played);
}

function playLine<G extends Shapes>(
  game: Game<G>,
  before: PlayedScenario<G>,
  line: string,
  rng: Rng,
): Result<PlayedScenario<G>, Refusal> {
  const [, text = line, rule] = /^(.*\S)\s+!\s*(\S+)$/s.exec(line) ?? [];
  const move = parseMove(game, text, before.at);
  if (!move.ok) return move;
  let played = before;
  while (move.value.by !== 'chance' && game.waiting(played.state).for === 'chance') {
    const drawn: Move<G> = { by: 'chance', at: played.at, outcome: game.sampleChance(played.state, rng) };
    const next = game.apply(played.state, drawn);
    if (!next.ok) return next;
    const step = { line: '', move: drawn, effects: next.value.effects };
    played = { steps: [...played.steps, step], state: next.value.state, at: played.at };
  }
  const result = game.apply(played.state, move.value);
  if (rule === undefined) {
    if (!result.ok) return result;
    const step = { line, move: move.value, effects: result.value.effects };
    return ok({ steps: [...played.steps, step], state: result.value.state, at: move.value.at });
  }
  if (result.ok) return bad('not-refused', { rule });
  if (result.error.rule !== rule) return result;
  const step = { line, move: move.value, effects: [], refusal: result.error };
  return ok({ ...played, steps: [...played.steps, step] });
}

/** Where a value is not as expected, in words. Objects may have fields that are not named; lists are whole. */
export function unmet(expected: unknown, value: unknown, path = 'it'): readonly string[] {
  if (expected === undefined) return [];
  if (Array.isArray(expected)) {
    if (!Array.isArray(value) || value.length !== expected.length) return [differs(expected, value, path)];
    return expected.flatMap((part, place) => unmet(part, value[place], `${path}.${place}`));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof value !== 'object' || value === null) return [differs(expected, value, path)];
    return Object.entries(expected).flatMap(([key, part]) => unmet(part, Reflect.get(value, key), `${path}.${key}`));
  }
  return Object.is(expected, value) ? [] : [differs(expected, value, path)];
}

const differs = (expected: unknown, value: unknown, path: string): string =>
  `${path} is ${canonicalJson(value)}, not ${canonicalJson(expected)}`;
