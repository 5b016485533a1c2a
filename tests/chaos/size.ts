// How large a test is: as it fits into every run of the tests, or so many times larger for `npm run chaos`.

const FACTOR = Number(process.env.CHAOS ?? 1);

export const sized = (usual: number): number => Math.round(usual * FACTOR);

/** Time for a test of that size, in milliseconds. */
export const timeFor = (usual: number): number => usual * Math.max(1, FACTOR);

/** Says when so many minutes have passed: a fault at full size ends then, and prints how far it came. */
export function lateAfter(minutes: number): () => boolean {
  const end = performance.now() + minutes * 60_000;
  return () => performance.now() > end;
}
