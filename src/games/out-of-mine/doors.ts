// The only doors for JSON from outside: what passes is exactly what the rules are written for.

import * as z from 'zod/mini';
import type { Doors, Refusal } from '../../contract/game.ts';
import { faultDetail } from '../../kit/first-fault.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { ROTATIONS } from '../../solver/polyomino.ts';
import { CARDS } from './content/cards.ts';
import { BOARDS } from './content/galleries.ts';
import { TILES } from './content/tiles.ts';
import { BOARD_SIDES } from './content/types.ts';
import { laws } from './laws.ts';
import { parseLaid } from './notation.ts';
import { refuse } from './refusals.ts';
import { setUp } from './setup.ts';
import { MARGIN, plainOrientation } from './table/placement.ts';
import { LONGEST_PHOTO_FINISH } from './table/time.ts';
import { cardNamed, tileNamed } from './tile-names.ts';
import type {
  OutOfMine,
  OutOfMineAction,
  OutOfMineChance,
  OutOfMineOptions,
  OutOfMineScenario,
  ScoringOption,
} from './types.ts';

const ROUNDS = 7;
export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

/** What is agreed where an option is left out: a match without extras. New games begin with USUAL_OPTIONS. */
export const DEFAULT_OPTIONS: OutOfMineOptions = {
  elves: false,
  finds: false,
  guardRails: 'off',
  rounds: ROUNDS,
  handicaps: [],
};

const within = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

const handicap = z.strictObject({
  headStart: z.exactOptional(within(0, 120)),
  grace: z.exactOptional(within(0, 120)),
  timeScale: z.exactOptional(within(1, 4)),
  guardRails: z.exactOptional(z.boolean()),
  easierCard: z.exactOptional(z.boolean()),
});

const scoringOptions = {
  elves: z._default(z.boolean(), DEFAULT_OPTIONS.elves),
  finds: z._default(z.boolean(), DEFAULT_OPTIONS.finds),
  belowZero: z.exactOptional(z.boolean()),
} satisfies Record<ScoringOption, unknown>;

const options = z
  .strictObject({
    ...scoringOptions,
    guardRails: z._default(z.enum(['off', 'on']), DEFAULT_OPTIONS.guardRails),
    timeLimit: z.exactOptional(within(10, 3600)),
    photoFinish: z.exactOptional(within(1, LONGEST_PHOTO_FINISH)),
    rounds: z._default(within(1, ROUNDS), ROUNDS),
    handicaps: z._default(z.array(handicap).check(z.maxLength(MAX_SEATS)), []),
  })
  .check(
    z.refine(
      ({ timeLimit, handicaps }) => handicaps.every(({ headStart }) => (headStart ?? 0) < (timeLimit ?? Infinity)),
      'a head start must be shorter than the time limit',
    ),
  );

const tile = within(0, TILES.length - 1);
const coordinate = within(-MARGIN, 10);

/** M2: orientations that look the same are one, so that one way to lie has one name. */
const place = <Type extends 'lay' | 'move'>(type: Type) =>
  z.pipe(
    z.strictObject({
      type: z.literal(type),
      tile,
      x: coordinate,
      y: coordinate,
      rotation: z.literal(ROTATIONS),
      flipped: z.boolean(),
    }),
    z.transform((read) => ({ ...read, ...plainOrientation(read.tile, read.rotation, read.flipped) })),
  );

const action = z.union([
  z.strictObject({ type: z.literal('side'), side: z.enum(BOARD_SIDES) }),
  z.strictObject({ type: z.literal(['take', 'pick-up', 'put-back']), tile }),
  z.strictObject({ type: z.literal(['ready', 'call', 'stuck', 'unstuck']) }),
  place('lay'),
  place('move'),
]);

const board = within(0, BOARDS - 1);
const seat = within(0, MAX_SEATS - 1);
const card = within(0, CARDS.length - 1);

const chance = z.union([
  z.strictObject({
    type: z.literal('boards'),
    boards: z.array(board).check(z.maxLength(MAX_SEATS)),
    leaves: z.exactOptional(seat),
  }),
  z.strictObject({
    type: z.literal('cards'),
    drawn: z.array(z.array(card).check(z.maxLength(2))).check(z.maxLength(MAX_SEATS)),
  }),
]);

const text = (reads: (text: string) => unknown, what: string) =>
  z.string().check(
    z.maxLength(40),
    z.refine((written) => reads(written) !== undefined, what),
  );

const scenario = z.strictObject({
  round: z.exactOptional(within(1, ROUNDS)),
  seats: z
    .array(
      z.strictObject({
        board,
        side: z.enum(BOARD_SIDES),
        card: z.exactOptional(text(cardNamed, 'no such card')),
        laid: z.exactOptional(z.array(text(parseLaid, 'no such tile or place')).check(z.maxLength(TILES.length))),
        hand: z.exactOptional(text(tileNamed, 'no such tile')),
        total: z.exactOptional(within(0, 1000)),
      }),
    )
    .check(z.minLength(MIN_SEATS), z.maxLength(MAX_SEATS)),
});

function read<T>(schema: z.ZodMiniType<T>, what: string, json: unknown): Result<T, Refusal> {
  const result = schema.safeParse(json);
  if (result.success) return ok(result.data);
  return err(refuse('unreadable', { what, ...faultDetail(result.error) }));
}

const unreadable = (what: string, why: string): Result<never, Refusal> => err(refuse('unreadable', { what, why }));

/** A written position has to be one that could lie on a table. */
function readScenario(json: unknown): Result<OutOfMineScenario, Refusal> {
  const result = read<OutOfMineScenario>(scenario, 'scenario', json);
  if (!result.ok) return result;
  const { seats } = result.value;
  const cards = seats.filter((one) => one.card !== undefined).length;
  if (cards !== 0 && cards !== seats.length) return unreadable('scenario', 'all seats have a card, or none');
  if (cards === 0 && seats.some((one) => one.hand !== undefined || (one.laid ?? []).length > 0)) {
    return unreadable('scenario', 'tiles are laid once the cards are seen');
  }
  const [broken] = laws(setUp({ seats: seats.length, options: DEFAULT_OPTIONS, scenario: result.value }));
  return broken === undefined ? result : unreadable('scenario', broken);
}

export const schemas = { options, scenario, action };

export const doors: Doors<OutOfMine> = {
  options: (json) => read<OutOfMineOptions>(options, 'options', json),
  scenario: readScenario,
  action: (json) => read<OutOfMineAction>(action, 'action', json),
  chance: (json) => read<OutOfMineChance>(chance, 'chance', json),
};
