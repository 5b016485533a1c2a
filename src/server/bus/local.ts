// The bus within one process: for the usual single node, and for tests that run several nodes at once.

import type { Bus, BusLine, Note } from './bus.ts';

export function createLocalBus(): Bus {
  const lines = new Map<string, Set<(note: Note) => void>>();
  return {
    join(match, hear): BusLine {
      const joined = lines.get(match) ?? new Set();
      joined.add(hear);
      lines.set(match, joined);
      return {
        say(note) {
          if (joined.size === 1) return;
          const others = [...joined].filter((other) => other !== hear);
          // Later, as over a network: nobody hears while the speaker is still in the middle of something.
          setImmediate(() => {
            for (const other of others) if (joined.has(other)) other(note);
          });
        },
        leave() {
          joined.delete(hear);
          if (joined.size === 0 && lines.get(match) === joined) lines.delete(match);
        },
      };
    },
    async check() {},
    async close() {
      lines.clear();
    },
  };
}
