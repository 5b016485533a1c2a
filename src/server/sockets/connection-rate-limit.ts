// Connection rate limit: cuts off an address that connects too often, before the handshake. Refusing it politely after the
// handshake costs four times as much, and everybody who plays has to wait meanwhile.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../origins.ts';
import { type Limits, RateLimiter } from '../rate-limits.ts';

const SWEEP_EVERY = 5_000;

export function limitConnections(server: Server, limits: Pick<Limits, 'connections' | 'socketsPerAddress'>): void {
  const connections = new RateLimiter(limits.connections);
  /** At once, all its sockets and one burst of requests: clients that never read or never close must not pile up. */
  const most = limits.socketsPerAddress + limits.connections.burst;
  const open = new Map<string, number>();
  const accepts = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const peer = networkOf(socket.remoteAddress ?? 'unknown');
    const others = open.get(peer) ?? 0;
    if (others >= most || !connections.take(peer, performance.now())) {
      socket.resetAndDestroy();
      return;
    }
    open.set(peer, others + 1);
    socket.once('close', () => leave(peer));
    for (const accept of accepts) accept.call(server, socket);
  });

  function leave(peer: string): void {
    const left = (open.get(peer) ?? 1) - 1;
    if (left > 0) open.set(peer, left);
    else open.delete(peer);
  }

  const sweeps = setInterval(() => connections.sweep(performance.now()), SWEEP_EVERY);
  sweeps.unref();
  server.on('close', () => clearInterval(sweeps));
}
