// What the disk alone makes of moves at a given pace: each is written and waited for as a durable server has to, and that is all.

import fs from 'node:fs';
import { clock, type Span } from './standstills.ts';

export interface DiskOrder {
  readonly file: string;
  readonly moves: number;
  /** Moves a second. */
  readonly rate: number;
}

/** What SQLite writes to its log for one move: two pages, each with its head. */
const WRITTEN = Buffer.alloc(2 * (4096 + 24), 'move');

const order = JSON.parse(process.argv[2] ?? '{}') as DiskOrder;
const file = fs.openSync(order.file, 'w');
/** Over room that the file has already, as in the store. */
for (let made = 0; made < order.moves; made++) fs.writeSync(file, WRITTEN);
fs.fsyncSync(file);
const spans: Span[] = [];
let waiting: number[] = [];
let isSyncing = false;

/** As in the store: whoever comes meanwhile shares the next wait. */
function sync(): void {
  if (isSyncing || waiting.length === 0) return;
  isSyncing = true;
  const served = waiting;
  waiting = [];
  fs.fdatasync(file, () => {
    isSyncing = false;
    const now = clock();
    for (const began of served) spans.push([began, now]);
    sync();
    if (spans.length === order.moves) end();
  });
}

function end(): void {
  clearInterval(timer);
  console.log(JSON.stringify({ spans }));
}

const began = clock();
let made = 0;
const timer = setInterval(() => {
  const due = Math.min(order.moves, ((clock() - began) / 1000) * order.rate);
  for (; made < due; made++) {
    waiting.push(clock());
    fs.writeSync(file, WRITTEN, 0, WRITTEN.length, made * WRITTEN.length);
  }
  sync();
}, 1);
