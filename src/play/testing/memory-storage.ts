// Storage in memory: what is kept is JSON, as on a device.

import type { DeviceStorage } from '../storage.ts';

export class MemoryStorage implements DeviceStorage {
  readonly texts = new Map<string, string>();

  recall(key: string): unknown {
    const text = this.texts.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  }

  remember(key: string, value: unknown): void {
    this.texts.set(key, JSON.stringify(value));
  }

  forget(key: string): void {
    this.texts.delete(key);
  }
}
