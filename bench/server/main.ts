// `npm run bench -- server`: the same Diamant for four on our server and on others, in turns, and what it comes to.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { COLLECTOR } from '../../scripts/collector.mjs';
import { median } from '../median.ts';
import { formatNumber } from '../table.ts';
import type { DiskOrder } from './disk.ts';
import type { DriverName } from './drivers.ts';
import type { LoadFigures, LoadOrder } from './load.ts';
import { emptyWriteCache, runLoad, SERVERS_CORE, startServer, watching } from './processes.ts';
import { type Paced, pacedOf, type Span } from './standstills.ts';
import { storeMatches } from './stored.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: 'string', default: '5' },
    matches: { type: 'string', default: '500' },
    stored: { type: 'string', default: '10000' },
    out: { type: 'string', default: 'bench/results/server.json' },
    /** Only these, by the beginning of their names. */
    only: { type: 'string', multiple: true },
  },
});
const rounds = Number(values.rounds);
const matches = Number(values.matches);

const here = (file: string): string => path.resolve('out/bench/server', file);
const peer = (file: string): string => path.resolve('bench/peers', file);
const folders: string[] = [];
function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-bench-'));
  folders.push(folder);
  return folder;
}

interface Server {
  readonly name: string;
  readonly driver: DriverName;
  readonly args: () => readonly string[];
  /** Measured at each table: a match of Diamant has some 140 moves, and slow servers need not play as many. */
  readonly moves: number;
}

const ALL: readonly Server[] = [
  {
    name: 'Grotto, durable on SQLite',
    driver: 'grotto',
    args: () => [...COLLECTOR, here('serve-grotto.js'), newFolder()],
    moves: 80,
  },
  { name: 'ws, an echo without rules', driver: 'echo', args: () => [peer('serve-echo.js')], moves: 80 },
  { name: 'Colyseus 0.18, in memory', driver: 'colyseus', args: () => [peer('serve-colyseus.js')], moves: 80 },
  { name: 'Colyseus 0.18, no secrets', driver: 'colyseus', args: () => [peer('serve-colyseus.js'), 'open'], moves: 80 },
  { name: 'boardgame.io 0.50, in memory', driver: 'boardgame', args: () => [peer('serve-boardgame.js')], moves: 20 },
  {
    name: 'boardgame.io 0.50, FlatFile',
    driver: 'boardgame',
    args: () => [peer('serve-boardgame.js'), newFolder()],
    moves: 20,
  },
];
const servers = ALL.filter(({ name }) => values.only?.some((start) => name.startsWith(start)) ?? true);
const OURS = ALL[0]?.name ?? '';

interface Way {
  readonly rate?: number;
  /** Memory is steady: once is enough. */
  readonly skipsRest?: true;
}

async function measure({ driver, args, moves }: Server, { rate, skipsRest }: Way): Promise<LoadFigures> {
  const server = await startServer(args());
  const { url, pid } = server;
  const all = Math.min(moves * matches, rate === undefined ? Number.POSITIVE_INFINITY : 10 * rate);
  const order: LoadOrder = {
    driver,
    url,
    pid,
    matches,
    warmUp: Math.floor(all / 4),
    moves: all,
    ...(rate && { rate }),
    ...(skipsRest && { skipsRest }),
  };
  try {
    return await runLoad<LoadFigures>(here('load.js'), order);
  } finally {
    await server.stop();
    emptyWriteCache();
  }
}

/** In brackets what it is without the machine's own standstills. */
const formatPaced = ({ p99, steady }: Paced): string =>
  steady
    ? `${formatNumber(p99)} (${formatNumber(steady.p99)}, ${Math.round(steady.share * 100)} %)`
    : formatNumber(p99);

interface Spans {
  readonly spans?: readonly Span[];
}

function measureDisk(): Promise<Spans> {
  const order: DiskOrder = { file: path.join(newFolder(), 'log'), moves: 10 * PACE, rate: PACE };
  return runLoad<Spans>(here('disk.js'), order, SERVERS_CORE);
}

async function pace(round: number, name: string, measuring: () => Promise<Spans>): Promise<Paced> {
  const [{ spans = [] }, standstills] = await watching(here('watch.js'), measuring);
  const figures = pacedOf(spans, standstills);
  say(`round ${round}: ${name}: p99 ${formatPaced(figures)} ms at ${PACE} moves/s`);
  return figures;
}

const say = (text: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

const PACE = 500;
const ours = servers.find(({ name }) => name === OURS);
/** What the machine itself makes of moves at that pace, and its disk: no server can be steadier. */
const echo = servers.find(({ driver }) => driver === 'echo');

const measured = new Map<string, LoadFigures[]>(servers.map(({ name }) => [name, []]));
const paced: Paced[] = [];
const pacedEcho: Paced[] = [];
const pacedDisk: Paced[] = [];
for (let round = 1; round <= rounds; round++) {
  for (const server of servers) {
    const figures = await measure(server, round === 1 ? {} : { skipsRest: true });
    measured.get(server.name)?.push(figures);
    say(`round ${round}: ${server.name}: ${Math.round(figures.perSecond)} moves/s`);
  }
  if (ours) paced.push(await pace(round, OURS, () => measure(ours, { rate: PACE, skipsRest: true })));
  if (echo) pacedEcho.push(await pace(round, echo.name, () => measure(echo, { rate: PACE, skipsRest: true })));
  if (ours) pacedDisk.push(await pace(round, 'the disk alone', measureDisk));
}
type Figure = Exclude<keyof LoadFigures, 'spans'>;
const all = (name: string, figure: Figure): readonly number[] =>
  (measured.get(name) ?? []).map((figures) => figures[figure]).filter((value) => value !== undefined);
const of = (name: string, figure: Figure): number => median(all(name, figure));

const full = newFolder();
await storeMatches(full, Number(values.stored));
const starts: number[] = [];
for (let round = 0; round < rounds; round++) {
  const server = await startServer([...COLLECTOR, here('serve-grotto.js'), full]);
  starts.push(server.took);
  await server.stop();
}

interface Target {
  readonly what: string;
  readonly value: number;
  /** Absent where it is only good to know. */
  readonly target?: number;
  readonly isAtMost?: true;
}

/** In each round for itself: the machine is never the same for long. */
function ratio(peerName: string, target?: number): Target {
  const theirs = all(peerName, 'perSecond');
  const ratios = theirs.map((rate, round) => (all(OURS, 'perSecond')[round] ?? Number.NaN) / rate);
  return { what: `moves/s, as a multiple of ${peerName}`, value: median(ratios), ...(target && { target }) };
}

/** Where the machine could be watched, its own standstills are not held against the server. */
function pacedTargets(): readonly Target[] {
  const what = `p99 at ${PACE} moves/s, ms`;
  const limit = { target: 10, isAtMost: true } as const;
  const value = median(paced.map(({ p99 }) => p99));
  const steady = paced.flatMap(({ steady }) => (steady ? [steady.p99] : []));
  if (steady.length === 0) return [{ what, value, ...limit }];
  return [
    { what, value },
    { what: `${what}, while the machine did not stand still`, value: median(steady), ...limit },
  ];
}

const wanted: readonly Target[] = [
  ratio('boardgame.io 0.50, in memory', 5),
  ratio('boardgame.io 0.50, FlatFile', 15),
  ratio('Colyseus 0.18, in memory', 1),
  ratio('Colyseus 0.18, no secrets'),
  ...pacedTargets(),
  { what: 'idle memory of a match with four sockets, kB', value: of(OURS, 'idle'), target: 60, isAtMost: true },
  { what: `start with ${values.stored} stored matches, s`, value: median(starts) / 1000, target: 2, isAtMost: true },
];
const targets = wanted.filter(({ value }) => !Number.isNaN(value));
const isMet = ({ value, target = value, isAtMost }: Target): boolean => (isAtMost ? value <= target : value >= target);

const [load = 0] = os.loadavg();
const machine = { cpu: os.cpus()[0]?.model ?? 'unknown', cores: os.cpus().length, node: process.version, load };
console.log(
  `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; ${matches} matches of four, one move in flight in`,
);
console.log(`each; a move counts when all four are told. Median of ${rounds} rounds.\n`);
console.log('| server | moves/s | range | CPU per move, µs | p50, ms | p99, ms | idle kB per match |');
console.log('|---|---|---|---|---|---|---|');
for (const { name } of servers) {
  const rates = all(name, 'perSecond');
  const range = [Math.min(...rates), Math.max(...rates)].map(formatNumber).join('–');
  const rest = (['cpuPerMove', 'p50', 'p99', 'idle'] as const).map((figure) => formatNumber(of(name, figure)));
  console.log(`| ${[name, formatNumber(of(name, 'perSecond')), range, ...rest].join(' | ')} |`);
}
console.log('\n| target | measured | wanted | |\n|---|---|---|---|');
for (const one of targets) {
  const { what, value, target, isAtMost } = one;
  const judged = target === undefined ? ' | ' : `${isAtMost ? '≤' : '≥'} ${target} | ${isMet(one) ? 'met' : 'MISSED'}`;
  console.log(`| ${what} | ${formatNumber(value)} | ${judged} |`);
}
const rows = (list: readonly Paced[]): string => list.map(formatPaced).join(', ');
console.log(`\np99 at ${PACE} moves/s, round by round: ${rows(paced)} ms;`);
console.log(`of the bare echo: ${rows(pacedEcho)} ms; of the disk alone: ${rows(pacedDisk)} ms.`);
console.log('In brackets: of the moves during which the machine did not stand still, and their share.');
fs.mkdirSync(path.dirname(values.out), { recursive: true });
const results = {
  machine,
  rounds,
  matches,
  measured: Object.fromEntries(measured),
  paced,
  pacedEcho,
  pacedDisk,
  starts,
  targets,
};
fs.writeFileSync(values.out, `${JSON.stringify(results, undefined, 2)}\n`);
console.log(`\n${values.out} has every round`);
for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
process.exitCode = targets.every(isMet) ? 0 : 1;
