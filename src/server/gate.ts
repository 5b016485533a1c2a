// Before the door: an address that connects again and again is cut off before anything is read of it. To hear it out and
// turn it away politely costs four times as much, and everybody who plays waits meanwhile.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Buckets, type Rate } from './limits.ts';
import { networkOf } from './origins.ts';

const SWEEP_EVERY = 5_000;

export function guardGate(server: Server, rate: Rate): void {
  const connections = new Buckets(rate);
  const accepts = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (connections.take(networkOf(socket.remoteAddress ?? 'unknown'), performance.now())) {
      for (const accept of accepts) accept.call(server, socket);
    } else {
      socket.resetAndDestroy();
    }
  });
  const sweeps = setInterval(() => connections.sweep(performance.now()), SWEEP_EVERY);
  sweeps.unref();
  server.on('close', () => clearInterval(sweeps));
}
