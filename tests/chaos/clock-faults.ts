// Fault 24: wall clocks that jump and differ, and nodes that are stopped for a while. Nobody is timed out by any of it.

import { below, seededRng } from '../../src/kit/rng.ts';
import { type Cluster, withSteppedClock } from '../system/kit/cluster.ts';
import { readLedger } from '../system/kit/ledger.ts';
import type { NamedMove } from '../system/kit/log.ts';
import type { Player } from '../system/kit/player.ts';
import type { ServerProcess } from '../system/kit/process.ts';
import { randomAction, tryTable } from '../system/kit/table.ts';

/** Everybody decides well within their time; a node sleeps for longer than that. */
const DECISION = 6_000;
const THINKING = 3_000;
const ASLEEP = 8_000;
const BETWEEN_PAUSES = 20_000;
/** How far the wall clocks of the two nodes jump, to and fro, each twice a second. */
const STEPS = [10_000, 2_000];

export interface ClockFigures {
  readonly steps: number;
  readonly pauses: number;
  readonly matches: number;
  readonly decisions: number;
  /** Stand-ins for players who were in time. */
  readonly falseTimeouts: number;
  readonly lost: number;
  readonly broken: number;
}

export interface ClockSize {
  readonly tables: number;
  readonly steps: number;
  readonly seed: string;
  readonly isLate: () => boolean;
}

export async function clockFaults(cluster: Cluster, size: ClockSize): Promise<ClockFigures> {
  const nodes: ServerProcess[] = [];
  for (const step of STEPS) nodes.push(await withSteppedClock(step, () => cluster.node()));
  const began = performance.now();
  const steps = (): number => Math.floor(((performance.now() - began) / 500) * STEPS.length);
  let isOver = false;
  const opened: string[] = [];
  const decided: NamedMove[] = [];

  async function keepPlaying(slot: number): Promise<void> {
    const url = nodes[slot % nodes.length]?.url ?? '';
    while (!isOver) {
      const table = await tryTable(url, { seats: 3, open: { pace: { decision: DECISION } }, comesBack: true });
      if (table === undefined) continue;
      opened.push(table.opened.match);
      await Promise.all(table.players.map((player) => play(player, table.opened.match)));
      for (const player of table.players) player.leave();
    }
  }

  async function play(player: Player, match: string): Promise<void> {
    const rng = seededRng(`${size.seed} ${match} ${player.seat}`);
    const isDone = (): boolean => isOver || player.state?.table.stage === 'over';
    for (;;) {
      const action = await player.until('a turn', () => isDone() || randomAction(player, 'diamant', rng), 120_000);
      if (action === true) return;
      await sleep(below(rng, THINKING));
      const id = player.act(action);
      if ((await player.answer(id)) === 'done') decided.push({ match, seat: player.seat, id });
    }
  }

  const playing = Array.from({ length: size.tables }, (_, slot) => keepPlaying(slot));
  let pauses = 0;
  while (steps() < size.steps && !size.isLate()) {
    await sleep(BETWEEN_PAUSES);
    const node = nodes[pauses % nodes.length];
    node?.signal('SIGSTOP');
    await sleep(ASLEEP);
    node?.signal('SIGCONT');
    pauses += 1;
  }
  const all = steps();
  isOver = true;
  await Promise.all(playing);
  const { standIns, lost, broken } = await readLedger(cluster.database, opened, decided);
  return {
    steps: all,
    pauses,
    matches: opened.length,
    decisions: decided.length,
    falseTimeouts: standIns,
    lost,
    broken,
  };
}

const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
