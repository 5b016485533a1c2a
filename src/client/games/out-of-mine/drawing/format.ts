// Formats numbers and times.

/** +2, −1, and 0 without a sign. */
export const signed = (n: number): string => (n === 0 ? '0' : n < 0 ? `−${-n}` : `+${n}`);

/** 1:07 */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole seconds that are left, at least 0. */
export const secondsLeft = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));
