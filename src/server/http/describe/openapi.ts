// The OpenAPI description of the HTTP interface, made from the endpoints and their schemas.

import * as z from 'zod/mini';
import { GAME_IDS } from '../../../contract/game.ts';
import { ENDPOINTS, type Endpoint, refusalsOf, statusOf } from '../../../protocol/http.ts';
import { componentsOf, gameSchemas, HTTP_SCHEMAS, INFO, type Json, refTo, TABLE_SCHEMAS } from './components.ts';
import { BODY_EXAMPLES, SEAT_TOKEN } from './examples.ts';

const SCHEMAS = { ...HTTP_SCHEMAS, ...TABLE_SCHEMAS, ...gameSchemas(['options', 'scenario', 'action']) };

const TAGS = {
  tables: 'Opening, finding and closing tables',
  seats: 'Taking, freeing and handing over seats',
  games: 'What lies in the boxes',
  service: 'The server itself',
} as const;

type Tag = keyof typeof TAGS;

const PARAMETERS: Readonly<Record<string, Json>> = {
  match: {
    description: 'Name of the match',
    schema: { type: 'string', pattern: '^[0-9a-z]{16}$' },
    example: 'k3v9k3v9k3v9k3v9',
  },
  seat: { description: 'Number of the seat', schema: { type: 'integer', minimum: 0, maximum: 7 }, example: 1 },
  game: { description: 'Name of the game', schema: { type: 'string', enum: GAME_IDS }, example: GAME_IDS[0] },
};

/** What any request with such a body may be answered with besides. */
const BODY_STATUSES: Readonly<Record<number, string>> = { 413: 'The body is too long', 415: 'The body is not JSON' };

export function openapi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [id, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(id, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/', description: 'The server that gives this description' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: componentsOf(SCHEMAS, 'draft-2020-12'),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: `The token of a seat, or of whoever opened the table, such as \`${SEAT_TOKEN}\``,
        },
      },
    },
  };
}

function operation(id: string, endpoint: Endpoint): Json {
  const { path, summary, token, body, query } = endpoint;
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...PARAMETERS[name],
  }));
  return {
    operationId: id,
    summary,
    ...(token !== undefined && { description: `Token: ${token}.` }),
    tags: [tagOf(path)],
    security: token === undefined ? [] : [{ token: [] }],
    ...(parameters.length + (query ? 1 : 0) > 0 && { parameters: [...parameters, ...queryParameters(query)] }),
    ...(body && { requestBody: { required: true, content: content(body, BODY_EXAMPLES[id]) } }),
    responses: responses(endpoint),
  };
}

function tagOf(path: string): Tag {
  if (path.includes('/seats')) return 'seats';
  if (path.startsWith('/api/matches')) return 'tables';
  return path.startsWith('/api/games') ? 'games' : 'service';
}

function queryParameters(query: z.ZodMiniObject | undefined): readonly Json[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input' });
    return { name, in: 'query', description: QUERY[name] ?? name, schema: shape };
  });
}

const QUERY: Readonly<Record<string, string>> = { after: 'Only lines with a larger number; at most 1000 at once' };

function responses(endpoint: Endpoint): Json {
  const { status, answer, down, body } = endpoint;
  const refused = new Map<number, string[]>();
  for (const code of refusalsOf(endpoint)) refused.set(statusOf(code), [...(refused.get(statusOf(code)) ?? []), code]);
  return {
    [status]: answer ? { description: 'Done', content: content(answer) } : { description: 'Done' },
    ...Object.fromEntries([...refused].map(([no, codes]) => [no, problemOf(no, codes)])),
    ...(down && { 503: { description: 'Not well', content: content(down) } }),
    ...(body &&
      Object.fromEntries(Object.entries(BODY_STATUSES).map(([no, why]) => [no, refusal(why, 'bad-request')]))),
  };
}

function problemOf(status: number, codes: readonly string[]): Json {
  const names = codes.map((code) => `\`${code}\``).join(', ');
  const [first = ''] = codes;
  if (status !== 429) return refusal(names, first);
  const seconds = { description: 'Seconds until it is worth asking again', schema: { type: 'integer', minimum: 1 } };
  return { ...refusal(names, first), headers: { 'Retry-After': seconds } };
}

const refusal = (description: string, code: string): Json => ({
  description,
  content: { 'application/json': { schema: refTo('Problem'), example: { refusal: { code, rule: 'table' } } } },
});

function content(schema: z.ZodMiniType, example?: unknown): Json {
  const name = Object.keys(SCHEMAS).find((one) => SCHEMAS[one]?.schema === schema);
  if (name === undefined) throw new Error('a body or an answer without a name');
  return { 'application/json': { schema: refTo(name), ...(example !== undefined && { example }) } };
}
