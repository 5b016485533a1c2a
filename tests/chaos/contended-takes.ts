// Fault 13: everybody grabs for the same tile at the same instant. The server's order decides; no tile is ever in two places.

import { outOfMineTools } from '../../src/games/out-of-mine/tools.ts';
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

/** Each is two entries of whoever wins it, and a seat may make 5 000 in one match. */
const TAKES_AT_A_TABLE = 2_000;

export async function contendedTakes(
  url: string,
  size: { readonly takes: number; readonly seed: string; readonly isLate?: () => boolean },
): Promise<TakeFigures> {
  const rng = seededRng(size.seed);
  const times: number[] = [];
  const laws = new Set<string>();
  let wrong = 0;
  while (times.length < size.takes && !size.isLate?.()) {
    const table = await seatTable(url, { game: 'out-of-mine', seats: 4 });
    await start(table);
    await getIntoTheMine(table.players);
    const most = Math.min(TAKES_AT_A_TABLE, size.takes - times.length);
    for (let i = 0; i < most && !size.isLate?.(); i++) {
      const [first] = table.players;
      if (!first) break;
      const grabbed = await grab(table.players, pick(rng, viewOf(first).supply));
      times.push(grabbed.time);
      wrong += grabbed.wrong;
      for (const law of grabbed.laws) laws.add(law);
    }
    for (const player of table.players) player.leave();
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { contended: times.length, wrong, laws: [...laws], p50: at(0.5), p99: at(0.99) };
}

/** All of them take this tile at once; whoever has got it puts it back. */
async function grab(
  players: readonly Player[],
  tile: number,
): Promise<{ readonly time: number; readonly wrong: number; readonly laws: readonly string[] }> {
  const began = performance.now();
  const ids = players.map((player) => player.act({ type: 'take', tile }));
  const answers = await Promise.all(players.map((player, seat) => player.answer(ids[seat] ?? '')));
  for (const player of players) await player.until('told', () => !viewOf(player).supply.includes(tile));
  const time = performance.now() - began;
  let wrong = answers.filter((answer) => answer === 'done').length === 1 ? 0 : 1;
  for (const player of players) {
    if (viewOf(player).seats.filter(({ hand }) => hand === tile).length !== 1) wrong += 1;
  }
  const laws = players.flatMap((player) => outOfMineTools.laws(viewOf(player)));
  const owner = players[answers.indexOf('done')];
  await owner?.answer(owner.act({ type: 'put-back', tile }));
  for (const player of players) await player.until('put back', () => viewOf(player).supply.includes(tile));
  return { time, wrong, laws };
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
