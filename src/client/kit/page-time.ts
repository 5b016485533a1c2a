// The page's time, as src/play wants it passed in.

import type { Scheduler } from '../../play/scheduler.ts';

export const pageTime: Scheduler = {
  now: () => performance.now(),
  after(delay, call) {
    const timer = setTimeout(call, delay);
    return () => clearTimeout(timer);
  },
};
