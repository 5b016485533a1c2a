import { expect, test } from 'vitest';
import type { Effect } from '../../../games/ocelot/index.ts';
import { landed, makeSelection } from './selection.ts';

test.each([
  ['is no longer picked up once the table has gone on, whoever has the device by then', 5, undefined],
  ['stays picked up while it is on its way, or was refused', 4, { type: 'companion' }],
])('a companion that was sent %s', (_when, step, chosen) => {
  const selection = makeSelection();
  selection.chosen.value = { type: 'companion' };
  selection.sent.value = { action: { type: 'enter', cell: 0 }, step: 4 };
  landed(selection, step);
  expect(selection.chosen.value).toEqual(chosen);
});

const placed = (seat: number, space: number): Effect => ({ type: 'placed', seat, tile: 'A', tool: 'lamp', space });
const collected = (seat: number): Effect => ({ type: 'collected', seat, cell: 3, token: 'opal' });
const turned = (seat: number): Effect => ({ type: 'turned', seat });

test.each<[string, readonly Effect[], readonly Effect[]]>([
  ['nothing before the first turn', [{ type: 'dealt', first: 0, layout: [] }, turned(0)], []],
  [
    'the whole turn before',
    [placed(0, 1), turned(1), placed(1, 2), collected(1), turned(0)],
    [placed(1, 2), collected(1)],
  ],
  ['two turns of the same player apart', [placed(0, 1), turned(0), placed(0, 2)], [placed(0, 2)]],
])('whoever gets the device is told %s', (_what, told, story) => {
  expect(makeSelection(told).turnSummary.value).toEqual(story);
});
