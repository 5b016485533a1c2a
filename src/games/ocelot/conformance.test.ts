import { expect, test } from 'vitest';
import { checkConformance } from '../../contract/conformance.ts';
import { ocelot } from './index.ts';
import { ocelotTools } from './tools.ts';

const setups = [
  { seats: 2, options: { mat: 'split', start: 'random' } },
  { seats: 2, options: { mat: 'split', start: 'seat-1' } },
  { seats: 2, options: { mat: 'nested', start: 'random' } },
  { seats: 2, options: { mat: 'nested', start: 'seat-0' } },
  { seats: 2, options: { mat: 'split', start: 'random', headStart: 8 } },
] as const;

test('keeps every promise of the contract, on both mats and with every start', { timeout: 60_000 }, () => {
  expect(checkConformance(ocelot, { tools: ocelotTools, setups, matches: 1, seed: 'ocelot' })).toEqual([]);
});
