// A progress bar for long work. Draws nothing when the output is not a terminal.

import type { Io } from './io.ts';

const WIDTH = 30;
/** Milliseconds between two drawings. */
const PAUSE = 100;

export interface Progress {
  (done: number, of: number): void;
  /** Wipes the bar away, so that the answer stands alone. */
  finish(): void;
}

export function progressBar({ draw }: Io, what: string): Progress {
  const started = Date.now();
  let drawn = 0;
  const progress = (done: number, of: number): void => {
    const now = Date.now();
    if (draw === undefined || (now - drawn < PAUSE && done < of)) return;
    drawn = now;
    const part = of === 0 ? 1 : done / of;
    const full = Math.round(part * WIDTH);
    const left = part > 0 ? ((now - started) / part - (now - started)) / 1000 : 0;
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    draw(`${what} ${bar} ${done}/${of}, ${left < 1 ? 'almost there' : `${Math.round(left)} s left`}`);
  };
  return Object.assign(progress, { finish: () => draw?.('') });
}
