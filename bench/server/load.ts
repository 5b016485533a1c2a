// The load, in a process of its own: many tables, one move in flight at each; a move counts when all four are told.

import fs from 'node:fs';
import { DRIVERS, type DriverName, SEATS, type Table } from './drivers.ts';
import { clock, quantile, type Span } from './standstills.ts';

export interface LoadOrder {
  readonly driver: DriverName;
  readonly url: string;
  /** The server's process. */
  readonly pid: number;
  readonly matches: number;
  /** Not measured. */
  readonly warmUp: number;
  readonly moves: number;
  /** Moves a second over all tables; as many as will go where absent. */
  readonly rate?: number;
  /** Only plays. A server that was not started for this would take the signal to collect its garbage for the end. */
  readonly skipsRest?: true;
}

export interface LoadFigures {
  readonly perSecond: number;
  /** Processor time of the server for a move, in microseconds. */
  readonly cpuPerMove: number;
  /** From saying a move to the last of four hearing of it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** From when to when each move took, where they came at a given rate. */
  readonly spans?: readonly Span[];
  /** Memory of the server for a table with four sockets at rest, in kB; absent where it only played. */
  readonly idle?: number;
}

/** Without an answer for this long, something is wrong. */
const STALLED = 60_000;

/** Processor seconds that a process has used so far. */
function cpuOf(pid: number): number {
  const fields = fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** V8 gives back the space of young objects only after some seconds without work. */
const REST_SECONDS = 14;

/** Memory once what is not needed has been given back: that takes some collections, and some time. */
async function restOf(pid: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let second = 0; second < REST_SECONDS; second++) {
    process.kill(pid, 'SIGUSR2');
    await pause(1000);
    least = Math.min(least, rssOf(pid));
  }
  return least;
}

interface Seated {
  readonly table: Table;
  told: number;
  began: number;
  isMoving: boolean;
}

async function seatAll({ driver, url, matches }: LoadOrder): Promise<readonly Seated[]> {
  const tables: Table[] = [];
  while (tables.length < matches) {
    const some = Array.from({ length: Math.min(10, matches - tables.length) }, () => DRIVERS[driver](url));
    tables.push(...(await Promise.all(some)));
  }
  return tables.map((table) => ({ table, told: 0, began: 0, isMoving: false }));
}

function play(seated: readonly Seated[], order: LoadOrder): Promise<Omit<LoadFigures, 'idle'>> {
  const { warmUp, moves, rate, pid } = order;
  const spans: Span[] = [];
  let done = 0;
  let began = 0;
  let cpu = 0;
  return new Promise((resolve, reject) => {
    let isOver = false;
    let heard = clock();
    const watch = setInterval(() => {
      if (clock() - heard > STALLED) reject(new Error(`${order.driver} stalled after ${done} moves`));
    }, 1000);

    function move(one: Seated): void {
      const next = isOver ? undefined : one.table.next();
      if (next === undefined) return;
      one.isMoving = true;
      one.told = 0;
      one.began = clock();
      one.table.sockets[next.seat]?.send(next.message);
    }

    function allTold(one: Seated): void {
      const now = clock();
      heard = now;
      one.isMoving = false;
      done += 1;
      if (done === warmUp) {
        began = now;
        cpu = cpuOf(pid);
      }
      if (done > warmUp) spans.push([one.began, now]);
      if (done === warmUp + moves) end(now);
      else if (rate === undefined) move(one);
    }

    function end(now: number): void {
      isOver = true;
      clearInterval(watch);
      const cpuPerMove = ((cpuOf(pid) - cpu) * 1e6) / moves;
      const [p50, p99] = [quantile(spans, 0.5), quantile(spans, 0.99)];
      resolve({ perSecond: (moves * 1000) / (now - began), cpuPerMove, p50, p99, ...(rate && { spans }) });
    }

    for (const one of seated) {
      for (const [seat, socket] of one.table.sockets.entries()) {
        socket.on('message', (frame: Buffer) => {
          if (seat === 0) one.table.hear?.(frame);
          if (!one.isMoving || !one.table.tells(frame)) return;
          one.told += 1;
          if (one.told === SEATS) allTold(one);
        });
      }
    }
    if (rate === undefined) for (const one of seated) move(one);
    else pace(rate, seated, move, () => isOver);
  });
}

function pace(rate: number, all: readonly Seated[], move: (one: Seated) => void, isOver: () => boolean): void {
  const began = clock();
  let sent = 0;
  const timer = setInterval(() => {
    if (isOver()) clearInterval(timer);
    for (const due = ((clock() - began) / 1000) * rate; sent < due; sent++) {
      const one = all[sent % all.length];
      if (one && !one.isMoving) move(one);
    }
  }, 1);
}

const order = JSON.parse(process.argv[2] ?? '{}') as LoadOrder;
const empty = order.skipsRest ? undefined : await restOf(order.pid);
const seated = await seatAll(order);
console.log('seated');
const idle = empty === undefined ? {} : { idle: ((await restOf(order.pid)) - empty) / order.matches };
const figures: LoadFigures = { ...(await play(seated, order)), ...idle };
console.log(JSON.stringify(figures));
process.exit(0);
