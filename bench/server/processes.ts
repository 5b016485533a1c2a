// Starts servers and the load as processes, each on a core of its own where that can be had.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Span } from './standstills.ts';

export const SERVERS_CORE = 0;
const LOADS_CORE = 1;

const canRun = (...command: readonly string[]): boolean => {
  const [program = '', ...args] = [...command, process.execPath, '--version'];
  return spawnSync(program, args).status === 0;
};
const canPin = canRun('taskset', '-c', '1');
/** Before everything else that the machine does. */
const FIRST = ['chrt', '-f', '1'];
const canBeFirst = canRun(...FIRST);

function spawnNode(core: number, args: readonly string[], before: readonly string[] = []): ChildProcess {
  const pin = canPin ? ['taskset', '-c', String(core)] : [];
  const [command = '', ...rest] = [...before, ...pin, process.execPath, '--expose-gc', ...args];
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
  const child = spawnNode(SERVERS_CORE, args);
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

/** Runs the work, and says when the machine stood still meanwhile; undefined where nobody may watch it. */
export async function watching<T>(watch: string, work: () => Promise<T>): Promise<[T, readonly Span[] | undefined]> {
  if (!canPin || !canBeFirst) return [await work(), undefined];
  const standstills: Span[] = [];
  const watchers = [SERVERS_CORE, LOADS_CORE].map((core) => spawnNode(core, [watch], FIRST));
  const heard = watchers.map(async (watcher) => {
    for await (const line of lines(watcher)) {
      const [from = 0, to = 0] = line.split(' ').map(Number);
      standstills.push([from, to]);
    }
  });
  try {
    return [await work(), standstills];
  } finally {
    for (const watcher of watchers) watcher.kill('SIGKILL');
    await Promise.all(heard);
  }
}

/** Runs the load and gives the figures that it prints. */
export async function runLoad<T>(program: string, order: object, core = LOADS_CORE): Promise<T> {
  const child = spawnNode(core, [program, JSON.stringify(order)]);
  let last = '';
  for await (const line of lines(child)) last = line;
  if (last === '') throw new Error('the load gave no figures');
  return JSON.parse(last) as T;
}
