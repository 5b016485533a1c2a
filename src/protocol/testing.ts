// For tests: values that a schema allows, made from its JSON Schema.

import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
}

const MOST = 2 ** 31;

/** Whatever games fill in, and lines of newer servers: JSON as it comes back when it is written and read. */
const anything = fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

export function arbitraryOf(schema: z.ZodMiniType): Arbitrary<unknown> {
  return jsonOf(z.toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema);
}

function jsonOf(node: JsonSchema): Arbitrary<unknown> {
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  const choices = (node.anyOf ?? node.oneOf)?.filter((choice) => Object.keys(choice).length > 0);
  if (choices) return fc.oneof(...choices.map(jsonOf));
  if (Array.isArray(node.type)) return fc.oneof(...node.type.map((type: string) => jsonOf({ ...node, type })));
  switch (node.type) {
    case 'object':
      return objectOf(node);
    case 'array':
      return fc.array(jsonOf(node.items ?? {}), { maxLength: 3 });
    case 'string':
      return node.pattern === undefined ? fc.string() : fc.stringMatching(new RegExp(node.pattern));
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(node.minimum ?? -MOST, -MOST),
        max: Math.min((node.exclusiveMaximum ?? MOST) - 1, node.maximum ?? MOST),
      });
    default:
      return anything;
  }
}

function objectOf({ properties, required = [], additionalProperties }: JsonSchema): Arbitrary<unknown> {
  if (properties === undefined) {
    const value = typeof additionalProperties === 'object' ? jsonOf(additionalProperties) : anything;
    return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value, { maxKeys: 3, noNullPrototype: true });
  }
  const fields: Record<string, Arbitrary<unknown>> = {};
  for (const [key, node] of Object.entries(properties)) fields[key] = jsonOf(node);
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
}
