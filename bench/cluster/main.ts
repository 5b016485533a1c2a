// `npm run bench -- cluster`: one node and two nodes on the same PostgreSQL and NATS, in turns.

import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { type Cluster, startCluster } from '../../tests/system/kit/cluster.ts';
import type { ServerProcess } from '../../tests/system/kit/process.ts';
import { median } from '../median.ts';
import { Load, type LoadFigures } from './load.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    matches: { type: 'string', default: '100' },
    /** Moves a second over all matches, for the comparison of latencies. */
    nominal: { type: 'string', default: '200' },
    seats: { type: 'string', default: '4' },
    /** `one node` or `two nodes`: the other stays at home. */
    only: { type: 'string' },
    out: { type: 'string', default: 'bench/results/cluster.json' },
  },
});
const whole = (name: 'rounds' | 'seconds' | 'matches' | 'nominal' | 'seats'): number => Number(values[name]);
const [rounds, seconds, matches, nominal] = [whole('rounds'), whole('seconds'), whole('matches'), whole('nominal')];

/** Processor milliseconds that a process and its children have used so far. */
function cpuOf(pid: number): number {
  const own = (one: number): number => {
    try {
      const fields = fs
        .readFileSync(`/proc/${one}/stat`, 'utf8')
        .replace(/\(.*\)/, 'x')
        .split(' ');
      // Its own time, and that of the children it has seen end.
      return [13, 14, 15, 16].reduce((sum, index) => sum + Number(fields[index]), 0) * 10;
    } catch {
      return 0;
    }
  };
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number);
  return [pid, ...children.filter((child) => child > 0)].reduce((sum, one) => sum + own(one), 0);
}

interface Setting {
  readonly name: string;
  readonly nodes: readonly ServerProcess[];
  readonly load: Load;
  readonly rows: Row[];
  /** Milliseconds until everybody had heard, at the nominal rate. */
  readonly times: number[];
}

interface Row {
  readonly perSecond: number;
  readonly nodeCpu: number;
  readonly databaseCpu: number;
  readonly busCpu: number;
}

const share = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

/** Microseconds of processor time for each move: what counts on a machine that others use as well. */
async function measure(cluster: Cluster, { nodes, load }: Setting): Promise<Row> {
  const pids = { node: nodes.map(({ pid }) => pid), database: [cluster.postgres.pid], bus: [cluster.nats.pid] };
  const all = (of: readonly number[]): number => of.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const before = { node: all(pids.node), database: all(pids.database), bus: all(pids.bus) };
  const flat: LoadFigures = await load.run(seconds);
  const each = (key: keyof typeof pids): number => ((all(pids[key]) - before[key]) * 1000) / flat.moves;
  const cpu = { nodeCpu: each('node'), databaseCpu: each('database'), busCpu: each('bus') };
  return { perSecond: flat.moves / flat.seconds, ...cpu };
}

// Only an orderly exit takes the servers along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const cluster = await startCluster();
const NODES = { 'one node': 1, 'two nodes': 2 };
const settings: Setting[] = [];
for (const [name, count] of Object.entries(NODES)) {
  if (values.only !== undefined && values.only !== name) continue;
  const nodes = await Promise.all(Array.from({ length: count }, () => cluster.node()));
  const load = new Load(
    nodes.map(({ url }) => url),
    whole('seats'),
  );
  settings.push({ name, nodes, load, rows: [], times: [] });
}
if (settings.length === 0) throw new Error(`--only ${values.only}: one of ${Object.keys(NODES).join(', ')}`);
for (const { load } of settings) await load.open(matches);
// The first round warms everything up.
for (let round = 0; round <= rounds; round++) {
  for (const setting of settings) {
    const row = await measure(cluster, setting);
    if (round > 0) setting.rows.push(row);
  }
  // Both at the same time: whatever else this machine does slows both alike.
  const paced = await Promise.all(settings.map(({ load }) => load.run(2 * seconds, nominal)));
  if (round > 0) for (const [index, { times }] of paced.entries()) settings[index]?.times.push(...times);
}
for (const { load } of settings) load.close();
await cluster.stop();

const keys = ['perSecond', 'nodeCpu', 'databaseCpu', 'busCpu'] as const;
const rounded = (value: number): number => Math.round(value * 10) / 10;
const medians = settings.map(({ name, rows, times }) => ({
  name,
  p50: rounded(share(times, 0.5)),
  p99: rounded(share(times, 0.99)),
  ...Object.fromEntries(keys.map((key) => [key, rounded(median(rows.map((row) => row[key])))])),
}));
const machine = { cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version, load: os.loadavg() };
console.log(
  `${matches} matches of ${values.seats}, median of ${rounds} rounds; times in ms, processor time in µs for each move`,
);
console.table(medians);
const [one, two] = medians;
if (one && two) {
  const ratio = (two.p99 / one.p99).toFixed(2);
  console.log(`p99 across nodes is ${ratio} of that on one node, at ${nominal} moves/s on each`);
}
fs.mkdirSync('bench/results', { recursive: true });
fs.writeFileSync(values.out, `${JSON.stringify({ machine, values, settings: medians }, undefined, 2)}\n`);
process.exit(0);
