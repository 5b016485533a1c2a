// Fetches at once all that the address needs. Otherwise each part would be requested only after the one before it has arrived.

import { GAME_WORDS } from '../words/catalogues.ts';
import { SCREENS } from './app.tsx';
import { BOARDS } from './games/boards.ts';
import { nextTask } from './kit/turn.ts';
import type { Route } from './router.ts';
import { gameOnShelf } from './session/shelf.ts';
import { language } from './settings.ts';

export async function prefetch(route: Route): Promise<void> {
  const game = gameOf(route);
  const parts: (() => Promise<unknown>)[] = [];
  if (route.screen !== 'home') parts.push(SCREENS[route.screen]);
  if (game) parts.push(BOARDS[game], () => GAME_WORDS[game](language()));
  for (const part of parts) {
    await nextTask();
    // Errors are reported where the part is used, which requests it again.
    part().catch(() => undefined);
  }
}

function gameOf(route: Route) {
  switch (route.screen) {
    case 'new':
    case 'learn':
      return route.game;
    case 'play':
      return gameOnShelf(route.match);
    case 'home':
    case 'table':
    case 'rules':
    case 'replay':
    case 'settings':
    case 'about':
    case 'not-found':
      return undefined;
  }
}
