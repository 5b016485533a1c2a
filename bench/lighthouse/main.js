// `npm run bench -- lighthouse`: what Lighthouse says of home and of each game's table, on a phone and on a laptop.

import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { serveHere } from '../../scripts/serve-here.mjs';

const TARGETS = { performance: 95, accessibility: 100 };
const GAMES = ['ocelot', 'diamant', 'out-of-mine'];
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
};
const OUT = 'bench/results/lighthouse.json';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    /** Lighthouse's own: `mobile`, its default, is a slow phone on slow 4G; `desktop` is a laptop at home. */
    preset: { type: 'string', multiple: true, default: ['mobile', 'desktop'] },
    /** Names every audit that is not passed. */
    faults: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const CONFIGS = { mobile: undefined, desktop: desktopConfig };
if (!(runs >= 1) || !values.preset.every((each) => each in CONFIGS)) {
  console.error('usage: npm run bench -- lighthouse [--runs N] [--preset mobile|desktop] [--faults] [home|game]…');
  process.exit(2);
}

/** A match against bots as a player starts it from home: its address. Lighthouse leaves what the device has stored. */
async function startMatch(page, origin, game) {
  await page.goto(`${origin}/new/${game}/bots`);
  await page.locator('.start').click();
  await page.waitForSelector('.table');
  return page.url();
}

/** One visit with empty caches. Now and then Lighthouse loses its own trace, and asks to be run again. */
async function judge(context, url, preset, tries = 3) {
  const flags = { onlyCategories: Object.keys(TARGETS), logLevel: 'error' };
  const page = await context.newPage();
  const { lhr } = await lighthouse(url, flags, CONFIGS[preset], page);
  await page.close();
  if (lhr.runtimeError && tries > 1) return judge(context, url, preset, tries - 1);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scores = Object.keys(TARGETS).map((name) => [name, Math.round(100 * lhr.categories[name].score)]);
  const metrics = Object.entries(METRICS).map(([name, audit]) => [name, lhr.audits[audit].numericValue]);
  const faults = Object.values(lhr.audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue }) => (displayValue ? `${id}: ${displayValue}` : id));
  return {
    ...Object.fromEntries(scores),
    ...Object.fromEntries(metrics),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    faults,
  };
}

/** The run in the middle by performance; accessibility must hold in every one. */
function middle(visits) {
  const sorted = visits.toSorted((a, b) => a.performance - b.performance);
  return {
    ...sorted[Math.floor((sorted.length - 1) / 2)],
    accessibility: Math.min(...visits.map(({ accessibility }) => accessibility)),
  };
}

const server = await serveHere();
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const rows = [];
try {
  for (const name of ['home', ...GAMES].filter((each) => positionals.length === 0 || positionals.includes(each))) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const url = name === 'home' ? server.origin : await startMatch(page, server.origin, name);
    await page.close();
    for (const preset of values.preset) {
      const visits = [];
      for (let run = 0; run < runs; run++) visits.push(await judge(context, url, preset));
      rows.push({ page: name, preset, ...middle(visits), visits });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

const seconds = (millis) => (millis / 1000).toFixed(2);
const isMet = (row) => Object.entries(TARGETS).every(([name, target]) => row[name] >= target);
const { version } = JSON.parse(fs.readFileSync('bench/lighthouse/node_modules/lighthouse/package.json', 'utf8'));
const cpu = os.cpus()[0]?.model ?? 'unknown';
console.log(`Lighthouse ${version}, middle of ${runs} runs, ${cpu}\n`);
console.log(
  '| page | preset | performance | accessibility | first paint, s | largest paint, s | blocked, ms | shift | |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const row of rows) {
  const times = `${seconds(row.fcp)} | ${seconds(row.lcp)} | ${Math.round(row.tbt)} | ${row.cls.toFixed(3)}`;
  const verdict = isMet(row) ? 'met' : 'missed';
  console.log(`| ${row.page} | ${row.preset} | ${row.performance} | ${row.accessibility} | ${times} | ${verdict} |`);
  if (values.faults) for (const fault of row.faults) console.error(`  ${fault}`);
}
fs.mkdirSync('bench/results', { recursive: true });
const machine = { cpu, cores: os.cpus().length, load: os.loadavg() };
fs.writeFileSync(OUT, `${JSON.stringify({ version, runs, targets: TARGETS, machine, rows }, undefined, 2)}\n`);
console.log(`\n${OUT} has every run`);
process.exitCode = rows.every(isMet) ? 0 : 1;
