// The client's root: shows the screen that the address names, loaded on first use, and the layers above every screen.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ErrorBoundary } from './error-boundary.tsx';
import { LiveRegions } from './kit/announce.tsx';
import { type Route, route } from './router.ts';
import { Broken } from './screens/broken.tsx';
import { Home } from './screens/home/home.tsx';
import { Waiting } from './ui/lantern.tsx';
import { Toasts } from './ui/toast.tsx';
import { words } from './words.ts';

type ScreenOf<Name extends Route['screen']> = ComponentType<{ readonly route: Extract<Route, { screen: Name }> }>;

export const SCREENS: { readonly [Name in Exclude<Route['screen'], 'home'>]: () => Promise<ScreenOf<Name>> } = {
  new: async () => (await import('./screens/new-game/new-game.tsx')).NewGame,
  play: async () => (await import('./screens/play.tsx')).Play,
  table: async () => (await import('./screens/lobby/table-screen.tsx')).TableScreen,
  learn: async () => (await import('./screens/learn.tsx')).Learn,
  rules: async () => (await import('./screens/rules.tsx')).Rules,
  replay: async () => (await import('./screens/replay/replay.tsx')).Replay,
  settings: async () => (await import('./screens/settings.tsx')).SettingsScreen,
  about: async () => (await import('./screens/about.tsx')).About,
  'not-found': async () => (await import('./screens/not-found.tsx')).NotFound,
};

type Loaded = { readonly screen: Route['screen']; readonly Screen: ComponentType<{ readonly route: Route }> };

function LazyScreen({ route: at }: { readonly route: Exclude<Route, { screen: 'home' }> }) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const { screen } = at;
  useEffect(() => {
    let current = true;
    SCREENS[screen]()
      .then((Screen) => {
        // The table above pairs each screen with its own route.
        if (current) setLoaded({ screen, Screen: Screen as Loaded['Screen'] });
      })
      .catch(() => {
        if (current) setFailed(true);
      });
    return () => {
      current = false;
    };
  }, [screen]);
  if (failed) return <Broken />;
  if (loaded?.screen !== screen) return <Waiting />;
  return <loaded.Screen route={at} />;
}

export function App() {
  const at = route.value;
  return (
    <>
      <a class="skip-link" href="#main">
        {words.value.skip}
      </a>
      <ErrorBoundary at={JSON.stringify(at)}>
        {at.screen === 'home' ? <Home /> : <LazyScreen route={at} />}
      </ErrorBoundary>
      <Toasts />
      <LiveRegions />
    </>
  );
}
