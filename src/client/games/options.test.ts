// The new-game sheet begins with the options that the command line begins with (src/tools/tables.test.ts).

import { expect, test } from 'vitest';
import { USUAL_OPTIONS } from '../../games/all.ts';
import { defaultOptions as diamantOptions } from './diamant/options.ts';
import { defaultOptions as ocelotOptions } from './ocelot/options.ts';
import { defaultOptions as outOfMineOptions } from './out-of-mine/options.ts';

test('the page begins with what tables usually play', () => {
  const onThePage = { ocelot: ocelotOptions(), diamant: diamantOptions(), 'out-of-mine': outOfMineOptions('friends') };
  expect(onThePage).toEqual(USUAL_OPTIONS);
});

test('Out of Mine! against bots has guard rails: those who play alone are still learning', () => {
  expect(outOfMineOptions('bots')).toEqual({ ...USUAL_OPTIONS['out-of-mine'], guardRails: 'on' });
});
