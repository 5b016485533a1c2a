// The JSON Schemas in schemas/, made of the very schemas that read records and scenarios.

import * as z from 'zod/mini';
import { scenarioSchema } from '../contract/scenario.ts';
import { recordSchema } from '../match/record.ts';

export const SCHEMA_NAMES = ['record', 'scenario'] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];

const SOURCES: Readonly<Record<SchemaName, { readonly title: string; readonly schema: z.ZodMiniType }>> = {
  record: { title: 'A match of Grotto', schema: recordSchema },
  scenario: { title: 'A written position of Grotto', schema: scenarioSchema },
};

export function jsonSchemaText(name: SchemaName): string {
  const { title, schema } = SOURCES[name];
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return `${JSON.stringify({ $schema, title, ...rest }, undefined, 2)}\n`;
}
