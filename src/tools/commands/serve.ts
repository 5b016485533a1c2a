// grotto serve: the program itself, until it is told to stop.

import fs from 'node:fs';
import path from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { SANDBOX_LIMITS } from '../../server/rate-limits.ts';
import type { Serving } from '../../server/serve.ts';
import { BadInput, EXIT, type Io } from '../io.ts';
import { lanAddresses } from '../lan.ts';
import { readServeSettings, type ServeFlags, type ServeSettings } from '../serve-settings.ts';
import { whyNotOpen } from '../why-not-open.ts';
import { type MakeCommand, newCommand } from './command.ts';

const CLIENT = path.resolve('dist/client');
/** Closing takes a second or two. systemd and compose wait 15 seconds before they kill (deploy/). */
const CLOSING_TIME = 10_000;

const HELP = `
Environment: PORT (8080), HOST (127.0.0.1), GROTTO_DATA (data), GROTTO_HOSTS (the names of this server, separated by
commas), GROTTO_ORIGINS (other origins that may connect), GROTTO_TRUST_PROXY=1 (one reverse proxy stands in front).
Several machines: DATABASE_URL (postgres://…) in place of the data file, NATS_URL (nats://…) between them. See
docs/operating.md, docs/scaling.md.`;

export const serve: MakeCommand = (io) =>
  newCommand('serve', 'serve Grotto until stopped')
    .option('--lan', 'listen on all addresses, and show the one of this network with a QR code')
    .option('--sandbox', 'no limits, for programs on this machine alone')
    .addHelpText('after', HELP)
    .action(async (options: ServeFlags) => {
      const serving = await listen(readServeSettings(process.env, options));
      // Before the address is printed: a script that reads it may stop the server right away.
      const stopped = stopSignal();
      io.out(`Grotto is open: ${serving.url.replace('//0.0.0.0', '//127.0.0.1')}`);
      if (options.sandbox) io.out('A sandbox: no limits, and only for programs on this machine.');
      if (options.lan) showLan(io, serving.port);
      await stopped;
      endAnyway(io);
      await serving.close();
      // Exit at once: during Node's own shutdown a late Ctrl-C would make a clean exit look like a crash.
      process.exit(EXIT.good);
    });

async function listen(settings: ServeSettings): Promise<Serving> {
  try {
    // Loaded only here: no other command needs a web server.
    const server = await import('../../server/serve.ts');
    const limits = settings.sandbox ? { limits: SANDBOX_LIMITS } : { overloadDelay: 300 };
    return await server.serve({ ...settings, ...limits, ...(fs.existsSync(CLIENT) && { client: CLIENT }) });
  } catch (fault) {
    throw new BadInput(`cannot open: ${whyNotOpen(fault, settings)}`);
  }
}

function showLan(io: Io, port: number): void {
  const [url, ...others] = lanAddresses().map((address) => `http://${address}:${port}`);
  if (url === undefined) {
    io.out('This machine has no address in a network.');
    return;
  }
  io.out(`In your network: ${url}`);
  io.out(renderUnicodeCompact(url));
  if (others.length > 0) io.out(`If that cannot be reached: ${others.join(', ')}`);
}

/** The listeners stay: Ctrl-C reaches us from the terminal and again from `npm start`, and the second must not kill us. */
const stopSignal = (): Promise<unknown> =>
  new Promise((resolve) => {
    process.on('SIGINT', resolve).on('SIGTERM', resolve);
  });

/** Signals are no longer handled here, so a hanging close must not keep the process alive. */
function endAnyway(io: Io): void {
  const end = (): never => {
    io.error(`grotto: not closed after ${CLOSING_TIME / 1000} seconds, ended as it was`);
    process.exit(EXIT.foundFalse);
  };
  setTimeout(end, CLOSING_TIME).unref();
}
