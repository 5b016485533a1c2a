// What this device remembers. Storage may be full, forbidden or hold rubbish: then the device just forgets.

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
      // Private windows and full disks: play goes on without memory.
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

/** Outlives the tab. */
export const deviceStorage = storageIn(() => localStorage);
/** Outlives a reload. */
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
