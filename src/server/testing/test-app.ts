// Test app: the HTTP server of a test registry, without a port.

import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, createApp } from '../http/app.ts';
import type { MatchRegistry } from '../matches/match-registry.ts';
import { DEFAULT_LIMITS, FailureCounter, RateLimiter } from '../rate-limits.ts';

export async function openTestApp(
  registry: MatchRegistry,
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  const app = await createApp({
    registry,
    limits: DEFAULT_LIMITS,
    failures: new FailureCounter(),
    tables: new RateLimiter(DEFAULT_LIMITS.tables),
    metrics: registry.context.metrics,
    client: undefined,
    origins: [],
    addressOf: () => 'here',
    isKnownHost: () => true,
    ...options,
  });
  onTestFinished(() => app.close());
  return app;
}
