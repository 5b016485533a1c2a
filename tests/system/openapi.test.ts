// The description of the interface: it stands alone, and the answers are as it says.

import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { GAMES } from '../../src/games/all.ts';
import { recordSchema } from '../../src/match/record.ts';
import * as http from '../../src/protocol/http.ts';
import { PROTOCOL } from '../../src/protocol/words.ts';
import { running } from './kit/serving.ts';
import { OPTIONS, playOut, post, seatTable, start } from './kit/table.ts';

const server = running();
const setup = (): never => {
  throw new Error('a fault of ours');
};
const faulty = running({ games: { ...GAMES, diamant: { ...GAMES.diamant, setup } } });
const DIAMANT = { game: 'diamant', seats: 3, options: OPTIONS.diamant, open: 'public' };

interface Described {
  readonly responses: Readonly<Record<string, { readonly content?: { 'application/json': { schema: object } } }>>;
}

test('it says what each request takes, and stands alone', async () => {
  const text = await (await fetch(`${server.url}/openapi.json`)).text();
  expect(text).not.toContain('$ref');
  const { paths } = JSON.parse(text) as { paths: object };
  expect(paths).toHaveProperty('/api/games/{game}');
  expect(paths).toHaveProperty('/api/matches/{match}/seats/{seat}/bot.put.security', [{ token: [] }]);
  expect(paths).toHaveProperty('/api/commitments.get.parameters');
  expect(paths).toHaveProperty('/healthz.get.responses.503');
  const required = '/api/matches.post.requestBody.content.application/json.schema.required';
  expect(paths).toHaveProperty(required, ['game', 'seats', 'options', 'open']);
});

/** All that OpenAPI 3.0 has for a schema; tools that read it refuse or mistake anything of later JSON Schemas. */
const KEYWORDS = [
  ...['type', 'enum', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'oneOf', 'allOf', 'not'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'pattern', 'format'],
  ...['minItems', 'maxItems', 'nullable', 'description', 'default', 'title'],
];
const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean'];

type Schema = Readonly<Record<string, unknown>>;

const partsOf = ({ properties, additionalProperties, items, not, anyOf, oneOf, allOf }: Schema): unknown[] => [
  ...Object.values(properties ?? {}),
  ...[anyOf, oneOf, allOf].flatMap((choices) => choices ?? []),
  ...[additionalProperties, items, not],
];

function faultsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const unknown = Object.keys(schema).filter((key) => !KEYWORDS.includes(key));
  const { type, exclusiveMinimum, exclusiveMaximum } = schema as Schema;
  const isTyped = type === undefined || TYPES.some((one) => one === type);
  const bounds = [exclusiveMinimum, exclusiveMaximum].filter((bound) => typeof bound === 'number');
  const own = [...unknown, ...(isTyped ? [] : [`type ${JSON.stringify(type)}`]), ...bounds.map((at) => `bound ${at}`)];
  return [...own, ...partsOf(schema as Schema).flatMap(faultsOf)];
}

function schemasIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === 'schema' ? [value] : schemasIn(value)));
}

test('it is of the version that it names, and so is what it describes', async () => {
  const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as Schema;
  expect(description).toMatchObject({ openapi: '3.0.3', info: { version: String(PROTOCOL) } });
  const schemas = schemasIn(description);
  expect(schemas.length).toBeGreaterThan(40);
  expect([...new Set(schemas.flatMap(faultsOf))]).toEqual([]);
});

test('it says of every answer whether there is one, and what is in it', async () => {
  const { paths } = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  const requests = Object.entries(paths).filter(([path]) => path.startsWith('/api/'));
  for (const [path, methods] of requests) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const { 204: nothing, ...others } = responses;
      const codes = Object.keys(responses);
      expect(codes, `${method} ${path}`).toEqual([expect.stringMatching(/^20[014]$/), '429', '503', '4XX']);
      expect(nothing ?? {}).not.toHaveProperty('content');
      for (const { content } of Object.values(others)) {
        expect(content?.['application/json'].schema, `${method} ${path}`).toMatchObject({ type: 'object' });
      }
    }
  }
});

test('the answers are as it says, field by field', async () => {
  const says = async (shape: z.ZodMiniType, path: string): Promise<void> => {
    const answer: unknown = await (await fetch(`${server.url}${path}`)).json();
    // What is not described is left out when it is read.
    expect(shape.parse(answer), path).toEqual(answer);
  };
  const hinted = { ...DIAMANT, hints: true, bots: [{ seat: 1, level: 2, name: 'Pip' }] };
  const opened = await post<http.Opened>(`${server.url}/api/matches`, { ...hinted, sit: { name: 'Ann' } });
  expect(http.opened.parse(opened)).toEqual(opened);
  const seated = await post(`${server.url}/api/matches/${opened.match}/seats`, { name: 'Bo' });
  expect(http.seated.parse(seated)).toEqual(seated);
  const bearer = { authorization: `Bearer ${opened.opener}` };
  const offered = await post(`${server.url}/api/matches/${opened.match}/seats/1/offer`, {}, bearer);
  expect(http.offered.parse(offered)).toEqual(offered);
  await post(`${server.url}/api/matches`, hinted);
  await says(http.lobby, '/api/matches');
  await says(http.shown, `/api/matches/${opened.match}`);
  for (const game of ['diamant', 'ocelot', 'out-of-mine']) await says(http.gameParts, `/api/games/${game}`);
  const table = await seatTable(server.url, { seats: 3 });
  await start(table);
  await says(http.shown, `/api/matches/${table.opened.match}`);
  await says(http.problem, `/api/matches/${table.opened.match}/record`);
  await playOut(table);
  await says(http.shown, `/api/matches/${table.opened.match}`);
  await says(recordSchema, `/api/matches/${table.opened.match}/record`);
  await says(http.commitments, '/api/commitments');
  for (const player of table.players) player.leave();
});

test('a fault of ours is answered as busy, with 503', async () => {
  await expect(post(`${faulty.url}/api/matches`, DIAMANT)).rejects.toThrow(
    '503 {"refusal":{"code":"busy","rule":"table"}}',
  );
  expect(faulty.log.join()).toContain('request failed');
});
