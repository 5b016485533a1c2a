// Before the door: an address that connects again and again is cut off before anything is read of it. To hear it out and
// turn it away politely costs four times as much, and everybody who plays waits meanwhile.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Buckets, type Limits } from './limits.ts';
import { networkOf } from './origins.ts';

const SWEEP_EVERY = 5_000;

export function guardGate(server: Server, limits: Pick<Limits, 'connections' | 'socketsPerAddress'>): void {
  const connections = new Buckets(limits.connections);
  /** All its sockets and what it may open at once besides: who never reads or never goes must not hold any number. */
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
