// In-process message bus: for a single node, and for tests that run several nodes in one process.

import type { Bus, BusChannel, PeerMessage } from './bus.ts';

/** `later`: delivers messages after the sender's turn, as a network does. */
export function createLocalBus(later: (deliver: () => void) => void = setImmediate): Bus {
  const channels = new Map<string, Set<(message: PeerMessage) => void>>();
  return {
    subscribe(match, onMessage): BusChannel {
      const subscribers = channels.get(match) ?? new Set();
      subscribers.add(onMessage);
      channels.set(match, subscribers);
      return {
        publish(message) {
          if (subscribers.size === 1) return;
          const others = [...subscribers].filter((other) => other !== onMessage);
          later(() => {
            for (const other of others) if (subscribers.has(other)) other(message);
          });
        },
        leave() {
          subscribers.delete(onMessage);
          if (subscribers.size === 0 && channels.get(match) === subscribers) channels.delete(match);
        },
      };
    },
    async check() {},
    async close() {
      channels.clear();
    },
  };
}
