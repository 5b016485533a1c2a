// Ignores HTTP upgrades other than WebSocket, and answers the request as HTTP/1.1. Java clients, for example, ask for HTTP/2
// in their first request.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const OF_UPGRADES = ['connection', 'upgrade', 'http2-settings'];

export const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Node has taken the line out of its hands by now: it gets it back, with the request as it would have been otherwise.
 * Once for each line, which is then closed: whatever listens to it anew for each request would pile up.
 */
export function serveWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, rawHeaders } = request;
  const connections = [`${method} ${url} HTTP/1.1`, 'Connection: close'];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!OF_UPGRADES.includes(name.toLowerCase())) connections.push(`${name}: ${value}`);
  }
  // Names and values as Node has read them, byte for byte.
  socket.unshift(Buffer.concat([Buffer.from(`${connections.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
