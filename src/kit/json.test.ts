import { describe, expect, test } from 'vitest';
import { canonicalJson, deepFreeze } from './json.ts';

describe('canonicalJson', () => {
  test.each([
    ['keys are sorted, at every depth', { b: 1, a: { d: [2], c: 3 } }, '{"a":{"c":3,"d":[2]},"b":1}'],
    ['what is undefined is left out', { a: undefined, b: 0 }, '{"b":0}'],
    ['a hole in a list is null', [1, undefined, 3], '[1,null,3]'],
    ['the order of a list stays', ['b', 'a'], '["b","a"]'],
    ['texts are escaped', { 'a"': 'line\nline' }, '{"a\\"":"line\\nline"}'],
    ['numbers are as JavaScript prints them', [1e21, 0.1, -0], '[1e+21,0.1,0]'],
    ['nothing at all is null', undefined, 'null'],
  ])('%s', (_, value, text) => {
    expect(canonicalJson(value)).toBe(text);
    expect(canonicalJson(JSON.parse(text))).toBe(text);
  });
});

test('deepFreeze freezes what lies inside too, and leaves plain values alone', () => {
  const value = deepFreeze({ list: [{ n: 1 }], none: null });
  expect([value, value.list, value.list[0]].map((part) => Object.isFrozen(part))).toEqual([true, true, true]);
  expect(value).toEqual({ list: [{ n: 1 }], none: null });
  expect(deepFreeze(7)).toBe(7);
});
