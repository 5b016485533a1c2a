// Local storage. It may be full, forbidden or hold invalid data: then nothing is remembered.

import type { DeviceStorage } from '../../play/storage.ts';

const storageIn = (area: () => Storage): DeviceStorage => ({
  recall(key) {
    try {
      const text = area().getItem(`grotto.${key}`);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  remember(key, value) {
    try {
      area().setItem(`grotto.${key}`, JSON.stringify(value));
    } catch {
      // Private windows and full disks: play goes on, nothing is stored.
    }
  },
  forget(key) {
    try {
      area().removeItem(`grotto.${key}`);
    } catch {
      // See remember.
    }
  },
});

/** Kept when the tab closes. */
export const deviceStorage = storageIn(() => localStorage);
/** Kept over a reload. */
export const tabStorage = storageIn(() => sessionStorage);

export const { recall, remember, forget } = deviceStorage;

/** The keys that start with a prefix, without it. */
export function recalled(prefix: string): readonly string[] {
  const whole = `grotto.${prefix}`;
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(whole))
      .map((key) => key.slice(whole.length));
  } catch {
    return [];
  }
}
