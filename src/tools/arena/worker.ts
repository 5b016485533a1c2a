// Plays games of a fixture in a thread of its own.

import { parentPort } from 'node:worker_threads';
import { type Fixture, type GameResult, playNumber } from './fixture.ts';
import { loadPlayers } from './players.ts';

export interface Order {
  readonly fixture: Fixture;
  /** Numbers of the games, from the first up to but not including the last. */
  readonly from: number;
  readonly to: number;
}

export type Delivery = { readonly from: number; readonly results: readonly GameResult[] } | { readonly fault: string };

parentPort?.on('message', async (order: Order) => {
  parentPort?.postMessage(await fulfil(order));
});

async function fulfil({ fixture, from, to }: Order): Promise<Delivery> {
  try {
    const players = await loadPlayers(fixture.names, fixture.game);
    const results: GameResult[] = [];
    for (let number = from; number < to; number++) results.push(playNumber(fixture, players, number));
    return { from, results };
  } catch (fault) {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }
}
