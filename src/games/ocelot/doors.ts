// The only ways in for JSON from outside: options, scenarios, actions, outcomes of luck.

import * as z from 'zod/mini';
import type { Doors, Refusal } from '../../contract/game.ts';
import { faultDetail } from '../../kit/first-fault.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { CELL_COUNT, MOST_SPACES } from './content/mats.ts';
import { FACES } from './content/tables.ts';
import { isWholeLayout } from './luck.ts';
import { REFUSALS } from './refusals.ts';
import { buildScenario } from './scenario.ts';
import {
  type Action,
  AMETHYSTS,
  type Chance,
  MAT_IDS,
  type Ocelot,
  type Options,
  type Scenario,
  STARTS,
  TILES,
  TOKENS,
  TOOLS,
} from './types.ts';

const seat = z.int().check(z.minimum(0), z.maximum(1));
const cell = z.int().check(z.minimum(0), z.maximum(CELL_COUNT - 1));
const space = z.int().check(z.minimum(0), z.maximum(MOST_SPACES - 1));
const count = z.int().check(z.minimum(0), z.maximum(99));
const mat = z.enum(MAT_IDS);
const amethyst = z.enum(AMETHYSTS);

const options = z.strictObject({
  mat,
  start: z.enum(STARTS),
  headStart: z.exactOptional(z.int().check(z.minimum(1), z.maximum(50))),
});

const player = z.strictObject({
  tiles: z.exactOptional(z.strictObject({ A: count, B: count, C: count })),
  collected: z.exactOptional(z.partialRecord(z.enum(TOKENS), count)),
  amethysts: z.exactOptional(z.array(amethyst).check(z.maxLength(16))),
});

const scenario = z.strictObject({
  mat,
  drawing: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(40)),
  turn: seat,
  step: z.exactOptional(z.enum(['companion', 'place', 'collect'])),
  players: z.exactOptional(z.tuple([player, player])),
  bags: z.exactOptional(z.array(amethyst).check(z.maxLength(16))),
});

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('advance'), cell }),
  z.strictObject({ type: z.literal('place'), tile: z.enum(TILES), tool: z.enum(TOOLS), space }),
  z.strictObject({ type: z.literal('enter'), cell }),
  z.strictObject({ type: z.literal('collect'), cell }),
  z.strictObject({ type: z.literal('done') }),
]);

const chance = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deal'), first: seat, layout: z.array(z.enum(TOKENS)).check(z.length(CELL_COUNT)) }),
  z.strictObject({ type: z.literal('draw'), amethyst }),
]);

/** The first thing that is wrong, and where. */
function check<T>(schema: z.ZodMiniType<T>, json: unknown, refusal: Refusal): Result<T, Refusal> {
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return ok(parsed.data);
  return err({ ...refusal, detail: faultDetail(parsed.error) });
}

export const schemas = { options, scenario, action };

export const doors: Doors<Ocelot> = {
  options: (json): Result<Options, Refusal> => check(options, json, REFUSALS.badOptions),
  scenario(json): Result<Scenario, Refusal> {
    const parsed = check<Scenario>(scenario, json, REFUSALS.badScenario);
    if (!parsed.ok) return parsed;
    const built = buildScenario(parsed.value, { mat: parsed.value.mat, start: 'random' });
    return built.ok ? parsed : err({ ...REFUSALS.badScenario, detail: { why: built.error } });
  },
  action(json): Result<Action, Refusal> {
    const parsed = check<Action>(action, json, REFUSALS.badAction);
    if (!parsed.ok || parsed.value.type !== 'place') return parsed;
    return FACES[parsed.value.tile].includes(parsed.value.tool) ? parsed : err(REFUSALS.wrongFace);
  },
  chance(json): Result<Chance, Refusal> {
    const parsed = check<Chance>(chance, json, REFUSALS.badChance);
    if (!parsed.ok || parsed.value.type !== 'deal' || isWholeLayout(parsed.value.layout)) return parsed;
    return err({ ...REFUSALS.badChance, detail: { why: 'layout: not the tokens of the three caves' } });
  },
};
