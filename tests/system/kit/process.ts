// Starts the real server as a process, and stops it in kind and unkind ways.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { COLLECTOR } from '../../../scripts/collector.mjs';
import { bundleForNode } from '../../../scripts/for-node.mjs';
import type { ServeOptions } from '../../../src/server/serve.ts';
import { FAULT_TAKEN, type Fault } from './faults.ts';
import { freePort } from './ports.ts';

const OUT = path.resolve('out/system');
let built: Promise<unknown> | undefined;

/** Once for all test files where they run together, and once for each program that starts servers by itself. */
export function buildServer(): Promise<unknown> {
  if (process.env.GROTTO_BUILT) return Promise.resolve();
  const entryPoints = { server: 'tests/system/kit/server-main.ts', 'bot-worker': 'src/server/bots/worker.ts' };
  built ??= bundleForNode(entryPoints, OUT);
  return built;
}

export const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-'));

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly data: string;
  /** All it has written to its outputs. */
  readonly output: string[];
  readonly pid: number;
  /** As the operating system would in an emergency. */
  kill(): Promise<void>;
  /** As an operator would. Gives the exit code. A folder that was not named goes with the server. */
  stop(): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  /** Puts this fault into the process, in place of the one before. */
  fault(fault: Fault): Promise<void>;
}

export interface ProcessWishes {
  /** Writes to its output how long its event loop was held, at every SIGUSR2. */
  readonly watchesLoop?: boolean;
  /** Writes to its output all that it has to say to its operator, not only what went wrong. */
  readonly logs?: boolean;
  /** Lets the test put faults into it. */
  readonly hasFaults?: boolean;
}

export async function startProcess(options: Partial<ServeOptions> & ProcessWishes = {}): Promise<ServerProcess> {
  await buildServer();
  const data = options.data ?? newFolder();
  const full: ServeOptions & ProcessWishes = {
    host: '127.0.0.1',
    port: await freePort(),
    botPace: 0,
    ...options,
    data,
  };
  const child = spawn(process.execPath, [...COLLECTOR, path.join(OUT, 'server.js'), JSON.stringify(full)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const lines = createInterface(child.stdout);
  const port = await new Promise<number>((resolve, reject) => {
    lines.on('line', (line) => {
      output.push(`${line}\n`);
      const [, found] = /^listening (\d+)$/.exec(line) ?? [];
      if (found) resolve(Number(found));
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${output.join('')}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    data,
    output,
    pid: child.pid ?? 0,
    signal: (signal) => child.kill(signal),
    fault: (fault) =>
      new Promise((resolve) => {
        lines.on('line', function hear(line) {
          if (line !== FAULT_TAKEN) return;
          lines.off('line', hear);
          resolve();
        });
        child.stdin.write(`${JSON.stringify(fault)}\n`);
      }),
    kill: async () => {
      await ended(child, 'SIGKILL');
    },
    async stop() {
      const exit = await ended(child, 'SIGTERM');
      if (options.data === undefined) fs.rmSync(data, { recursive: true, force: true });
      return exit;
    },
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
  return child.exitCode;
}

/** Memory of a process that cannot be shared or given back, in bytes. */
export function rssOf(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) * 1024;
}
