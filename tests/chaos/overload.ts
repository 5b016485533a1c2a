// Fault 29: more tables than the nodes can bear, each played as fast as it goes. New tables are refused; nothing is lost.

import { seededRng } from '../../src/kit/rng.ts';
import type { Cluster } from '../system/kit/cluster.ts';
import { readLedger } from '../system/kit/ledger.ts';
import type { NamedMove } from '../system/kit/log.ts';
import { randomAction, seatTable, start, type Table } from '../system/kit/table.ts';

export interface OverloadFigures {
  readonly tables: number;
  readonly refusedTables: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly forked: number;
  /** Refusals of moves and tables other than "busy". */
  readonly unexpected: readonly string[];
}

export async function overload(cluster: Cluster, size: { tables: number; moves: number }): Promise<OverloadFigures> {
  const nodes = await Promise.all([cluster.node({ overloadDelay: 60 }), cluster.node({ overloadDelay: 60 })]);
  const acknowledged: NamedMove[] = [];
  const unexpected: string[] = [];
  const opened: string[] = [];
  const isOver = (): boolean => acknowledged.length >= size.moves;
  let refusedTables = 0;

  async function keepPlaying(slot: number): Promise<void> {
    while (!isOver()) {
      const table = await tryToOpen(slot);
      if (table === undefined) continue;
      opened.push(table.opened.match);
      await Promise.all(table.players.map((_, seat) => play(table, seat)));
      for (const player of table.players) player.leave();
    }
  }

  async function tryToOpen(slot: number): Promise<Table | undefined> {
    try {
      const table = await seatTable(nodes[slot % 2]?.url ?? '', { seats: 3, comesBack: true });
      await start(table);
      return table;
    } catch (error) {
      const why = whyOf(error);
      if (why.includes('503') && why.includes('"busy"')) refusedTables += 1;
      else unexpected.push(why);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return undefined;
    }
  }

  async function play({ players, opened: { match } }: Table, seat: number): Promise<void> {
    const player = players[seat];
    const rng = seededRng(`${match} ${seat}`);
    while (player && !isOver()) {
      const action = await player.until(
        'something to do',
        () => isOver() || player.state?.table.stage === 'over' || randomAction(player, 'diamant', rng),
        60_000,
      );
      if (action === true) return;
      const id = player.act(action);
      const answer = await player.until(
        'an answer',
        () => (player.done.has(id) ? 'done' : player.refused.get(id)),
        60_000,
      );
      if (answer === 'done') acknowledged.push({ match, seat, id });
      else unexpected.push(answer);
    }
  }

  await Promise.all(Array.from({ length: size.tables }, (_, slot) => keepPlaying(slot)));
  const { lost, doubled, broken } = await readLedger(cluster.database, opened, acknowledged);
  await Promise.all(nodes.map((node) => node.stop()));
  return {
    tables: opened.length,
    refusedTables,
    acknowledged: acknowledged.length,
    lost,
    doubled,
    forked: broken,
    unexpected,
  };
}

/** What went wrong, and what that came from. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${whyOf(error.cause)}` : error.message;
}
