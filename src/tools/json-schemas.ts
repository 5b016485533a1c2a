// The JSON Schemas in schemas/, made of the very schemas that read records and scenarios.

import * as z from 'zod/mini';
import { scenarioSchema } from '../contract/scenario.ts';
import { recordSchema } from '../match/record.ts';
import { prettyJson } from './pretty-json.ts';

export const SCHEMA_NAMES = ['record', 'scenario'] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];

const SOURCES: Readonly<Record<SchemaName, { readonly title: string; readonly schema: z.ZodMiniType }>> = {
  record: { title: 'A match of Grotto', schema: recordSchema },
  scenario: { title: 'A written position of Grotto', schema: scenarioSchema },
};

/** What the fields are that every game fills in its own way; their shapes are in src/games/<game>/types.ts. */
const OWN: Readonly<Record<string, string>> = {
  options: 'Options of the game',
  scenario: 'A written position of the game, in place of the usual start',
  position: 'A written position of the game; the usual start when left out',
  action: 'An action of the game',
  outcome: 'An outcome of luck of the game',
  expect: 'What everybody sees in the end; fields left out may be anything',
};

export function jsonSchemaText(name: SchemaName): string {
  const { title, schema } = SOURCES[name];
  const { $schema, $defs: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return `${prettyJson({ $schema, title, ...plain(rest, '') })}\n`;
}

/** Without references: the only ones are to "any JSON", which a description says better. */
function plain(node: object, name: string): object {
  if ('$ref' in node) return { description: OWN[name] ?? 'Any JSON' };
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) => {
      if (Array.isArray(part)) return [key, part.map((item) => (isObject(item) ? plain(item, name) : item))];
      return [key, isObject(part) ? plain(part, key) : part];
    }),
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
