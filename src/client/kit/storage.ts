// What this device remembers. Storage may be full, forbidden or hold rubbish: then the device just forgets.

export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(`grotto.${key}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`grotto.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: play goes on without memory.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`grotto.${key}`);
  } catch {
    // See remember.
  }
}

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
