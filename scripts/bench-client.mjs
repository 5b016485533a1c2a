// Measures the client as players meet it: JavaScript until home and each table stand, and from tap to painted answer offline.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const GAMES = ['ocelot', 'diamant', 'out-of-mine'];
const BUDGET = { kilobytes: 60, millis: 50 };
const TAPS = 40;
const port = 20_000 + (process.pid % 20_000);
const origin = `http://127.0.0.1:${port}`;

const server = spawn(process.execPath, ['dist/node/grotto.js', 'serve'], {
  env: { ...process.env, PORT: String(port), GROTTO_DATA: mkdtempSync(path.join(os.tmpdir(), 'grotto-bench-')) },
  stdio: 'ignore',
});
const isUp = () =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
for (let tries = 0; tries < 100 && !(await isUp()); tries++) await new Promise((resolve) => setTimeout(resolve, 200));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

/** Gzipped bytes of every script that the page itself has loaded by now. The bots' worker loads its own, later. */
async function scriptBytes(page) {
  await page.waitForLoadState('networkidle');
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = names.filter((name) => name.endsWith('.js') && !name.includes('worker'));
  const bodies = await Promise.all([...new Set(scripts)].map(async (name) => (await fetch(name)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(Buffer.from(body), { level: 9 }).length, 0);
}

const kilobytes = (bytes) => Math.round(bytes / 100) / 10;
const fresh = () => browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });

async function measureSizes() {
  let home = 0;
  const tables = {};
  for (const [index, game] of GAMES.entries()) {
    const context = await fresh();
    const page = await context.newPage();
    await page.goto(origin);
    await page.locator('.ways .main').first().waitFor();
    home = await scriptBytes(page);
    await page.locator('.ways .main').nth(index).click();
    await page.locator('.table').waitFor();
    tables[game] = kilobytes((await scriptBytes(page)) - home);
    await context.close();
  }
  return { home: kilobytes(home), tables };
}

/** Event Timing: from the tap until the next frame that shows its answer was painted. */
async function measureTaps() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.locator('.ways .main').first().waitFor();
  await context.setOffline(true);
  await page.goto(`${origin}/new/ocelot/bots`);
  await page.locator('.start').click();
  await page.locator('.face:not(:disabled)').first().waitFor();
  await page.evaluate(() => {
    globalThis.taps = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') globalThis.taps.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const faces = page.locator('.face:not(:disabled)');
  for (let tap = 0; tap < TAPS; tap++) {
    await faces.nth(tap % (await faces.count())).click();
    await page.waitForTimeout(120);
  }
  const taps = await page.evaluate(() => globalThis.taps);
  await context.close();
  // What was faster than the threshold of one frame is not reported, and counts as that frame.
  const all = [...taps, ...Array(Math.max(0, TAPS - taps.length)).fill(16)].sort((a, b) => a - b);
  return { taps: all.length, median: all[Math.floor(all.length / 2)], p95: all[Math.ceil(all.length * 0.95) - 1] };
}

try {
  const load = os.loadavg().map((each) => Math.round(each * 10) / 10);
  const result = {
    machine: { cpu: os.cpus()[0]?.model, cores: os.cpus().length, load },
    budget: BUDGET,
    ...(await measureSizes()),
    tap: await measureTaps(),
  };
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/client.json', `${JSON.stringify(result, undefined, 2)}\n`);
  console.log(`home              ${result.home} kB gzipped (at most ${BUDGET.kilobytes})`);
  for (const [game, size] of Object.entries(result.tables)) console.log(`${game.padEnd(17)} ${size} kB more`);
  console.log(
    `tap to paint      ${result.tap.median} ms median, ${result.tap.p95} ms p95 (at most ${BUDGET.millis}), load ${load[0]}`,
  );
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
