// Faults 5, 6, 7 and 10: two nodes, a database and a bus, any of which dies, stops or is cut off while matches are played.

import { canonicalJson } from '../../src/kit/json.ts';
import { below, seededRng } from '../../src/kit/rng.ts';
import { startCluster } from '../system/kit/cluster.ts';
import { readLedger } from '../system/kit/ledger.ts';
import type { NamedMove } from '../system/kit/log.ts';
import type { Player } from '../system/kit/player.ts';
import type { ServerProcess } from '../system/kit/process.ts';
import { randomAction, tryTable } from '../system/kit/table.ts';
import { startWire, type Wire } from '../system/kit/wire.ts';

export const CLUSTER_FAULTS = [
  'kill-node',
  'pause-node',
  'restart-node',
  'kill-database',
  'swallow-answers',
  'cut-database',
  'hang-database',
  'kill-bus',
] as const;
export type ClusterFault = (typeof CLUSTER_FAULTS)[number];

export interface StormSize {
  readonly matches: number;
  readonly faults: readonly ClusterFault[];
  /** Two where nothing is said. All but one of them are stopped together. */
  readonly nodes?: number;
  /** How long a stopped node sleeps, in ms. */
  readonly pause: number;
  readonly seed: string;
  /** Ends after the fault during which this became true. */
  readonly isLate?: () => boolean;
}

export interface StormFigures {
  readonly faults: number;
  /** How often a node was stopped and woken. */
  readonly pauses: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly forked: number;
  /** Players whose folded table is not what a node shows. */
  readonly diverged: number;
  /** Lines between a node and the database that were cut. */
  readonly cuts: number;
  /** From the end of a fault until everybody has been answered again, in ms. */
  readonly slowestReturn: number;
  readonly slowestBy: ClusterFault | undefined;
}

/** A node opens at most nine, and its successor may come while the database still counts those of the dead. */
const CONNECTIONS = 30;

interface Node {
  process: ServerProcess;
  readonly wire: Wire;
}

export async function clusterStorm({
  matches,
  faults,
  nodes: size = 2,
  pause,
  seed,
  isLate,
}: StormSize): Promise<StormFigures> {
  const rng = seededRng(seed);
  const cluster = await startCluster(CONNECTIONS * size);
  const newNode = async (): Promise<Node> => {
    const wire = await startWire([cluster.postgres.port]);
    return { wire, process: await cluster.node({ database: through(cluster.database, wire) }) };
  };
  const nodes: Node[] = [];
  while (nodes.length < size) nodes.push(await newNode());
  const balancer = await startWire(nodes.map(({ process }) => process.port));
  const url = `http://127.0.0.1:${balancer.port}`;
  const acknowledged: NamedMove[] = [];
  const opened = new Set<string>();
  let isOver = false;
  let diverged = 0;
  let pauses = 0;

  async function keepPlaying(slot: number): Promise<void> {
    while (!isOver) {
      const table = await tryTable(url, { comesBack: true, seats: 3 });
      if (table === undefined) continue;
      opened.add(table.opened.match);
      await Promise.all(table.players.map((player) => play(player, table.opened.match, slot)));
      diverged += await countDiverged(table.players);
      for (const player of table.players) player.leave();
    }
  }

  async function play(player: Player, match: string, slot: number): Promise<void> {
    const luck = seededRng(`${seed} ${slot} ${player.seat}`);
    while (!isOver) {
      const action = await player.until(
        'something to do',
        () => isOver || player.state?.table.stage === 'over' || randomAction(player, 'diamant', luck),
        90_000,
      );
      if (action === true) return;
      const id = player.act(action);
      const answer = await player.until(
        `${id} is answered`,
        () => (player.done.has(id) ? 'done' : player.refused.get(id)),
        60_000,
      );
      if (answer === 'done') acknowledged.push({ match, seat: player.seat, id });
      await sleep(below(luck, 60));
    }
  }

  async function inflict(fault: ClusterFault): Promise<void> {
    const number = below(rng, size);
    const node = nodes[number];
    const others = nodes.filter((_, other) => other !== number);
    if (!node) throw new Error('no such node');
    const { port } = node.process;
    switch (fault) {
      case 'kill-node':
      case 'restart-node':
        balancer.ends = others.map(({ process }) => process.port);
        await (fault === 'kill-node' ? node.process.kill() : node.process.stop());
        balancer.drop(port);
        await sleep(below(rng, 2_000));
        node.process = await cluster.node({ database: through(cluster.database, node.wire), port });
        break;
      case 'pause-node':
        for (const { process } of others) process.signal('SIGSTOP');
        // What a balancer's health check does after a while.
        await sleep(500);
        balancer.ends = [port];
        for (const { process } of others) balancer.drop(process.port);
        await sleep(pause);
        for (const { process } of others) process.signal('SIGCONT');
        pauses += others.length;
        break;
      case 'kill-database':
        await cluster.postgres.kill();
        await sleep(below(rng, 1_500));
        await cluster.postgres.start();
        break;
      case 'kill-bus':
        await cluster.nats.kill();
        await sleep(below(rng, 2_000));
        await cluster.nats.start();
        break;
      case 'swallow-answers':
      case 'cut-database':
      case 'hang-database':
        node.wire.mood = fault === 'swallow-answers' ? fault : fault === 'cut-database' ? 'cut' : 'hang';
        await sleep(500 + below(rng, 1_500));
        node.wire.mood = 'carry';
        break;
    }
    balancer.ends = nodes.map(({ process }) => process.port);
  }

  const playing = Array.from({ length: matches }, (_, slot) => keepPlaying(slot));
  const hasMore = async (than: number): Promise<void> => {
    while (acknowledged.length < than) await sleep(20);
  };
  await hasMore(5 * matches);
  let slowestReturn = 0;
  let slowestBy: ClusterFault | undefined;
  let inflicted = 0;
  for (const fault of faults) {
    if (isLate?.()) break;
    await inflict(fault);
    inflicted += 1;
    const healed = performance.now();
    await hasMore(acknowledged.length + 4 * matches);
    const back = performance.now() - healed;
    if (back <= slowestReturn) continue;
    slowestReturn = back;
    slowestBy = fault;
  }
  isOver = true;
  await Promise.all(playing);
  const cuts = nodes.reduce((sum, { wire }) => sum + wire.cuts, 0);
  const ledger = await readLedger(cluster.database, opened, acknowledged);
  await cluster.stop();
  await Promise.all([balancer, ...nodes.map(({ wire }) => wire)].map((wire) => wire.close()));
  return {
    faults: inflicted,
    pauses,
    matches: opened.size,
    acknowledged: acknowledged.length,
    lost: ledger.lost,
    doubled: ledger.doubled,
    forked: ledger.broken,
    diverged,
    cuts,
    slowestReturn: Math.round(slowestReturn),
    slowestBy,
  };
}

const through = (database: string, wire: Wire): string => database.replace(/:\d+\//, `:${wire.port}/`);

/** Undefined where a fault came in between. */
/** After a last look, what each player has folded must be what the node shows. */
async function countDiverged(players: readonly Player[]): Promise<number> {
  let diverged = 0;
  for (const player of players) {
    await player.until('welcome', () => player.isWelcome, 60_000);
    const shown = await player.look();
    const folded = player.state?.table;
    if (canonicalJson({ ...folded, at: 0 }) !== canonicalJson({ ...shown, at: 0 }) && folded?.seq === shown.seq)
      diverged += 1;
  }
  return diverged;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
