import { describe, expect, test } from 'vitest';
import { Ids, printOf } from './ids.ts';

describe('the ids of asks', () => {
  test('equal contents have equal prints, in whatever order their fields come', () => {
    expect(printOf({ type: 'decide', at: [1, { x: 2 }] })).toBe(printOf({ at: [1, { x: 2 }], type: 'decide' }));
    expect(printOf({ type: 'decide', gone: undefined })).toBe(printOf({ type: 'decide' }));
  });

  test('different contents have different prints', () => {
    const contents = [
      {},
      [],
      '',
      0,
      '0',
      null,
      [0],
      ['0'],
      [[0]],
      { 0: 0 },
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { a: { b: 1 } },
    ];
    expect(new Set(contents.map(printOf)).size).toBe(contents.length);
  });

  test('the last refusals are remembered for the same contents only', () => {
    const ids = new Ids();
    const refusal = { code: 'stale-phase', rule: 'table' };
    for (let i = 0; i < 40; i++) ids.noteRefused({ seat: 0, id: `id-${i}`, print: i, refusal });
    const last = { seat: 0, id: 'id-39' };
    expect(ids.knows(last)).toBe(true);
    expect(ids.refusalOf(last, 39)).toBe(refusal);
    expect(ids.refusalOf(last, 38)).toBeUndefined();
    expect(ids.knows({ ...last, seat: 1 })).toBe(false);
    expect(ids.knows({ seat: 0, id: 'id-0' })).toBe(false);
  });
});
