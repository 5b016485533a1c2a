// Fault 14: frames that no client of ours would send, before and after hello.

import { WebSocket } from 'ws';
import { below, pick, type Rng, seededRng } from '../../src/kit/rng.ts';
import { readFrame } from '../../src/protocol/frames.ts';
import { seatTable, type Table } from '../system/kit/table.ts';

export interface FuzzFigures {
  readonly frames: number;
  readonly closes: Readonly<Record<number, number>>;
  /** Answers that were no denial, no refusal and no usual frame. */
  readonly unexpected: readonly string[];
  readonly crashed: boolean;
}

const EXPECTED_CLOSES = [1003, 1005, 1006, 1007, 1008, 1009];

export async function fuzzFrames(
  url: string,
  size: { readonly frames: number; readonly seed: string; readonly isLate?: () => boolean },
): Promise<FuzzFigures> {
  const rng = seededRng(size.seed);
  const table = await seatTable(url, { seats: 3 });
  const closes: Record<number, number> = {};
  const unexpected: string[] = [];
  let sent = 0;
  while (sent < size.frames && !size.isLate?.()) {
    const count = Math.min(20, size.frames - sent);
    const code = await attack(url, table, rng, count, unexpected);
    sent += count;
    closes[code] = (closes[code] ?? 0) + 1;
    if (!EXPECTED_CLOSES.includes(code)) unexpected.push(`closed with ${code}`);
  }
  const health = await fetch(`${url}/healthz`).catch(() => undefined);
  for (const player of table.players) player.leave();
  return { frames: sent, closes, unexpected, crashed: health?.status !== 200 };
}

/** One socket; half of them say hello first. */
function attack(url: string, table: Table, rng: Rng, count: number, unexpected: string[]): Promise<number> {
  return new Promise((resolve) => {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/socket`);
    ws.on('open', () => {
      const { match } = table.opened;
      const token = table.tokens[below(rng, 3)];
      if (below(rng, 2) === 0) ws.send(JSON.stringify({ type: 'hello', protocol: 1, match, token }));
      for (let i = 0; i < count; i++) {
        const frame = junk(rng);
        ws.send(frame, { binary: typeof frame !== 'string' && below(rng, 2) === 0 });
      }
      setTimeout(() => ws.close(), 200);
    });
    ws.on('message', (data) => {
      if (readFrame(data.toString()) === undefined) unexpected.push(data.toString().slice(0, 200));
    });
    ws.on('error', () => {});
    ws.on('close', resolve);
  });
}

const TYPES = ['hello', 'act', 'undo', 'ready', 'reveal', 'phrase', 'look', 'ping', '__proto__', 'constructor', ''];
const ATOMS = [null, true, -0, 1e308, -1, 0.5, '', '\u0000', '__proto__', '💎'.repeat(50), [], {}, [[[]]]];

function junk(rng: Rng): string | Buffer {
  switch (below(rng, 9)) {
    case 0:
      return '';
    case 1:
      return Buffer.from(Array.from({ length: below(rng, 300) }, () => below(rng, 256)));
    case 2:
      return '['.repeat(below(rng, 8000));
    case 3:
      return `${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}`;
    case 4:
      return '{"type":"act","id":"12345678","phase":1,"action":{"__proto__":{"polluted":true}}}';
    case 5:
      return '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    case 6:
      return pick(rng, ['NaN', 'Infinity', '1e999', '"', 'undefined', '\ufeff{}', '{"type":NaN}', '0x10', 'null']);
    default:
      return JSON.stringify(randomMessage(rng));
  }
}

function randomMessage(rng: Rng): object {
  const message: Record<string, unknown> = { type: pick(rng, TYPES) };
  for (const key of ['id', 'phase', 'action', 'commitment', 'entropy', 'phrase', 'match', 'token', 'seq', 'protocol']) {
    if (below(rng, 2) === 0) message[key] = pick<unknown>(rng, ATOMS);
  }
  return message;
}
