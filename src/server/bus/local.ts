// In-process message bus: for a single node, and for tests that run several nodes in one process.

import type { Bus, BusChannel, PeerMessage } from './bus.ts';

export function createLocalBus(): Bus {
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
          // Later, as over a network: nobody hears while the speaker is still in the middle of something.
          setImmediate(() => {
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
