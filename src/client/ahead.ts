// Fetches at once all that the address will need; otherwise each part is found only when the one before it has arrived.

import { SCREENS } from './app.tsx';
import { BOARDS } from './games/registry.ts';
import { GAME_WORDS } from './games/words.ts';
import type { Route } from './router.ts';
import { gameOnShelf } from './session/shelf.ts';
import { language } from './settings.ts';

export function fetchAhead(route: Route): void {
  const game = gameOf(route);
  const parts = [
    route.screen === 'home' ? undefined : SCREENS[route.screen](),
    game && BOARDS[game](),
    game && GAME_WORDS[game][language()](),
  ];
  // Whoever needs a part asks for it again, and says so when it cannot be had.
  for (const part of parts) part?.catch(() => undefined);
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
