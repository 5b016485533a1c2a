// Fault 16: what five hundred people notice of somebody who floods. Quiet times, times in which only somebody else on the
// same machine is attacked, and attacked times take turns.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startProcess } from '../system/kit/process.ts';
import { seatTable, start, type Table } from '../system/kit/table.ts';
import type { FloodOrder, FloodReport } from './flooder.ts';
import { PLENTY } from './limits.ts';

export interface FloodFigures extends FloodReport {
  readonly players: number;
  readonly moves: number;
  /**
   * From a move to its answer, in ms: in quiet times, while another server has the attack, and under attack. Of each turn
   * for itself, and of those the middle one: what stops the machine for a moment spoils one turn and not the figure.
   */
  readonly quietP50: number;
  readonly quietP99: number;
  readonly besideP50: number;
  readonly besideP99: number;
  readonly attackedP50: number;
  readonly attackedP99: number;
}

/** Each table makes one move in so many milliseconds. */
const EVERY = 1000;

export async function floodOthers(size: { tables: number; turns: number; seconds: number }): Promise<FloodFigures> {
  // All tables are opened from here; the sockets of each come from an address of their own, under the usual limits.
  const limits = { requests: PLENTY, tables: PLENTY };
  const server = await startProcess({ limits });
  const other = await startProcess({ limits });
  const decoy = await seatTable(other.url);
  const tables: Table[] = [];
  while (tables.length < size.tables) {
    const from = `127.1.${Math.floor(tables.length / 250)}.${tables.length % 250}`;
    const table = await seatTable(server.url, { from });
    await start(table);
    tables.push(table);
  }
  const quiet: number[][] = [];
  const beside: number[][] = [];
  const attacked: number[][] = [];
  const reports: FloodReport[] = [];
  let times: number[] = [];
  let isOver = false;
  const playing = tables.map(async (table, index) => {
    await pause((EVERY * index) / tables.length);
    while (!isOver) {
      const began = performance.now();
      const took = await moveOnce(table);
      if (took === undefined) return;
      times.push(took);
      await pause(EVERY - (performance.now() - began));
    }
  });
  for (let turn = 0; turn < size.turns; turn++) {
    times = newTurn(quiet);
    await pause(size.seconds * 1000);
    times = newTurn(beside);
    await attack({ url: other.url, match: decoy.opened.match, seconds: size.seconds });
    times = newTurn(attacked);
    reports.push(await attack({ url: server.url, match: tables[0]?.opened.match ?? '', seconds: size.seconds }));
  }
  isOver = true;
  await Promise.all(playing);
  for (const { players } of [...tables, decoy]) for (const player of players) player.leave();
  await Promise.all([server.stop(), other.stop()]);
  const all = (figure: keyof FloodReport): number[] => reports.map((report) => report[figure]);
  return {
    players: tables.length * 4,
    moves: [...quiet, ...beside, ...attacked].flat().length,
    quietP50: at(quiet, 0.5),
    quietP99: at(quiet, 0.99),
    besideP50: at(beside, 0.5),
    besideP99: at(beside, 0.99),
    attackedP50: at(attacked, 0.5),
    attackedP99: at(attacked, 0.99),
    cuts: sum(all('cuts')),
    slowestCut: Math.max(...all('slowestCut')),
    crowdAdmitted: Math.max(...all('crowdAdmitted')),
    knocks: sum(all('knocks')),
    knocksAdmitted: sum(all('knocksAdmitted')),
  };
}

function newTurn(turns: number[][]): number[] {
  const times: number[] = [];
  turns.push(times);
  return times;
}

/** Undefined once the match is over. */
async function moveOnce({ players }: Table): Promise<number | undefined> {
  const [first] = players;
  const { awaited } = first?.state?.table.pending ?? { awaited: [] };
  const mover = players[awaited[0] ?? -1];
  if (!mover || first?.state?.table.stage !== 'playing') return undefined;
  const began = performance.now();
  await mover.answer(mover.act({ type: 'decide', choice: 'on' }));
  return performance.now() - began;
}

async function attack(order: FloodOrder): Promise<FloodReport> {
  const child = spawn(process.execPath, [path.resolve('out/chaos/flooder.js'), JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as FloodReport;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const at = (turns: readonly number[][], share: number): number => median(turns.map((times) => quantile(times, share)));
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const median = (values: readonly number[]): number => quantile(values, 0.5);
