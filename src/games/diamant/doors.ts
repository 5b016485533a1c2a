// The only doors for JSON from outside: what passes is exactly what the rules are written for.

import * as z from 'zod/mini';
import type { Doors, Refusal } from '../../contract/game.ts';
import { faultDetail } from '../../kit/first-fault.ts';
import { ok, type Result } from '../../kit/result.ts';
import { CARDS, cardName, EXPEDITIONS, RELICS, TRAPS } from './content.ts';
import { type RefusalCode, refuse } from './refusals.ts';
import { stateOf } from './scenario.ts';
import { type Action, BACK, CHOICES, type Chance, type Diamant, ON, type Options, type Scenario } from './types.ts';

const options = z.strictObject({ relics: z.boolean(), openChests: z.boolean() });

const action = z.strictObject({ type: z.literal('decide'), choice: z.enum(CHOICES) });

const card = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('treasure'), rubies: z.int() }),
  z.strictObject({ type: z.literal('trap'), trap: z.enum(TRAPS) }),
  z.strictObject({ type: z.literal('relic'), points: z.int() }),
]);

const chance = z.strictObject({
  type: z.literal('turn'),
  card: card.check(z.refine((read) => CARDS.some((other) => cardName(other) === cardName(read)))),
});

const count = z.int().check(z.minimum(0), z.maximum(1000));
const cards = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(CARDS.length * 2));
const relics = z.array(z.literal([...RELICS])).check(z.maxLength(RELICS.length));

const scenario = z.strictObject({
  expedition: z.int().check(z.minimum(1), z.maximum(EXPEDITIONS)),
  stage: z.optional(z.enum(['explore', 'decide'])),
  path: cards,
  explorers: z
    .array(
      z.strictObject({
        inside: z.optional(z.boolean()),
        loot: z.optional(count),
        taken: z.optional(count),
        chest: z.optional(count),
        relics: z.optional(relics),
      }),
    )
    .check(z.minLength(3), z.maxLength(8)),
  aside: z.optional(z.array(z.enum(TRAPS)).check(z.maxLength(EXPEDITIONS))),
  gone: z.optional(relics),
  next: z.optional(cards),
});

/** Reads by a schema; the type is what the schema says, so the cast adds only `readonly` and absent for undefined. */
function read<T>(schema: z.ZodMiniType, json: unknown, code: RefusalCode): Result<T, Refusal> {
  const read = schema.safeParse(json);
  if (read.success) return ok(read.data as T);
  return refuse(code, faultDetail(read.error));
}

/** What comes from clients is nearly always just this. Anything else is left to the schema, which says the same of it. */
function asDecision(json: unknown): Result<Action, Refusal> | undefined {
  if (typeof json !== 'object' || json === null || Object.keys(json).length !== 2) return undefined;
  if (!('type' in json && 'choice' in json) || json.type !== 'decide') return undefined;
  return json.choice === 'on' ? ok(ON) : json.choice === 'back' ? ok(BACK) : undefined;
}

export const schemas = { options, scenario, action };

export const doors: Doors<Diamant> = {
  options: (json) => read<Options>(options, json, 'bad-options'),
  action: (json) => asDecision(json) ?? read<Action>(action, json, 'bad-action'),
  chance: (json) => read<Chance>(chance, json, 'bad-chance'),
  scenario(json) {
    const written = read<Scenario>(scenario, json, 'bad-scenario');
    if (!written.ok) return written;
    // Whether relics are played is an option, not part of the position: with them, every sound one is sound.
    const state = stateOf(written.value, { relics: true, openChests: false });
    return state.ok ? written : state;
  },
};
