import { expect, test } from 'vitest';
import { err, ok } from './result.ts';

test('a result is a value, or the reason why there is none', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(err('too late')).toEqual({ ok: false, error: 'too late' });
});
