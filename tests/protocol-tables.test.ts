// The tables and lists of docs/protocol.md have exactly what the schemas have.

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { line, seatView, tableView, terms } from '../src/match/fields.ts';
import { HOST_REFUSALS } from '../src/match/types.ts';
import { askSchema, helloSchema } from '../src/protocol/asks.ts';
import { frameSchema } from '../src/protocol/frames.ts';
import { ENDPOINTS, type Endpoint, HTTP_REFUSALS, openTable, statusOf } from '../src/protocol/http.ts';
import { DENIALS, PHRASES, SERVER_REFUSALS } from '../src/protocol/words.ts';
import { DEFAULT_LIMITS, type Rate } from '../src/server/rate-limits.ts';
import { closeCodeOf } from '../src/server/sockets/connection.ts';
import { code, codes, DOCUMENT, examples, names, rows, section } from './protocol-document.ts';

describe('the examples', () => {
  test.each<[string, z.ZodMiniType]>([
    ['open', openTable.body],
    ['hello', helloSchema],
    ['asks', askSchema],
  ])('of %s are what the server takes', (heading, schema) => {
    expect(examples(heading).length).toBeGreaterThan(0);
    for (const example of examples(heading)) expect(schema.safeParse(example)).toMatchObject({ success: true });
  });
});

describe('the tables', () => {
  test.each<[string, readonly z.ZodMiniObject[]]>([
    ['ask', askSchema.def.options],
    ['frame', frameSchema.def.options],
    ['line', line.def.options],
  ])('have every %s with its very fields', (heading, kinds) => {
    const documented = rows(heading).map(([type = '', fields = '']) => [code(type), codes(fields)]);
    const known = kinds.map((kind) => [typeOf(kind), fieldsIn(kind)]);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(known));
  });

  test('have the very fields of a table, its seats and its terms', () => {
    const documented = rows('object').map(([object = '', fields = '']) => [
      object,
      codes(fields.replace(/\([^)]*\)/g, '')),
    ]);
    expect(Object.fromEntries(documented)).toEqual({
      table: fieldsIn(tableView),
      seat: fieldsIn(seatView),
      terms: fieldsIn(terms),
    });
    expect(rows('field of `hello`').map(([field = '']) => code(field))).toEqual(fieldsIn(helloSchema));
  });

  test('have every endpoint, with whose token it needs, its status and the fields of its body and answer', () => {
    const documented = rows('request').map(([request = '', token = '']) => [code(request).replace(/\?.*/, ''), token]);
    const known = Object.values<Endpoint>(ENDPOINTS).map(({ method, path, token = '' }) => [
      `${method} ${path}`,
      token,
    ]);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(known));
    for (const [request = '', , body = '', answer = ''] of rows('request')) {
      const endpoint = Object.values<Endpoint>(ENDPOINTS).find(
        ({ method, path }) => `${method} ${path}` === code(request).replace(/\?.*/, ''),
      );
      expect(answer, request).toMatch(new RegExp(`^${endpoint?.status}\\b`));
      const { body: taken, answer: given } = endpoint ?? {};
      if (taken instanceof z.ZodMiniObject) expect(fieldsIn(taken).filter((field) => !shows(body, field))).toEqual([]);
      if (endpoint?.path.endsWith('/record')) continue;
      if (given instanceof z.ZodMiniObject) {
        expect(
          fieldsIn(given).filter((field) => !shows(answer, field)),
          request,
        ).toEqual([]);
      }
    }
  });

  test('have every status with the codes it stands for', () => {
    const documented = rows('status').flatMap(([status, said = '']) => codes(said).map((one) => [one, Number(status)]));
    const own = documented.filter(([one]) => one !== 'bad-request') as [string, number][];
    for (const [one, status] of own) expect(statusOf(one), one).toBe(status);
    const all = [...HOST_REFUSALS, ...SERVER_REFUSALS, ...HTTP_REFUSALS];
    const special = all.filter((one) => statusOf(one) !== statusOf('anything else'));
    expect(special.filter((one) => !documented.some(([said]) => said === one))).toEqual([]);
  });

  test('have every denial with its close code', () => {
    const documented = rows('denial').map(([denial = '', close]) => [code(denial), Number(close)]);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(DENIALS.map((one) => [one, closeCodeOf(one)])));
  });

  test('have every limit as it is when nobody sets another', () => {
    const documented = rows('limit').map(([limit = '', value]) => [code(limit), value]);
    const known = Object.entries<number | Rate>({ ...DEFAULT_LIMITS }).map(([limit, value]) => [
      limit,
      inWords(limit, value),
    ]);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(known));
  });
});

test.each<[string, readonly string[]]>([
  ['table', HOST_REFUSALS],
  ['server', SERVER_REFUSALS],
  ['HTTP', HTTP_REFUSALS],
])('the list of refusals of the %s is complete', (whose, words) => {
  const [, item = ''] =
    new RegExp(`^- of (?:the )?${whose}: ([^]*?)(?=\n-|\n\n)`, 'm').exec(section('### Refusals')) ?? [];
  expect(codes(item.replace(/\([^)]*\)/g, '')).sort()).toEqual([...words].sort());
});

test('every phrase is named', () => {
  expect(PHRASES.filter((word) => !names(DOCUMENT, word))).toEqual([]);
});

/** As the field stands in a cell: alone, or with what is in it. */
const shows = (cell: string, field: string): boolean =>
  codes(cell).some((said) => said === field || said.startsWith(`${field}:`));

/** With a question mark where a field is optional, without the `type`. */
function fieldsIn(schema: z.ZodMiniObject): readonly string[] {
  const { required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fields = Object.keys(schema.shape).filter((field) => field !== 'type');
  return fields.map((field) => (required.includes(field) ? field : `${field}?`));
}

const typeOf = (schema: z.ZodMiniObject): string => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return String((properties.type as { const?: unknown }).const);
};

function inWords(limit: string, value: number | Rate): string {
  if (typeof value === 'object') return rateInWords(value);
  if (limit === 'buffered') return `${value / 1024} kB`;
  return limit === 'hello' || limit === 'silence' ? `${value / 1000} s` : String(value);
}

function rateInWords({ burst, perSecond }: Rate): string {
  const seconds = Math.round(1 / perSecond);
  const slow = seconds < 60 ? `${seconds} s` : `${seconds / 60} min`;
  return `${burst} at once, then ${perSecond >= 1 ? `${perSecond} a second` : `one in ${slow}`}`;
}
