import { describe, expect, test } from 'vitest';
import { FailureCounter, TokenBucket } from './rate-limits.ts';

describe('limits', () => {
  test('a bucket gives its burst, then its rate', () => {
    const bucket = new TokenBucket({ burst: 40, perSecond: 20 }, 0);
    const taken = (count: number, now: number) =>
      Array.from({ length: count }, () => bucket.take(now)).filter(Boolean).length;
    expect(taken(100, 0)).toBe(40);
    expect(taken(100, 1000)).toBe(20);
    expect(taken(100, 100_000)).toBe(40);
  });

  test('failures are forgotten after a minute', () => {
    const failures = new FailureCounter();
    for (let i = 0; i < 20; i++) failures.add('address', i);
    expect(failures.count('address', 30_000)).toBe(20);
    expect(failures.count('address', 60_019)).toBe(0);
  });
});
