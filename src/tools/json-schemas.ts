// The files in schemas/, made of the very schemas that the program reads by: JSON Schemas of records and scenarios, and the
// descriptions of the HTTP interface (OpenAPI) and of the sockets (AsyncAPI).

import * as z from 'zod/mini';
import { scenarioSchema } from '../contract/scenario.ts';
import { recordSchema } from '../match/record.ts';
import { asyncapi } from '../server/http/describe/asyncapi.ts';
import { openapi } from '../server/http/describe/openapi.ts';
import { prettyJson } from './pretty-json.ts';

const SOURCES = {
  record: { file: 'record.schema.json', make: () => jsonSchema('A match of Grotto', recordSchema) },
  scenario: { file: 'scenario.schema.json', make: () => jsonSchema('A written position of Grotto', scenarioSchema) },
  openapi: { file: 'openapi.json', make: openapi },
  asyncapi: { file: 'asyncapi.json', make: asyncapi },
} as const satisfies Readonly<Record<string, { readonly file: string; readonly make: () => object }>>;

export type SchemaName = keyof typeof SOURCES;
export const SCHEMA_NAMES = Object.keys(SOURCES) as readonly SchemaName[];

export const schemaFile = (name: SchemaName): string => SOURCES[name].file;
export const schemaText = (name: SchemaName): string => `${prettyJson(SOURCES[name].make())}\n`;

/** What the fields are that every game fills in its own way; their shapes are in src/games/<game>/types.ts. */
const OWN: Readonly<Record<string, string>> = {
  options: 'Options of the game',
  scenario: 'A written position of the game, in place of the usual start',
  position: 'A written position of the game; the usual start when left out',
  action: 'An action of the game',
  outcome: 'An outcome of luck of the game',
  expect: 'What everybody sees in the end; fields left out may be anything',
};

function jsonSchema(title: string, schema: z.ZodMiniType): object {
  const { $schema, $defs: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return { $schema, title, ...plain(rest, '') };
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
