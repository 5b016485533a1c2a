// Runs a command of `grotto` in this process, and gives what it said.

import { runGrotto } from '../src/tools/program.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

export async function runCli(...args: readonly string[]): Promise<Ran> {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await runGrotto(args, { out: (line) => out.push(line), error: (line) => error.push(line) });
  return { code, out: out.join('\n'), error: error.join('\n') };
}
