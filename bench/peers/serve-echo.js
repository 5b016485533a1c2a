// The least that a server can do: what one of a table says is sent to all of it.

import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const tables = new Map();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket, { url }) => {
  const table = tables.get(url) ?? [];
  tables.set(url, [...table, socket]);
  socket.on('message', (data) => {
    for (const other of tables.get(url)) other.send(data, { binary: false });
  });
});
process.on('SIGUSR2', () => globalThis.gc?.());
server.listen(0, '127.0.0.1', () => console.log(`listening ${server.address().port}`));
