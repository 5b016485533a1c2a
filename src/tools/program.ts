// The `grotto` command as a function: arguments and a way to speak in, an exit code out.

import { Command, CommanderError } from 'commander';
import { arena } from './commands/arena.ts';
import { coach } from './commands/coach.ts';
import type { MakeCommand } from './commands/command.ts';
import { content } from './commands/content.ts';
import { endings } from './commands/endings.ts';
import { exploit } from './commands/exploit.ts';
import { golden } from './commands/golden.ts';
import { ladder } from './commands/ladder.ts';
import { migrateStore } from './commands/migrate-store.ts';
import { mixed } from './commands/mixed.ts';
import { perft } from './commands/perft.ts';
import { record } from './commands/record.ts';
import { replay } from './commands/replay.ts';
import { scenario } from './commands/scenario.ts';
import { schema } from './commands/schema.ts';
import { serve } from './commands/serve.ts';
import { solve } from './commands/solve.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { words } from './commands/words.ts';
import { BadInput, EXIT, type ExitCode, FoundFalse, type Io } from './io.ts';

const COMMANDS: readonly MakeCommand[] = [
  serve,
  replay,
  verify,
  scenario,
  record,
  coach,
  arena,
  ladder,
  mixed,
  exploit,
  endings,
  train,
  solve,
  perft,
  golden,
  content,
  schema,
  words,
  migrateStore,
];

export async function runGrotto(args: readonly string[], io: Io): Promise<ExitCode> {
  const program = new Command('grotto')
    .description('Three cave games: replay, check and measure them from the command line.')
    .addHelpText('after', '\nExit codes: 0 good, 1 checked and found false, 2 bad input.');
  for (const make of COMMANDS) program.addCommand(make(io));
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: () => undefined,
    });
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT.good;
  } catch (fault) {
    return exitCodeOf(fault, io, args.includes('--json'));
  }
}

function exitCodeOf(fault: unknown, io: Io, json: boolean): ExitCode {
  if (fault instanceof FoundFalse) return EXIT.foundFalse;
  if (fault instanceof BadInput) {
    const { message, refusal } = fault;
    io.error(json ? JSON.stringify({ error: message, ...(refusal && { refusal }) }) : `grotto: ${message}`);
    return EXIT.badInput;
  }
  if (fault instanceof CommanderError) {
    if (fault.exitCode === 0) return EXIT.good;
    const message = fault.code === 'commander.help' ? 'which command? See grotto --help' : lead(fault.message);
    io.error(json ? JSON.stringify({ error: message }) : `grotto: ${message}`);
    return EXIT.badInput;
  }
  throw fault;
}

/** What commander complains about, on one line and without its own "error:". */
const lead = (message: string): string => message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' ');
