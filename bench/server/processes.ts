// Starts servers and the load as processes, each on a core of its own where that can be had.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const canPin = spawnSync('taskset', ['-c', '1', process.execPath, '--version']).status === 0;

function spawnNode(core: number, args: readonly string[]): ChildProcess {
  const pin = canPin ? ['taskset', '-c', String(core)] : [];
  const [command = '', ...rest] = [...pin, process.execPath, '--expose-gc', ...args];
  return spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

const lines = (child: ChildProcess): AsyncIterable<string> => {
  if (!child.stdout) throw new Error('no output to read');
  return createInterface(child.stdout);
};

export interface Started {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to its port, in milliseconds. */
  readonly took: number;
  stop(): Promise<void>;
}

export async function startServer(args: readonly string[]): Promise<Started> {
  const began = performance.now();
  const child = spawnNode(0, args);
  for await (const line of lines(child)) {
    const [, port] = /^listening (\d+)$/.exec(line) ?? [];
    if (port === undefined) continue;
    return {
      url: `http://127.0.0.1:${port}`,
      pid: child.pid ?? 0,
      took: performance.now() - began,
      async stop() {
        const exit = once(child, 'exit');
        child.kill('SIGKILL');
        await exit;
      },
    };
  }
  throw new Error(`${args[0]} did not start`);
}

/** What one server has left to be written must not keep the disk busy while the next one is measured. */
export const emptyWriteCache = (): void => {
  spawnSync('sync');
};

/** Runs the load and gives the figures that it prints. */
export async function runLoad<T>(program: string, order: object): Promise<T> {
  const child = spawnNode(1, [program, JSON.stringify(order)]);
  let last = '';
  for await (const line of lines(child)) last = line;
  if (last === '') throw new Error('the load gave no figures');
  return JSON.parse(last) as T;
}
