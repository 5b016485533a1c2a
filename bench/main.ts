// Runs every suite in turns, round by round, so that whatever slows the machine slows all alike; prints who is how fast.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Benchmark, Suite } from './benchmark.ts';
import { median } from './median.ts';
import { formatTable, type Row, rowsOf } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    /** Milliseconds that a benchmark runs in each round. */
    time: { type: 'string', default: '300' },
    out: { type: 'string', default: 'bench/results/rules.json' },
  },
});
const rounds = Number(values.rounds);
const time = Number(values.time);
/** What takes longer than this once is run in one round only. */
const SLOW = 10 * time;

interface Measured {
  readonly benchmark: Benchmark;
  /** How often it is done in a round to fill the time. */
  readonly count: number;
  readonly isSlow: boolean;
  readonly rates: number[];
}

async function loadSuites(): Promise<Suite[]> {
  const folder = new URL('./suites/', import.meta.url);
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.js'));
  const names = files.map((file) => path.parse(file).name);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined || !(rounds >= 1) || !(time >= 1)) {
    console.error(`usage: npm run bench -- [--rounds N] [--time milliseconds] [${names.join('|')}]…`);
    process.exit(2);
  }
  const wanted = files.filter((_, index) => positionals.length === 0 || positionals.includes(names[index] ?? ''));
  return Promise.all(wanted.map((file): Promise<Suite> => import(new URL(file, folder).href)));
}

/** Milliseconds and units of one call. Time on the processor, not on the wall: others may be using the machine. */
async function measure(benchmark: Benchmark, count: number): Promise<{ millis: number; units: number }> {
  const started = process.cpuUsage();
  const units = (await benchmark.run(count)) ?? count;
  const { user, system } = process.cpuUsage(started);
  return { millis: Math.max(0.001, (user + system) / 1000), units };
}

/** Warms it up, and finds out how often it fits into a round. */
async function calibrate(benchmark: Benchmark): Promise<Measured> {
  for (let count = 1; ; count *= 2) {
    const { millis, units } = await measure(benchmark, count);
    const isSlow = count === 1 && millis > SLOW;
    if (millis < time && !isSlow) continue;
    const rates = isSlow ? [(1000 * units) / millis] : [];
    return { benchmark, count: Math.max(1, Math.round((count * time) / millis)), isSlow, rates };
  }
}

const say = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
};

const suites = await loadSuites();
for (const suite of suites) suite.check?.();
const measured: Measured[] = [];
for (const benchmark of suites.flatMap((suite) => suite.benchmarks)) {
  say(`warming up: ${benchmark.name}`);
  measured.push(await calibrate(benchmark));
}
for (let round = 1; round <= rounds; round++) {
  for (const { benchmark, count, isSlow, rates } of measured) {
    if (isSlow) continue;
    say(`round ${round} of ${rounds}: ${benchmark.name}`);
    const { millis, units } = await measure(benchmark, count);
    rates.push((1000 * units) / millis);
  }
}
say('');

const rows: readonly Row[] = rowsOf(
  measured.map(({ benchmark, rates }) => ({ benchmark, rate: median(rates), rates })),
);
const machine = {
  cpu: os.cpus()[0]?.model ?? 'unknown',
  node: process.version,
  platform: `${os.platform()}-${os.arch()}`,
};
console.log(`${machine.cpu}, one core, Node ${machine.node}, median of ${rounds} rounds\n`);
console.log(formatTable(rows));
fs.mkdirSync(path.dirname(values.out), { recursive: true });
fs.writeFileSync(values.out, `${JSON.stringify({ machine, rounds, rows }, undefined, 2)}\n`);
console.log(`\n${values.out} has every round`);
process.exitCode = rows.some((row) => row.met === false) ? 1 : 0;
