import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS, FailureCounter, RateLimiter, SANDBOX_LIMITS, TokenBucket } from './rate-limits.ts';

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

  test('a sandbox has none that a busy program could reach', () => {
    const takesAll = (limits: typeof DEFAULT_LIMITS): boolean[] =>
      (['connections', 'newSockets', 'requests', 'tables', 'sits', 'messages'] as const).map((name) => {
        const limiter = new RateLimiter(limits[name]);
        return Array.from({ length: 10_000 }, () => limiter.take('here', 0)).every(Boolean);
      });
    expect(new Set(takesAll(SANDBOX_LIMITS))).toEqual(new Set([true]));
    expect(new Set(takesAll(DEFAULT_LIMITS))).toEqual(new Set([false]));
  });
});
