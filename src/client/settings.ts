// What players have set on this device. Read the signals anywhere; `change` stores.

import { effect, signal } from '@preact/signals';
import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '../words/types.ts';
import { recall, remember } from './kit/storage.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

const SettingsShape = z.object({
  language: z.optional(z.enum(LANGUAGES)),
  theme: z.enum(['night', 'day', 'system']),
  motion: z.enum(['full', 'reduced', 'system']),
  /** How fast effects are shown. */
  speed: z.enum(SPEEDS),
  /** Bust chance, what a placement brings, what it hands over. */
  hints: z.boolean(),
  /** A lamp to ask for advice, where the table allows it. */
  advice: z.boolean(),
  /** Ask before an action that cannot be taken back. */
  confirm: z.boolean(),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
  muted: z.boolean(),
  notify: z.boolean(),
  /** Phrases of others are shown. */
  phrases: z.boolean(),
  /** The player's own name, then those of others who played on this device. */
  names: z.array(z.string().check(z.maxLength(24))),
});

export type Settings = z.infer<typeof SettingsShape>;

const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  speed: 'normal',
  hints: true,
  advice: true,
  confirm: false,
  volume: 0.6,
  muted: false,
  notify: false,
  phrases: true,
  names: [],
};

function stored(): Settings {
  const known = recall('settings');
  const parsed = SettingsShape.safeParse({ ...DEFAULTS, ...(typeof known === 'object' ? known : {}) });
  return parsed.success ? parsed.data : DEFAULTS;
}

export const settings = signal<Settings>(stored());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  remember('settings', settings.value);
}

/** The language to speak: as set, else the first of the browser's that we know, else English. */
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

/** Keeps the document in step with the settings. */
export function dressDocument(): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme();
    root.dataset.motion = calm() ? 'reduced' : 'full';
    root.lang = language();
  });
}
