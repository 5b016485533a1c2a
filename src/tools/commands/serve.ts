// grotto serve: the program itself, until it is told to stop.

import { once } from 'node:events';
import { BadInput } from '../io.ts';
import { staticServer } from '../static-server.ts';
import { type MakeCommand, newCommand } from './command.ts';

export const serve: MakeCommand = (io) =>
  newCommand('serve', 'serve Grotto until stopped; HOST and PORT say where').action(async () => {
    const port = Number(process.env.PORT ?? 8080);
    const host = process.env.HOST ?? '127.0.0.1';
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new BadInput(`PORT is no port: ${process.env.PORT}`);
    const server = staticServer('dist/client');
    const stop = (): void => {
      server.close();
      server.closeAllConnections();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      server.listen(port, host);
      await once(server, 'listening');
    } catch (fault) {
      throw new BadInput(`cannot listen on ${host}:${port}: ${fault instanceof Error ? fault.message : ''}`);
    }
    const address = server.address();
    const open = typeof address === 'object' ? address?.port : port;
    io.out(`Grotto is open: http://${host.includes(':') ? `[${host}]` : host}:${open}/`);
    await once(server, 'close');
  });
