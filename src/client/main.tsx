// The client's entry: settings, words, then the screen.

import { render } from 'preact';
import * as z from 'zod/mini';
import { App } from './app.tsx';
import { wakeSound } from './kit/sound.ts';
import { prefetch } from './prefetch.ts';
import { listenToAddress, route } from './router.ts';
import { applyToDocument } from './settings.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/buttons.css';
import './styles/fields.css';
import './styles/sheets.css';
import './styles/menus.css';
import './styles/toasts.css';
import './styles/waiting.css';
import './styles/too-old.css';
import './styles/forced-colors.css';
import { loadWords } from './words.ts';

// The security policy forbids code generation at run time, which zod would try.
z.config({ jitless: true });

applyToDocument();
listenToAddress();
addEventListener('pointerdown', wakeSound, { once: true });
addEventListener('keydown', wakeSound, { once: true });

const wordsLoaded = loadWords();
void prefetch(route.value);
await wordsLoaded;
const root = document.getElementById('app');
if (root) render(<App />, root);

// Not urgent, and it fetches everything: the first screen and its requests come first.
// A page that is left meanwhile fetches nothing any more: the next one keeps it.
const keepForOffline = (): Promise<void> =>
  import('./pwa.ts').then(
    ({ keepOffline }) => keepOffline(),
    () => undefined,
  );
if (import.meta.env.PROD) setTimeout(() => void keepForOffline(), 2500);
