// `npm run chaos`: the faults at full size, one after the other, and what came of them. Names of faults may be given.

import { GAME_IDS } from '../../src/contract/game.ts';
import { pick, seededRng } from '../../src/kit/rng.ts';
import { startCluster } from '../system/kit/cluster.ts';
import { startProcess } from '../system/kit/process.ts';
import { playWithBots } from './bot-load.ts';
import { clockFaults } from './clock-faults.ts';
import { CLUSTER_FAULTS, type ClusterFault, clusterStorm, type StormSize } from './cluster-storm.ts';
import { contendedTakes } from './contended-takes.ts';
import { floodOthers } from './flood.ts';
import { fuzzFrames } from './fuzz.ts';
import { askEveryLevel } from './honesty.ts';
import { tryIllegal } from './illegal.ts';
import { jitteredGames } from './jitter.ts';
import { killStorm } from './kill-storm.ts';
import { GENEROUS } from './limits.ts';
import { raceNodes } from './node-races.ts';
import { startNominalLoad } from './nominal-load.ts';
import { overload } from './overload.ts';
import { checkRecords } from './records.ts';
import { lateAfter } from './size.ts';
import { systemFaults } from './system-faults.ts';

/** How long each may take. */
const MINUTES = Number(process.env.MINUTES ?? 10);

type Figures = Readonly<Record<string, unknown>>;
type Outcome = Promise<{ figures: Figures; holds: boolean }>;

const times = (count: number, fault: ClusterFault): ClusterFault[] => Array.from({ length: count }, () => fault);

async function storm(size: StormSize): Outcome {
  const figures = await clusterStorm(size);
  const { lost, doubled, forked, diverged } = figures;
  return { figures: { ...figures }, holds: lost + doubled + forked + diverged === 0 };
}

/** Each gives its figures and whether they are as they should be. */
const FAULTS: Readonly<Record<string, (seed: string, isLate: () => boolean) => Outcome>> = {
  async 'kill-storm'(seed, isLate) {
    const figures = await killStorm({ matches: 200, kills: 1000, thinking: 2_000, seed, isLate });
    return { figures: { ...figures }, holds: figures.lost + figures.doubled + figures.diverged === 0 };
  },
  async fuzz(seed, isLate) {
    const server = await startProcess({ limits: GENEROUS });
    const { unexpected, ...figures } = await fuzzFrames(server.url, { frames: 1_000_000, seed, isLate });
    await server.stop();
    return {
      figures: { ...figures, unexpected: unexpected.length },
      holds: unexpected.length === 0 && !figures.crashed,
    };
  },
  async illegal(seed) {
    const all = GAME_IDS.map((id) => ({
      id,
      ...tryIllegal(id, { tries: 1_000_000, seed, isLate: lateAfter(MINUTES / GAME_IDS.length) }),
    }));
    const figures = Object.fromEntries(
      all.map(({ id, tried, accepted, wrong }) => [id, { tried, accepted, wrong: wrong.length }]),
    );
    return { figures, holds: all.every(({ wrong }) => wrong.length === 0) };
  },
  /** Searching levels take an hour for so many pairs: they get it, unless MINUTES are named. */
  async honesty(seed) {
    const cap = process.env.MINUTES !== undefined && { minutes: MINUTES };
    const rows = await askEveryLevel({ pairs: 10_000, seed, ...cap }, ({ name, pairs }) =>
      console.error(`         ${name}: ${pairs} pairs`),
    );
    const figures = Object.fromEntries(
      rows.map(({ name, pairs, faults }) => [name, { pairs, faults: faults.length, some: faults.slice(0, 5) }]),
    );
    return { figures, holds: rows.every(({ pairs, faults }) => pairs > 0 && faults.length === 0) };
  },
  /** Whether anybody has to wait while bots think. Now and then the collector takes longer, with bots or without. */
  async 'bot-load'(seed) {
    const load = { tables: 10, seconds: 20, pace: 0.25, seed };
    const [people, bots] = [await playWithBots(load, 'people'), await playWithBots(load, 'bots')];
    return { figures: { people, bots }, holds: bots.over10 <= bots.beats / 1000 };
  },
  async takes(seed, isLate) {
    const server = await startProcess({ limits: GENEROUS });
    const figures = await contendedTakes(server.url, { takes: 25_000, seed, isLate });
    const stopLoad = await startNominalLoad(server);
    const { p50, p99 } = await contendedTakes(server.url, { takes: 10_000, seed, isLate: lateAfter(1) });
    stopLoad();
    await server.stop();
    return {
      figures: { ...figures, laws: figures.laws.length, p50AtNominalLoad: p50, p99AtNominalLoad: p99 },
      holds: figures.wrong === 0 && Math.max(figures.p99, p99) <= 50,
    };
  },
  async flood() {
    const figures = await floodOthers({ tables: 125, turns: 9, seconds: 5 });
    const { quietP99, besideP99, attackedP99, slowestCut, cuts } = figures;
    const ratio = attackedP99 / quietP99;
    // Attackers have machines of their own; here they share ours, which slows everybody down whomever they attack.
    const ratioToBeside = attackedP99 / besideP99;
    return { figures: { ...figures, ratio, ratioToBeside }, holds: ratio <= 1.5 && cuts > 0 && slowestCut <= 1_000 };
  },
  async jitter(seed, isLate) {
    const figures = jitteredGames({ games: 10_000, seed, isLate });
    return { figures: { ...figures }, holds: figures.wrongFlags + figures.missedFlags === 0 };
  },
  async records(seed, isLate) {
    const figures = checkRecords({ records: 10_000, seed, isLate });
    return { figures: { ...figures }, holds: figures.doubted + figures.believed === 0 };
  },
  'cluster-storm'(seed, isLate) {
    const rng = seededRng(seed);
    const faults = Array.from({ length: 400 }, () => pick(rng, CLUSTER_FAULTS));
    return storm({ matches: 60, faults, pause: 30_000, seed, isLate });
  },
  pauses: (seed, isLate) =>
    storm({ matches: 60, faults: times(34, 'pause-node'), nodes: 16, pause: 30_000, seed, isLate }),
  deploys: (seed, isLate) => storm({ matches: 200, faults: times(40, 'restart-node'), pause: 0, seed, isLate }),
  'database-kills': (seed, isLate) =>
    storm({ matches: 60, faults: times(200, 'kill-database'), pause: 0, seed, isLate }),
  /** Each cuts every line of one node to the database, so that there are several times as many cuts. */
  cuts: (seed, isLate) => storm({ matches: 60, faults: times(200, 'swallow-answers'), pause: 0, seed, isLate }),
  async clocks(seed, isLate) {
    const cluster = await startCluster();
    const figures = await clockFaults(cluster, { tables: 40, steps: 1_000, seed, isLate });
    await cluster.stop();
    const { decisions, falseTimeouts, lost, broken } = figures;
    return { figures: { ...figures }, holds: decisions > 0 && falseTimeouts + lost + broken === 0 };
  },
  async overload() {
    const cluster = await startCluster();
    const { unexpected, ...figures } = await overload(cluster, { tables: 600, moves: 100_000 });
    await cluster.stop();
    const { lost, doubled, forked, refusedTables } = figures;
    const holds = lost + doubled + forked + unexpected.length === 0 && refusedTables > 0;
    return { figures: { ...figures, unexpected: unexpected.slice(0, 5) }, holds };
  },
  async 'node-races'(_seed, isLate) {
    const cluster = await startCluster();
    const [one, two] = await Promise.all([cluster.node(), cluster.node()]);
    const figures = await raceNodes({ urls: [one.url, two.url], database: cluster.database }, 10_000, isLate);
    await cluster.stop();
    const { wrong, lost, doubled, forked, diverged } = figures;
    return { figures: { ...figures }, holds: wrong + lost + doubled + forked + diverged === 0 };
  },
};

/** How many times larger than in every run of the tests the system tests are. */
const FACTOR = Number(process.env.CHAOS ?? 20);

/** Every number of the list that the system tests hold. */
async function bySystemTests(): Promise<number> {
  const numbers = await systemFaults(FACTOR);
  for (const [number, { tests, failed, seconds }] of numbers) {
    console.log(
      `${failed.length === 0 ? 'holds ' : 'FAILED'} fault ${number} (${tests} tests, ${seconds} s, × ${FACTOR})`,
    );
    for (const name of failed) console.log(`         ${name}`);
  }
  const failed = [...numbers.values()].filter((one) => one.failed.length > 0).length;
  return numbers.size === 0 ? 1 : failed;
}

// Only an orderly exit takes the servers along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const wanted = process.argv.slice(2);
const seed = process.env.SEED ?? String(Date.now());
let failed = 0;
for (const [name, run] of Object.entries(FAULTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  const { figures, holds } = await run(seed, lateAfter(MINUTES));
  if (!holds) failed += 1;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${holds ? 'holds ' : 'FAILED'} ${name} (${seconds} s, SEED=${seed})`);
  for (const [key, value] of Object.entries(figures)) console.log(`         ${key}: ${JSON.stringify(value)}`);
}
if (wanted.length === 0 || wanted.includes('system')) failed += await bySystemTests();
process.exit(failed === 0 ? 0 : 1);
