// Storage in memory: what is kept is JSON, as on a device, written only when somebody reads it.

import type { DeviceStorage } from '../storage.ts';

export class MemoryStorage implements DeviceStorage {
  private readonly values = new Map<string, unknown>();

  get keys(): readonly string[] {
    return [...this.values.keys()];
  }

  recall(key: string): unknown {
    const value = this.values.get(key);
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  }

  remember(key: string, value: unknown): void {
    this.values.set(key, value);
  }

  forget(key: string): void {
    this.values.delete(key);
  }
}
