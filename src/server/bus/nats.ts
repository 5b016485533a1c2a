// NATS message bus between nodes: one subject for each match. Messages may be lost; the store has what they said.

import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Bus, type BusChannel, PEER_MESSAGE_TYPES, type PeerMessage } from './bus.ts';

const CONNECT_TIME = 5_000;
/** Two pings without an answer: the connection is dead, and another is looked for. */
const PING_EVERY = 2_000;

const subjectOf = (match: string): string => `grotto.match.${match}`;

export async function connectNatsBus(url: string, name: string): Promise<Bus> {
  const connection = await connect({
    servers: url.split(','),
    name,
    // Those who speak know what they have said.
    noEcho: true,
    timeout: CONNECT_TIME,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    pingInterval: PING_EVERY,
    maxPingOut: 2,
  });
  return createNatsBus(connection);
}

function createNatsBus(connection: NatsConnection): Bus {
  const bus: Bus = {
    subscribe(match, onMessage): BusChannel {
      const subject = subjectOf(match);
      const subscription = connection.subscribe(subject, {
        callback(error, received) {
          const message = error === null ? readMessage(received.string()) : undefined;
          if (message !== undefined) onMessage(message);
        },
      });
      return {
        publish(message) {
          try {
            connection.publish(subject, JSON.stringify(message));
          } catch {
            // Closed, or the note is larger than NATS takes. What is stored is stored, and the others will find it there.
          }
        },
        leave: () => subscription.unsubscribe(),
      };
    },
    async check() {
      const giveUp = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('NATS does not answer')), PING_EVERY).unref();
      });
      await Promise.race([connection.flush(), giveUp]);
    },
    async close() {
      await connection.close();
    },
  };
  void watch(connection, () => bus.onReconnect?.());
  return bus;
}

/** Undefined for what is none, or one of a newer node. Were this to throw, nothing more would be read from the connection. */
function readMessage(text: string): PeerMessage | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || !('type' in read)) return undefined;
    return PEER_MESSAGE_TYPES.some((type) => type === read.type) ? (read as PeerMessage) : undefined;
  } catch {
    return undefined;
  }
}

async function watch(connection: NatsConnection, returned: () => void): Promise<void> {
  for await (const status of connection.status()) if (status.type === 'reconnect') returned();
}
