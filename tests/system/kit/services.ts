// Real PostgreSQL and NATS for tests: on free loopback ports, with throw-away data, gone when the test is.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './ports.ts';

export interface Service {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** As the operating system would in an emergency: nothing is flushed, nobody is told. */
  kill(): Promise<void>;
  /** Again on the same port and data. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Where Debian and others put the servers' programs, newest first. */
function folders(): readonly string[] {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const own = versions.map((version) => path.join(debian, version, 'bin'));
  return [...own, ...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/bin'];
}

const find = (name: string): string | undefined =>
  folders()
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

const PROGRAMS = { initdb: find('initdb'), postgres: find('postgres'), nats: find('nats-server') };
const missing = Object.entries(PROGRAMS).flatMap(([name, file]) => (file === undefined ? [name] : []));

/** Whether the servers can be had here. Where everything is to be checked, their absence is a failure. */
export function hasServices(): boolean {
  if (missing.length === 0) return true;
  const what = `${missing.join(', ')} not found: install the packages postgresql and nats-server`;
  if (process.env.CI) throw new Error(what);
  console.warn(`SKIPPED, tests of several machines: ${what}`);
  return false;
}

function program(name: keyof typeof PROGRAMS): string {
  const file = PROGRAMS[name];
  if (file === undefined) throw new Error(`${name} is not installed`);
  return file;
}

/** PostgreSQL refuses to run as root: it gets the user that its package made, or else nobody. */
function plainUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => {
    try {
      return Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
    } catch {
      return 65_534;
    }
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A folder that PostgreSQL's user may use. */
function newHome(): string {
  const { uid, gid } = plainUser();
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-pg-'));
  if (uid !== undefined) fs.chownSync(home, uid, gid ?? uid);
  return home;
}

function initialise(home: string): void {
  const options = ['-U', 'grotto', '--auth=trust', '--no-sync', '--no-instructions', '-E', 'UTF8', '--locale=C'];
  const args = ['-D', path.join(home, 'data'), ...options];
  execFileSync(program('initdb'), args, { ...plainUser(), cwd: home, stdio: 'ignore' });
}

/** An empty data folder to copy: making one takes a second of processor time. Undefined where there is no PostgreSQL. */
export function createTemplate(): string | undefined {
  if (missing.includes('initdb')) return undefined;
  const home = newHome();
  initialise(home);
  return home;
}

export async function startPostgres(settings: readonly string[] = []): Promise<Service> {
  const user = plainUser();
  const home = newHome();
  const data = path.join(home, 'data');
  const template = process.env.GROTTO_POSTGRES_TEMPLATE;
  if (template === undefined) initialise(home);
  else execFileSync('cp', ['-R', path.join(template, 'data'), data], { ...user, cwd: home });
  const port = await freePort();
  const url = `postgres://grotto@127.0.0.1:${port}/postgres`;
  const flags = [`listen_addresses=127.0.0.1`, `port=${port}`, `unix_socket_directories=`];
  const args = ['-D', data, ...[...flags, ...settings].flatMap((flag) => ['-c', flag])];
  const run = (): ChildProcess => spawn(program('postgres'), args, { ...user, cwd: home, stdio: 'ignore' });
  return keepRunning({ run, url, port, home, quit: 'SIGINT', isReady: () => answersSql(url) });
}

export async function startNats(): Promise<Service> {
  const port = await freePort();
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-nats-'));
  const run = (): ChildProcess => spawn(program('nats'), ['-a', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' });
  const isReady = (): Promise<boolean> => answersTcp(port);
  return keepRunning({ run, url: `nats://127.0.0.1:${port}`, port, home, quit: 'SIGTERM', isReady });
}

interface Running {
  readonly run: () => ChildProcess;
  readonly url: string;
  readonly port: number;
  readonly home: string;
  readonly quit: NodeJS.Signals;
  readonly isReady: () => Promise<boolean>;
}

async function keepRunning({ run, url, port, home, quit, isReady }: Running): Promise<Service> {
  let child: ChildProcess;
  const abandon = (): void => {
    for (const pid of family(child)) signal(pid, 'SIGKILL');
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', abandon);

  async function start(): Promise<void> {
    child = run();
    let died = false;
    child.once('exit', () => {
      died = true;
    });
    for (let tries = 0; !(await isReady()); tries++) {
      if (died || tries > 600) throw new Error(`${url} does not come up`);
      await sleep(50);
    }
  }

  async function end(kind: NodeJS.Signals, pids: readonly number[]): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    for (const pid of pids) signal(pid, kind);
    await exit;
  }

  await start();
  return {
    url,
    port,
    get pid() {
      return child.pid ?? 0;
    },
    start,
    kill: () => end('SIGKILL', family(child)),
    async stop() {
      await end(quit, [child.pid ?? 0]);
      process.off('exit', abandon);
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A process and its children: PostgreSQL has one for each connection. */
function family({ pid }: ChildProcess): readonly number[] {
  if (pid === undefined) return [];
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(' ').map(Number) : [];
  return [pid, ...children.filter((child) => child > 0)];
}

function signal(pid: number, kind: NodeJS.Signals): void {
  try {
    process.kill(pid, kind);
  } catch {
    // It is gone already.
  }
}

async function answersSql(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const answersTcp = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** A database of its own on a server that several tests share. */
export async function newDatabase(server: Service): Promise<string> {
  const name = `t${Math.floor(performance.now() * 1000)}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return server.url.replace(/postgres$/, name);
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
