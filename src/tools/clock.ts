// Match time as people read it.

/** Minutes and seconds. */
export function clock(at: number): string {
  const seconds = Math.floor(at / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}
