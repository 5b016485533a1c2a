// What players have set on this device. Read the signals anywhere; `change` stores.

import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../words/types.ts';
import { recall, remember } from './kit/storage.ts';
import { readSettings, type Settings } from './stored-settings.ts';

export const settings = signal<Settings>(readSettings(recall('settings')));

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  remember('settings', settings.value);
}

/** The language that is set, else the first of the browser's languages that we have, else English. */
export function language(): Language {
  const set = settings.value.language;
  if (set) return set;
  for (const tag of navigator.languages) {
    const known = LANGUAGES.find((each) => tag.toLowerCase().startsWith(each));
    if (known) return known;
  }
  return 'en';
}

const wantsDay = matchMedia('(prefers-color-scheme: light)');
const wantsCalm = matchMedia('(prefers-reduced-motion: reduce)');
const systemDay = signal(wantsDay.matches);
const systemCalm = signal(wantsCalm.matches);
wantsDay.addEventListener('change', () => {
  systemDay.value = wantsDay.matches;
});
wantsCalm.addEventListener('change', () => {
  systemCalm.value = wantsCalm.matches;
});

export function theme(): 'night' | 'day' {
  const set = settings.value.theme;
  return set === 'system' ? (systemDay.value ? 'day' : 'night') : set;
}

export function calm(): boolean {
  const set = settings.value.motion;
  return set === 'system' ? systemCalm.value : set === 'reduced';
}

/** Applies the settings to the document, and again after each change. */
export function applyToDocument(): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme();
    root.dataset.motion = calm() ? 'reduced' : 'full';
    root.lang = language();
  });
}
