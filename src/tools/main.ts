// `npm run -s grotto -- <command>`: see `--help`, docs/record.md and README.md.

import { runGrotto } from './program.ts';

const toTerminal = (text: string): void => {
  process.stderr.write(`\r\u001b[K${text}`);
};

// A reader that has seen enough (`grotto replay … | head`) is not a fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault;
  process.exit(0);
});

process.exitCode = await runGrotto(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  ...(process.stderr.isTTY && { draw: toTerminal }),
});
