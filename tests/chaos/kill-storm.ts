// Fault 4: the server is killed again and again while matches are played, and must lose nothing that it has answered.

import fs from 'node:fs';
import { canonicalJson } from '../../src/kit/json.ts';
import { below, seededRng } from '../../src/kit/rng.ts';
import { countMoves, moveKey, type NamedMove } from '../system/kit/log.ts';
import type { Player } from '../system/kit/player.ts';
import { newFolder, startProcess } from '../system/kit/process.ts';
import { randomAction, type Table, tryTable } from '../system/kit/table.ts';
import { GENEROUS } from './limits.ts';

export interface KillFigures {
  readonly kills: number;
  readonly matches: number;
  readonly acknowledged: number;
  /** Acknowledged, and not in the log. */
  readonly lost: number;
  /** In the log more than once. */
  readonly doubled: number;
  /** Players whose folded table is not what the server shows. */
  readonly diverged: number;
  /** From kill to listening again, in ms. */
  readonly slowestStart: number;
  /** From listening to the last player being back, in ms. */
  readonly slowestReturn: number;
}

export interface KillSize {
  readonly matches: number;
  readonly kills: number;
  /** How long players think at most, in ms. */
  readonly thinking: number;
  readonly seed: string;
  readonly isLate?: () => boolean;
}

export async function killStorm({ matches, kills: wanted, thinking, seed, isLate }: KillSize): Promise<KillFigures> {
  const rng = seededRng(seed);
  const data = newFolder();
  let server = await startProcess({ data, limits: GENEROUS });
  const { port, url } = server;
  const acknowledged: NamedMove[] = [];
  const current = new Map<number, Table>();
  let isOver = false;
  let played = 0;
  let diverged = 0;

  async function keepPlaying(slot: number): Promise<void> {
    while (!isOver) {
      const table = await tryTable(url, { comesBack: true });
      if (table === undefined) continue;
      current.set(slot, table);
      played += 1;
      await Promise.all(table.players.map((player) => play(player, table.opened.match, slot)));
      diverged += await countDiverged(table.players);
      current.delete(slot);
      for (const player of table.players) player.leave();
    }
  }

  async function play(player: Player, match: string, slot: number): Promise<void> {
    const luck = seededRng(`${seed} ${slot} ${player.seat}`);
    while (!isOver) {
      const action = await player.until(
        'something to do',
        () => isOver || player.state?.table.stage === 'over' || randomAction(player, 'diamant', luck),
        // Who is back in camp waits for those who are not, and they think, and the server dies.
        600_000,
      );
      if (action === true) return;
      const id = player.act(action);
      if ((await player.answer(id)) === 'done') acknowledged.push({ match, seat: player.seat, id });
      await sleep(below(luck, thinking));
    }
  }

  const playing = Array.from({ length: matches }, (_, slot) => keepPlaying(slot));
  while (current.size < matches) await sleep(50);
  let slowestReturn = 0;
  let slowestStart = 0;
  let kills = 0;
  for (; kills < wanted && !isLate?.(); kills++) {
    await sleep(100 + below(rng, 600));
    await server.kill();
    const killed = performance.now();
    server = await startProcess({ data, port, limits: GENEROUS });
    const listening = performance.now();
    slowestStart = Math.max(slowestStart, listening - killed);
    const players = [...current.values()].flatMap((table) => table.players);
    await Promise.all(players.map((player) => player.until('back', () => player.isWelcome || player.hasLeft, 30_000)));
    slowestReturn = Math.max(slowestReturn, performance.now() - listening);
  }
  isOver = true;
  await Promise.all(playing);
  await server.stop();
  const times = countMoves(
    data,
    acknowledged.map(({ match }) => match),
  );
  const lost = acknowledged.filter((move) => !times.has(moveKey(move))).length;
  const doubled = [...times.values()].filter((count) => count > 1).length;
  fs.rmSync(data, { recursive: true });
  return {
    kills,
    matches: played,
    acknowledged: acknowledged.length,
    lost,
    doubled,
    diverged,
    slowestStart,
    slowestReturn,
  };
}

/** After a last look, what each player has folded must be what the server shows. */
async function countDiverged(players: readonly Player[]): Promise<number> {
  let diverged = 0;
  for (const player of players) {
    await player.until('welcome', () => player.isWelcome, 30_000);
    const folded = player.state?.table;
    const shown = await player.look();
    const isSame = canonicalJson({ ...folded, at: 0 }) === canonicalJson({ ...shown, at: 0 });
    if (!isSame && folded?.seq === shown.seq) diverged += 1;
  }
  return diverged;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
