// The router: which screen is shown, kept in the address so that every screen has a link.

import { signal } from '@preact/signals';
import { GAME_IDS, type GameId } from '../contract/game.ts';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: GameId; readonly way: Way }
  /** A match on this device. */
  | { readonly screen: 'play'; readonly match: string }
  /** A match on the server: its lobby, then its table. */
  | { readonly screen: 'table'; readonly match: string; readonly as: 'player' | 'watcher' | 'screen' }
  | { readonly screen: 'learn'; readonly game: GameId }
  | { readonly screen: 'rules'; readonly game: GameId; readonly rule: string | undefined }
  | { readonly screen: 'replay'; readonly match: string | undefined }
  | { readonly screen: 'settings' }
  | { readonly screen: 'about' }
  | { readonly screen: 'not-found' };

const WAYS = ['bots', 'device', 'friends'] as const;
export type Way = (typeof WAYS)[number];

const NAME = /^[\w-]{1,64}$/;

function parsePath(path: string): Route {
  const [first = '', second = '', third = '', ...rest] = path.replace(/^\/|\/$/g, '').split('/');
  const game = GAME_IDS.find((id) => id === second);
  const named = NAME.test(second) ? second : undefined;
  const lost: Route = { screen: 'not-found' };
  if (rest.length > 0) return lost;
  switch (first) {
    case '':
      return { screen: 'home' };
    case 'new': {
      const way = WAYS.find((each) => each === third) ?? 'bots';
      return game ? { screen: 'new', game, way } : lost;
    }
    case 'play':
      return named ? { screen: 'play', match: named } : lost;
    case 't':
      return named ? { screen: 'table', match: named, as: 'player' } : lost;
    case 'watch':
      return named ? { screen: 'table', match: named, as: 'watcher' } : lost;
    case 'screen':
      return named ? { screen: 'table', match: named, as: 'screen' } : lost;
    case 'learn':
      return game ? { screen: 'learn', game } : lost;
    case 'rules':
      return game ? { screen: 'rules', game, rule: NAME.test(third) ? third : undefined } : lost;
    case 'replay':
      return { screen: 'replay', match: named };
    case 'settings':
      return { screen: 'settings' };
    case 'about':
      return { screen: 'about' };
    default:
      return lost;
  }
}

export function formatPath(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '/';
    case 'new':
      return `/new/${route.game}/${route.way}`;
    case 'play':
      return `/play/${route.match}`;
    case 'table':
      return `/${route.as === 'player' ? 't' : route.as === 'watcher' ? 'watch' : 'screen'}/${route.match}`;
    case 'learn':
      return `/learn/${route.game}`;
    case 'rules':
      return route.rule === undefined ? `/rules/${route.game}` : `/rules/${route.game}/${route.rule}`;
    case 'replay':
      return route.match === undefined ? '/replay' : `/replay/${route.match}`;
    case 'settings':
    case 'about':
      return `/${route.screen}`;
    case 'not-found':
      return '/';
  }
}

export const route = signal<Route>(parsePath(location.pathname));

export function go(to: Route, { replace = false } = {}): void {
  const path = formatPath(to);
  if (path !== location.pathname) {
    if (replace) history.replaceState(undefined, '', path);
    else history.pushState(undefined, '', path);
  }
  route.value = to;
  scrollTo(0, 0);
}

/** Links inside Grotto change the screen without loading the page again. */
export function listenToAddress(): void {
  addEventListener('popstate', () => {
    route.value = parsePath(location.pathname);
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : undefined;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target !== '' || link.hasAttribute('download') || link.hash !== '') return;
    event.preventDefault();
    go(parsePath(link.pathname));
  });
}
