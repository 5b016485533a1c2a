import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultDetail, firstFault } from './first-fault.ts';

const even = z.refine((value) => Number(value) % 2 === 0, 'must be even');
const action = z.union([
  z.strictObject({ type: z.literal('go') }),
  z.strictObject({ type: z.literal('lay'), at: z.strictObject({ x: z.int().check(z.gte(0), z.lt(8)) }) }),
  z.strictObject({ type: z.literal('take'), tile: z.number().check(even) }),
]);
const told = z.strictObject({
  name: z.string().check(z.maxLength(3), z.regex(/^\w+$/)),
  stage: z.optional(z.enum(['a', 'b'])),
  kind: z.optional(z.discriminatedUnion('type', [z.strictObject({ type: z.literal('on') })])),
  list: z.optional(z.array(z.union([z.string(), z.number()]))),
});

test.each([
  [action, { type: 'lay', at: { x: 8 } }, { where: 'at.x', why: 'too big' }],
  [action, { type: 'lay', at: { x: -1 } }, { where: 'at.x', why: 'too small' }],
  [action, { type: 'lay', at: { x: 1, y: 2 } }, { where: 'at.y', why: 'unrecognized keys' }],
  [action, { type: 'take', tile: 3 }, { where: 'tile', why: 'must be even' }],
  [action, { type: 'fly' }, { where: 'type', why: 'invalid union' }],
  [action, 7, { why: 'invalid type' }],
  [told, { name: 'long' }, { where: 'name', why: 'too big' }],
  [told, { name: '?' }, { where: 'name', why: 'invalid format' }],
  [told, {}, { where: 'name', why: 'invalid type' }],
  [told, { name: 'a', stage: 'c' }, { where: 'stage', why: 'invalid value' }],
  [told, { name: 'a', kind: { type: 'off' } }, { where: 'kind.type', why: 'invalid union' }],
  [told, { name: 'a', list: ['b', true] }, { where: 'list.1', why: 'invalid type' }],
  [told, { name: 'a', more: 1 }, { where: 'more', why: 'unrecognized keys' }],
])('%#: the field that is wrong is named', (schema, json, fault) => {
  const { error } = schema.safeParse(json);
  expect(error && firstFault(error)).toEqual(fault);
});

test('the detail of a refusal names the field in its sentence, if there is one', () => {
  const detailOf = (json: unknown) => {
    const { error } = action.safeParse(json);
    return error && faultDetail(error);
  };
  expect(detailOf({ type: 'take', tile: 3 })).toEqual({ where: 'tile', why: 'tile: must be even' });
  expect(detailOf(7)).toEqual({ why: 'invalid type' });
});

test('a name that is too long is cut', () => {
  const { error } = told.safeParse({ name: 'a', ['x'.repeat(200)]: 1 });
  expect(error && firstFault(error).where).toBe('x'.repeat(100));
});
