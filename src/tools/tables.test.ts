// The command line begins with the options that the page begins with (src/client/games/options.test.ts).

import { expect, test } from 'vitest';
import { GAMES, USUAL_OPTIONS } from '../games/all.ts';
import { setupFrom } from './tables.ts';

test.each(Object.values(GAMES))('$id begins with what tables usually play', (game) => {
  expect(setupFrom(game, game.seats.min).options).toEqual(USUAL_OPTIONS[game.id]);
});

test('an option that is given wins', () => {
  expect(setupFrom(GAMES.diamant, 3, ['relics=false']).options).toMatchObject({ relics: false, openChests: false });
});
