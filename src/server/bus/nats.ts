// The bus between nodes: NATS, one subject for each match. What it loses, the store still has.

import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Bus, BusLine, Note } from './bus.ts';

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
    join(match, hear): BusLine {
      const subject = subjectOf(match);
      const subscription = connection.subscribe(subject, {
        callback(error, message) {
          if (error === null) hear(message.json<Note>());
        },
      });
      return {
        say(note) {
          if (!connection.isClosed()) connection.publish(subject, JSON.stringify(note));
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
  void watch(connection, () => bus.onReturn?.());
  return bus;
}

async function watch(connection: NatsConnection, returned: () => void): Promise<void> {
  for await (const status of connection.status()) if (status.type === 'reconnect') returned();
}
