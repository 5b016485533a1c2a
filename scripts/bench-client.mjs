// Measures the client as players meet it: JavaScript until home and each table stand, from tap to painted answer offline,
// and from asking for a hint to reading it.

import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { serveHere } from './serve-here.mjs';

const GAMES = ['ocelot', 'diamant', 'out-of-mine'];
const BUDGET = { kilobytes: 60, millis: 50, hint: 150 };
const TAPS = 40;
/** Positions of each game, and how often each is asked about. */
const HINTS = { matches: 4, times: 6 };
const server = await serveHere();
const { origin } = server;

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
  return spread([...taps, ...Array(Math.max(0, TAPS - taps.length)).fill(16)]);
}

/** Up to where the person has something to decide. */
const toDecide = {
  ocelot: (page) => page.locator('.table[data-turn="mine"] .face:enabled').first().waitFor(),
  diamant: (page) => page.locator('.choice.on[aria-disabled="false"]').waitFor(),
  async 'out-of-mine'(page) {
    await page.locator('.side').first().click();
    await page.locator('.ready-bar .go').click();
    await page.locator('.shelf[data-open="true"] .pile[aria-disabled="false"]').first().waitFor();
  },
};

/** From the key until the bubble stands in the page; the worker that thinks it over runs already. */
async function measureHints(game) {
  const all = [];
  for (let match = 0; match < HINTS.matches; match++) {
    const context = await fresh();
    const page = await context.newPage();
    await page.goto(`${origin}/new/${game}/bots`);
    await page.locator('.start').click();
    await toDecide[game](page);
    await page.evaluate(() => {
      globalThis.hints = [];
      let asked;
      addEventListener('keydown', ({ key, timeStamp }) => {
        if (key === 'h') asked = timeStamp;
      });
      new MutationObserver(() => {
        if (asked === undefined || !document.querySelector('.hint-bubble')) return;
        globalThis.hints.push(performance.now() - asked);
        asked = undefined;
      }).observe(document.body, { childList: true, subtree: true });
    });
    // The first answer waits for the worker to be fetched, and does not count.
    for (let time = 0; time <= HINTS.times; time++) {
      await page.keyboard.press('h');
      await page.locator('.hint-bubble').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.hint-bubble').waitFor({ state: 'detached' });
    }
    all.push(...(await page.evaluate(() => globalThis.hints)).slice(1));
    await context.close();
  }
  return spread(all);
}

function spread(millis) {
  const sorted = millis.map((each) => Math.round(each)).sort((a, b) => a - b);
  return {
    count: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)],
    p95: sorted[Math.ceil(sorted.length * 0.95) - 1],
  };
}

try {
  const load = os.loadavg().map((each) => Math.round(each * 10) / 10);
  const result = {
    machine: { cpu: os.cpus()[0]?.model, cores: os.cpus().length, load },
    budget: BUDGET,
    ...(await measureSizes()),
    tap: await measureTaps(),
    hints: {},
  };
  for (const game of GAMES) result.hints[game] = await measureHints(game);
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/client.json', `${JSON.stringify(result, undefined, 2)}\n`);
  console.log(`home              ${result.home} kB gzipped (at most ${BUDGET.kilobytes})`);
  for (const [game, size] of Object.entries(result.tables)) console.log(`${game.padEnd(17)} ${size} kB more`);
  console.log(
    `tap to paint      ${result.tap.median} ms median, ${result.tap.p95} ms p95 (at most ${BUDGET.millis}), load ${load[0]}`,
  );
  for (const [game, { median, p95 }] of Object.entries(result.hints)) {
    console.log(`hint in ${game.padEnd(12)}${median} ms median, ${p95} ms p95 (at most ${BUDGET.hint})`);
  }
  const sizes = [result.home, ...Object.values(result.tables)];
  const isMet =
    Math.max(...sizes) <= BUDGET.kilobytes &&
    result.tap.p95 <= BUDGET.millis &&
    Object.values(result.hints).every(({ p95 }) => p95 <= BUDGET.hint);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
