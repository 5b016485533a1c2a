// Fault 14: frames that no client of ours would send, before and after hello, and actions that no game knows.

import { WebSocket } from 'ws';
import { GAME_IDS, type GameId } from '../../src/contract/game.ts';
import { below, pick, type Rng, seededRng } from '../../src/kit/rng.ts';
import { readExactFrame } from '../system/kit/exact-frame.ts';
import { newId } from '../system/kit/player.ts';
import { connect, seatTable, start, type Table } from '../system/kit/table.ts';
import { junkAction, junkFrame } from './junk.ts';

export interface FuzzFigures {
  /** Only those that were answered count: the server has judged them. */
  readonly frames: number;
  /** Of those, actions: refused, and the socket stays open. */
  readonly actions: number;
  /** How the others were answered: the code of the closing, or the frame that came back. */
  readonly answers: Readonly<Record<string, number>>;
  /** What was answered otherwise than by a typed no, or not at all. */
  readonly unexpected: readonly string[];
  readonly crashed: boolean;
}

export interface FuzzSize {
  readonly frames: number;
  readonly seed: string;
  readonly isLate?: () => boolean;
}

/** What may come back where the junk was no junk after all, such as a `look`. */
const ANSWERS: readonly (string | number)[] = [1003, 1007, 1008, 'refused', 'table', 'pong'];
const SOCKETS_AT_ONCE = 20;
const ACTIONS_AT_ONCE = 60;

export async function fuzzFrames(url: string, size: FuzzSize): Promise<FuzzFigures> {
  const rng = seededRng(size.seed);
  const fuzzed = await Promise.all(GAME_IDS.map((game) => openFor(url, game)));
  const answers: Record<string, number> = {};
  const unexpected: string[] = [];
  let frames = 0;
  let actions = 0;
  while (frames < size.frames && unexpected.length === 0 && !size.isLate?.()) {
    const heard = await Promise.all(
      Array.from({ length: SOCKETS_AT_ONCE }, () => sendOne(url, pick(rng, fuzzed).table, rng)),
    );
    for (const { answer, frame } of heard) {
      if (!ANSWERS.includes(answer)) unexpected.push(`${answer}: ${frame.toString().slice(0, 200)}`);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
    for (const one of fuzzed) {
      const refused = await sendActions(
        url,
        one,
        Array.from({ length: ACTIONS_AT_ONCE }, () => junkAction(rng, one.game)),
      );
      actions += refused;
      if (refused !== ACTIONS_AT_ONCE) unexpected.push(`${ACTIONS_AT_ONCE - refused} actions were not refused`);
    }
    frames = actions + Object.values(answers).reduce((sum, count) => sum + count, 0);
  }
  for (const { table, seq } of fuzzed) {
    const now = await table.players[0]?.look().catch(() => undefined);
    if (now?.seq !== seq) unexpected.push(`the table has gone on from ${seq} to ${now?.seq}`);
    for (const player of table.players) player.leave();
  }
  const health = await fetch(`${url}/healthz`).catch(() => undefined);
  return { frames, actions, answers, unexpected, crashed: health?.status !== 200 };
}

interface Fuzzed {
  readonly game: GameId;
  readonly table: Table;
  /** How many lines seat 0 has been told: junk adds none. */
  readonly seq: number | undefined;
}

export async function openFor(url: string, game: GameId): Promise<Fuzzed> {
  const table = await seatTable(url, { game, seats: game === 'ocelot' ? 2 : 3 });
  await start(table);
  return { game, table, seq: (await table.players[0]?.look())?.seq };
}

const PATIENCE = 20_000;

interface Heard {
  readonly frame: string | Buffer;
  readonly answer: number | string;
}

/** One socket for one frame, as most of them close it; half say hello first. */
function sendOne(url: string, { opened, tokens }: Table, rng: Rng): Promise<Heard> {
  const hello = JSON.stringify({ type: 'hello', protocol: 1, match: opened.match, token: pick(rng, tokens) });
  const saysHello = below(rng, 2) === 0;
  const frame = junkFrame(rng);
  const binary = typeof frame !== 'string' && below(rng, 2) === 0;
  return new Promise((resolve) => {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/socket`);
    const settle = (answer: number | string): void => {
      clearTimeout(patience);
      ws.terminate();
      resolve({ frame, answer });
    };
    const patience = setTimeout(() => settle('nothing'), PATIENCE);
    ws.on('open', () => (saysHello ? ws.send(hello) : ws.send(frame, { binary })));
    ws.on('message', (data) => {
      const type = readExactFrame(data.toString())?.type ?? data.toString();
      if (type === 'welcome') ws.send(frame, { binary });
      else if (!['presence', 'news', 'denied'].includes(type)) settle(type);
    });
    ws.on('error', () => {});
    ws.on('close', settle);
  });
}

/** One socket for many actions; how many of them were refused. */
export async function sendActions(
  url: string,
  { game, table }: Fuzzed,
  texts: readonly string[],
  ids = texts.map(() => newId()),
): Promise<number> {
  const player = connect(url, { game, match: table.opened.match, token: table.tokens[0] ?? '' });
  await player.until('welcome', () => player.isWelcome);
  const phase = player.state?.table.pending.phase;
  for (const [i, text] of texts.entries()) {
    player.sayRaw(`{"type":"act","id":"${ids[i]}","phase":${phase},"action":${text}}`);
  }
  const isAnswered = (id: string): boolean => player.refused.has(id) || player.done.has(id);
  await player.until('answers', () => player.closed ?? ids.every(isAnswered), PATIENCE).catch(() => undefined);
  player.leave();
  return ids.filter((id) => player.refused.has(id)).length;
}
