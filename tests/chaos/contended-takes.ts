// Fault 13: everybody grabs for the same tile at the same instant. The server's order decides; no tile is ever in two places.

import { outOfMine } from '../../src/games/out-of-mine/index.ts';
import type { OutOfMineView } from '../../src/games/out-of-mine/types.ts';
import { pick, seededRng } from '../../src/kit/rng.ts';
import type { Player } from '../system/kit/player.ts';
import { seatTable, start } from '../system/kit/table.ts';

export interface TakeFigures {
  readonly contended: number;
  /** Takes that did not end with exactly one owner. */
  readonly wrong: number;
  readonly laws: readonly string[];
  /** From the grab to all four seats having been told, in ms. */
  readonly p50: number;
  readonly p99: number;
}

export const viewOf = (player: Player): OutOfMineView => player.state?.table.view as OutOfMineView;

export async function contendedTakes(
  url: string,
  size: { readonly takes: number; readonly seed: string; readonly isLate?: () => boolean },
): Promise<TakeFigures> {
  const rng = seededRng(size.seed);
  const table = await seatTable(url, { game: 'out-of-mine', seats: 4 });
  const { players } = table;
  await start(table);
  await getIntoTheMine(players);
  const times: number[] = [];
  const laws = new Set<string>();
  let wrong = 0;
  for (let i = 0; i < size.takes && !size.isLate?.(); i++) {
    const [first] = players;
    if (!first) break;
    const tile = pick(rng, viewOf(first).supply);
    const began = performance.now();
    const ids = players.map((player) => player.act({ type: 'take', tile }));
    const answers = await Promise.all(players.map((player, seat) => player.answer(ids[seat] ?? '')));
    for (const player of players) await player.until('told', () => !viewOf(player).supply.includes(tile));
    times.push(performance.now() - began);
    const winner = answers.indexOf('done');
    if (answers.filter((answer) => answer === 'done').length !== 1) wrong += 1;
    for (const player of players) {
      const owners = viewOf(player).seats.filter(({ hand }) => hand === tile).length;
      if (owners !== 1) wrong += 1;
      for (const law of outOfMine.laws(viewOf(player))) laws.add(law);
    }
    const owner = players[winner];
    await owner?.answer(owner.act({ type: 'put-back', tile }));
    for (const player of players) await player.until('put back', () => viewOf(player).supply.includes(tile));
  }
  for (const player of players) player.leave();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { contended: times.length, wrong, laws: [...laws], p50: at(0.5), p99: at(0.99) };
}

/** Sides chosen, everybody ready, cards dealt. */
export async function getIntoTheMine(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    await player.until('boards', () => viewOf(player)?.stage === 'preparing');
    const { side } = viewOf(player).seats[player.seat] ?? {};
    if (side === undefined) await player.answer(player.act({ type: 'side', side: 'front' }));
    await player.answer(player.act({ type: 'ready' }));
  }
  for (const player of players) {
    await player.until('the race', () => viewOf(player).seats[player.seat]?.mining);
  }
}
