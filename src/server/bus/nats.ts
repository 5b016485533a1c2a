// NATS message bus between nodes: one subject for each match. Messages may be lost; the store has what they said.

import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Bus, type BusChannel, PEER_MESSAGE_TYPES, type PeerMessage } from './bus.ts';

const CONNECT_TIME = 5_000;
/** Heartbeat. After two pings without an answer, the client reconnects. */
const PING_EVERY = 2_000;

const subjectOf = (match: string): string => `grotto.match.${match}`;

export async function connectNatsBus(url: string, name: string): Promise<Bus> {
  const connection = await connect({
    servers: url.split(','),
    name,
    // Nodes do not need their own messages.
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
            // Closed, or too large for NATS. The entries are stored, and the other nodes will find them there.
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

/** Undefined for anything else, such as messages of a newer version. Throwing would stop all reading from the connection. */
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
