// Ignores HTTP upgrades other than WebSocket, and answers the request as HTTP/1.1. Java clients, for example, ask for HTTP/2
// in their first request.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const OF_UPGRADES = ['connection', 'upgrade', 'http2-settings'];

export const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Node has detached the socket from its HTTP server by now. The socket is handed back with the same request without the
 * upgrade. Once for each connection, which is closed then: repeated listeners on one socket would leak.
 */
export function serveWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, rawHeaders } = request;
  const connections = [`${method} ${url} HTTP/1.1`, 'Connection: close'];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!OF_UPGRADES.includes(name.toLowerCase())) connections.push(`${name}: ${value}`);
  }
  // Header names and values as Node has read them, byte for byte.
  socket.unshift(Buffer.concat([Buffer.from(`${connections.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
