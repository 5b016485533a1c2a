// What a device remembers, as it is passed in. It may be full or forbidden: then it forgets, and says nothing.

export interface DeviceStorage {
  /** Undefined where nothing is kept under this key. */
  recall(key: string): unknown;
  remember(key: string, value: unknown): void;
  forget(key: string): void;
}
