// Rate limits and size limits, per socket and per address, with token buckets.

import type { Millis } from '../contract/game.ts';

export interface Limits {
  /** Messages of one socket. */
  readonly messages: Rate;
  /** Messages over the limit before the socket is closed. */
  readonly dropped: number;
  /** Connections of one address, of any kind. Behind a proxy all come from the proxy, which has to limit them itself. */
  readonly connections: Rate;
  readonly socketsPerAddress: number;
  readonly newSockets: Rate;
  readonly requests: Rate;
  /** Matches opened by one address. */
  readonly tables: Rate;
  /** Seats that one address takes at one table before play. In a day it cannot fill the log that others need. */
  readonly sits: Rate;
  /** Public tables of one address that gather at once, of the hundred that the lobby shows. */
  readonly publicTables: number;
  /** Wrong tokens in a minute, by address and by match. */
  readonly failures: number;
  readonly watchersPerMatch: number;
  /** Backpressure: bytes that may wait for a slow reader. */
  readonly buffered: number;
  /** Time for the hello message after a socket is opened. */
  readonly hello: Millis;
  /** Longest silence of a socket. A heartbeat ping is sent after half of it. */
  readonly silence: Millis;
}

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const DEFAULT_LIMITS: Limits = {
  messages: { burst: 40, perSecond: 20 },
  dropped: 200,
  connections: { burst: 300, perSecond: 60 },
  socketsPerAddress: 60,
  newSockets: { burst: 60, perSecond: 10 },
  requests: { burst: 120, perSecond: 30 },
  tables: { burst: 20, perSecond: 0.2 },
  sits: { burst: 30, perSecond: 1 / 600 },
  publicTables: 20,
  failures: 20,
  watchersPerMatch: 500,
  buffered: 256 * 1024,
  hello: 10_000,
  silence: 30_000,
};

/** More than anybody can do. Finite: no time at all times infinity is no number. */
const PLENTY = 1e9;
const UNLIMITED: Rate = { burst: PLENTY, perSecond: PLENTY };

/** For authors of bots on their own machine. What finds dead sockets and slow readers stays as it is. */
export const SANDBOX_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  messages: UNLIMITED,
  dropped: PLENTY,
  connections: UNLIMITED,
  socketsPerAddress: PLENTY,
  newSockets: UNLIMITED,
  requests: UNLIMITED,
  tables: UNLIMITED,
  sits: UNLIMITED,
  publicTables: PLENTY,
  failures: PLENTY,
  watchersPerMatch: PLENTY,
};

/** A token bucket: full at first, and refilled as time passes. */
export class TokenBucket {
  private level: number;
  private since: Millis;
  private readonly rate: Rate;

  constructor(rate: Rate, now: Millis) {
    this.rate = rate;
    this.level = rate.burst;
    this.since = now;
  }

  take(now: Millis): boolean {
    const { burst, perSecond } = this.rate;
    this.level = Math.min(burst, this.level + ((now - this.since) / 1000) * perSecond);
    this.since = now;
    if (this.level < 1) return false;
    this.level -= 1;
    return true;
  }

  /** How long until there is one to take. */
  wait(now: Millis): Millis {
    const missing = 1 - this.level;
    return Math.max(0, (missing / this.rate.perSecond) * 1000 - (now - this.since));
  }

  /** Whether it is the same as a new bucket. */
  isFull(now: Millis): boolean {
    const { burst, perSecond } = this.rate;
    return this.level + ((now - this.since) / 1000) * perSecond >= burst;
  }
}

/** Rate limiter: one bucket for each key. Full buckets are forgotten. */
export class RateLimiter {
  private readonly buckets = new Map<string, TokenBucket>();
  private readonly rate: Rate;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(key: string, now: Millis): boolean {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      bucket = new TokenBucket(this.rate, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  /** How long until `take` says yes for this key. */
  wait(key: string, now: Millis): Millis {
    return this.buckets.get(key)?.wait(now) ?? 0;
  }

  sweep(now: Millis): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}

const MINUTE = 60_000;

/** Counts failed attempts of the last minute. */
export class FailureCounter {
  private readonly times = new Map<string, Millis[]>();

  count(key: string, now: Millis): number {
    const recent = (this.times.get(key) ?? []).filter((time) => now - time < MINUTE);
    if (recent.length > 0) this.times.set(key, recent);
    else this.times.delete(key);
    return recent.length;
  }

  /** How long until fewer than `limit` are counted. */
  wait(key: string, limit: number, now: Millis): Millis {
    const last = (this.times.get(key) ?? []).at(-limit);
    return last === undefined ? 0 : Math.max(0, last + MINUTE - now);
  }

  add(key: string, now: Millis): void {
    this.times.set(key, [...(this.times.get(key) ?? []).slice(-99), now]);
  }

  sweep(now: Millis): void {
    for (const key of this.times.keys()) this.count(key, now);
  }
}
