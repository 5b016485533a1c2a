import { expect, test } from 'vitest';
import { measureEndings } from './measure.ts';

/** Solutions are slow where modules are not bundled. */
const PATIENCE = 120_000;

test(
  'level 5 plays the last four tokens exactly, and level 1 does not',
  () => {
    const terms = { players: 3, tokens: 4, positions: 6, seed: 'slow' } as const;
    const master = measureEndings({ ...terms, level: 5 });
    expect(master).toMatchObject({ positions: 6, worse: 0, turned: 0, meanLoss: 0 });
    expect(measureEndings({ ...terms, level: 1 }).meanLoss).toBeGreaterThan(0.5);
  },
  PATIENCE,
);
