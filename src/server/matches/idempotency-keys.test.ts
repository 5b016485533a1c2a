import { describe, expect, test } from 'vitest';
import { fingerprintOf, IdempotencyKeys } from './idempotency-keys.ts';

describe('idempotency keys', () => {
  test('equal contents have equal fingerprints, in whatever order their fields come', () => {
    expect(fingerprintOf({ type: 'decide', at: [1, { x: 2 }] })).toBe(
      fingerprintOf({ at: [1, { x: 2 }], type: 'decide' }),
    );
    expect(fingerprintOf({ type: 'decide', gone: undefined })).toBe(fingerprintOf({ type: 'decide' }));
  });

  test('different contents have different fingerprints', () => {
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
    expect(new Set(contents.map(fingerprintOf)).size).toBe(contents.length);
  });

  test('the last refusals are remembered for the same contents only', () => {
    const keys = new IdempotencyKeys();
    const refusal = { code: 'stale-phase', rule: 'table' };
    for (let i = 0; i < 40; i++) keys.noteRefused({ seat: 0, id: `id-${i}`, fingerprint: i, refusal });
    const last = { seat: 0, id: 'id-39' };
    expect(keys.knows(last)).toBe(true);
    expect(keys.refusalOf(last, 39)).toBe(refusal);
    expect(keys.refusalOf(last, 38)).toBeUndefined();
    expect(keys.knows({ ...last, seat: 1 })).toBe(false);
    expect(keys.knows({ seat: 0, id: 'id-0' })).toBe(false);
  });
});
