// Threads that play games side by side. What they deliver is put back in order, so their number changes nothing but the time.

import fs from 'node:fs';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Fixture, type GameResult, playNumber } from './fixture.ts';
import { loadPlayers } from './players.ts';
import type { Delivery, Order } from './worker.ts';

/** Beside the bundled program lies the bundled worker. */
const WORKER_FILE = new URL('./arena-worker.js', import.meta.url);

/** Numbers of games, from the first up to but not including the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Crew {
  /** Results in the order of the games' numbers; each is told as soon as it is there. */
  play(
    fixture: Fixture,
    range: Range,
    onResult?: (result: GameResult, number: number) => void,
  ): Promise<readonly GameResult[]>;
  close(): Promise<void>;
}

/** How many there are if nobody says: one for each processor. Where the program is not bundled, there is only this one. */
export function hireCrew(threads = os.availableParallelism()): Crew {
  return threads > 1 && fs.existsSync(WORKER_FILE) ? threadedCrew(threads) : soloCrew;
}

/** Plays on the spot. */
export const soloCrew: Crew = {
  async play(fixture, { from, to }, onResult) {
    const players = await loadPlayers(fixture.names, fixture.game);
    const results: GameResult[] = [];
    for (let number = from; number < to; number++) {
      const result = playNumber(fixture, players, number);
      results.push(result);
      onResult?.(result, number);
    }
    return results;
  },
  async close() {},
};

/** Small enough that all are busy to the end, large enough that talking costs nothing. */
const chunkSize = (games: number, threads: number): number =>
  Math.max(1, Math.min(50, Math.floor(games / threads / 8)));

function threadedCrew(threads: number): Crew {
  const workers = Array.from({ length: threads }, () => new Worker(WORKER_FILE));
  return {
    async play(fixture, { from, to }, onResult) {
      // A name that nobody has is found here, and told once.
      await loadPlayers(fixture.names, fixture.game);
      const results: GameResult[] = new Array(to - from);
      const size = chunkSize(to - from, threads);
      let next = from;
      const work = async (worker: Worker): Promise<void> => {
        while (next < to) {
          const order = { fixture, from: next, to: Math.min(to, next + size) };
          next = order.to;
          for (const [i, result] of (await ask(worker, order)).entries()) {
            results[order.from + i - from] = result;
            onResult?.(result, order.from + i);
          }
        }
      };
      await Promise.all(workers.map(work));
      return results;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function ask(worker: Worker, order: Order): Promise<readonly GameResult[]> {
  return new Promise((resolve, reject) => {
    const settle = (delivery: Delivery): void => {
      worker.off('error', reject);
      if ('fault' in delivery) reject(new Error(delivery.fault));
      else resolve(delivery.results);
    };
    worker.once('message', settle);
    worker.once('error', reject);
    worker.postMessage(order);
  });
}
