// The machine-readable descriptions: the rules that Redocly recommends for OpenAPI, and that nothing is missing.

import { describe, expect, test } from 'vitest';
import { askSchema, helloSchema } from '../src/protocol/asks.ts';
import { frameSchema } from '../src/protocol/frames.ts';
import { ENDPOINTS, refusalsOf, statusOf } from '../src/protocol/http.ts';
import { asyncapi } from '../src/server/http/describe/asyncapi.ts';
import { ASK_EXAMPLES, BODY_EXAMPLES, FRAME_EXAMPLES, HELLO_EXAMPLE } from '../src/server/http/describe/examples.ts';
import { openapi } from '../src/server/http/describe/openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly description: string }[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

interface Description {
  readonly info: object;
  readonly components: { readonly schemas: object; readonly securitySchemes?: object };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags?: readonly { readonly name: string; readonly description: string }[];
}

/** As it is sent. */
const sent = (description: object): Description => JSON.parse(JSON.stringify(description));
const api = sent(openapi());
const operations = Object.entries(api.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

function refsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : refsIn(value)));
}

const at = (root: unknown, ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], root);

describe.each([
  ['OpenAPI', api],
  ['AsyncAPI', sent(asyncapi())],
])('%s', (_name, description) => {
  test('refers to nothing outside of itself, and has no schema that nobody needs', () => {
    const refs = refsIn(description);
    expect(refs.filter((ref) => at(description, ref) === undefined)).toEqual([]);
    const used = new Set(refs.map((ref) => ref.split('/').at(-1)));
    expect(Object.keys(description.components.schemas).filter((name) => !used.has(name))).toEqual([]);
  });

  test('names its licence and its version', () => {
    expect(description.info).toMatchObject({ title: 'Grotto', version: '1', license: { name: 'MIT' } });
  });
});

describe('OpenAPI, as Redocly recommends', () => {
  test('there is one operation for each endpoint, with an id of its own and a summary', () => {
    expect(operations.map(({ operationId }) => operationId)).toEqual(Object.keys(ENDPOINTS));
    for (const { summary } of operations) expect(summary).toMatch(/^[A-Z][^.]+$/);
  });

  test('every operation says which token it needs, or that it needs none', () => {
    const known = api.components.securitySchemes ?? {};
    for (const { operationId, security } of operations) {
      expect(security, operationId).toBeInstanceOf(Array);
      for (const need of security) expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(need)));
    }
    const tokens = operations.filter(({ security }) => security.length > 0).map(({ operationId }) => operationId);
    expect(tokens).toEqual(['closeTable', 'seatBot', 'freeSeat', 'offerSeat']);
  });

  test('every parameter of a path is described, and every tag', () => {
    for (const { path, parameters = [] } of operations) {
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      for (const { description } of parameters) expect(description).toBeTruthy();
    }
    const { tags = [] } = api;
    const used = new Set(operations.flatMap((operation) => operation.tags));
    expect(tags.map(({ name }) => name).sort()).toEqual([...used].sort());
    for (const { description } of tags) expect(description).toBeTruthy();
  });

  test('every operation says how it is answered when all is well, and with which refusals', () => {
    for (const { operationId, responses } of operations) {
      const endpoint = ENDPOINTS[operationId as keyof typeof ENDPOINTS];
      expect(Object.keys(responses), operationId).toContain(String(endpoint.status));
      for (const code of refusalsOf(endpoint)) {
        if ('down' in endpoint && code === 'busy') continue;
        expect(responses[statusOf(code)]?.description, `${operationId} ${code}`).toContain(`\`${code}\``);
      }
    }
  });
});

describe('examples', () => {
  test('of bodies are accepted', () => {
    for (const [id, example] of Object.entries(BODY_EXAMPLES)) {
      const endpoint = ENDPOINTS[id as keyof typeof ENDPOINTS];
      expect('body' in endpoint && endpoint.body.safeParse(example), id).toMatchObject({ success: true });
    }
    const bodies = Object.entries(ENDPOINTS).filter(([, endpoint]) => 'body' in endpoint);
    expect(Object.keys(BODY_EXAMPLES)).toEqual(bodies.map(([id]) => id));
  });

  test('of messages are read as they stand', () => {
    expect(helloSchema.parse(HELLO_EXAMPLE)).toEqual(HELLO_EXAMPLE);
    for (const ask of Object.values(ASK_EXAMPLES)) expect(askSchema.parse(ask)).toEqual(ask);
    for (const frame of Object.values(FRAME_EXAMPLES)) expect(frameSchema.parse(frame)).toEqual(frame);
  });
});
