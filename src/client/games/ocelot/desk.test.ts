import { expect, test } from 'vitest';
import { landed, makeDesk } from './desk.ts';

test.each([
  ['is no longer picked up once the table has gone on, whoever has the device by then', 5, undefined],
  ['stays picked up while it is on its way, or was refused', 4, { type: 'companion' }],
])('a companion that was sent %s', (_when, step, chosen) => {
  const desk = makeDesk();
  desk.chosen.value = { type: 'companion' };
  desk.sent.value = { action: { type: 'enter', cell: 0 }, step: 4 };
  landed(desk, step);
  expect(desk.chosen.value).toEqual(chosen);
});
