// Somebody who means harm, in a process of their own: floods one socket, opens a hundred, and knocks a thousand times a second.

import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../src/protocol/words.ts';

export interface FloodOrder {
  readonly url: string;
  readonly match: string;
  readonly seconds: number;
}

export interface FloodReport {
  /** Sockets that flooded until they were cut off, and the longest that this took, in ms. */
  readonly cuts: number;
  readonly slowestCut: number;
  /** Of a hundred sockets at once. */
  readonly crowdAdmitted: number;
  readonly knocks: number;
  readonly knocksAdmitted: number;
}

// They would have a machine of their own: here they take only what the server and its players leave, and give way at once where
// the system can do that.
os.setPriority(os.constants.priority.PRIORITY_LOW);
spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)]);

const { url, match, seconds } = JSON.parse(process.argv[2] ?? '{}') as FloodOrder;
const socketUrl = `${url.replace('http', 'ws')}/socket`;
const end = performance.now() + seconds * 1000;
const report = { cuts: 0, slowestCut: 0, crowdAdmitted: 0, knocks: 0, knocksAdmitted: 0 };

/** Each kind of attack comes from an address of its own. */
function open(localAddress: string, onOpen: (ws: WebSocket) => void): WebSocket {
  const ws = new WebSocket(socketUrl, { localAddress });
  ws.on('error', () => {});
  ws.on('open', () => onOpen(ws));
  return ws;
}

/** 10 000 messages a second, again and again. */
function flood(): void {
  let began = 0;
  let flooding: NodeJS.Timeout | undefined;
  const ws = open('127.2.0.1', () => ws.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match })));
  ws.once('message', () => {
    began = performance.now();
    flooding = setInterval(() => {
      for (let i = 0; i < 100; i++) ws.send(`{"type":"ping","id":${i}}`);
    }, 10);
  });
  ws.on('close', () => {
    clearInterval(flooding);
    if (began > 0) {
      report.cuts += 1;
      report.slowestCut = Math.max(report.slowestCut, performance.now() - began);
    }
    if (performance.now() < end) setTimeout(flood, 200);
  });
}

flood();
for (let i = 0; i < 100; i++) {
  open('127.2.0.2', () => {
    report.crowdAdmitted += 1;
  });
}
const knocking = setInterval(() => {
  if (performance.now() > end) {
    clearInterval(knocking);
    console.log(JSON.stringify(report));
    process.exit(0);
  }
  for (let i = 0; i < 10; i++) {
    report.knocks += 1;
    open('127.2.0.3', (ws) => {
      report.knocksAdmitted += 1;
      ws.terminate();
    });
  }
}, 10);
