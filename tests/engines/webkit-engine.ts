// WebKit, the engine of every iPhone: Debian's WebKitGTK in its MiniBrowser, under Xvfb, driven by WebDriver.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { KEYS } from './key-codes.ts';
import { type Engine, findTarget, keepFaults, type Tab, untilHere } from './tab.ts';
import { elementOf, newSession, type WebDriver, WebDriverError } from './webdriver.ts';

export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
}

export async function webkitEngine(paths: WebKitPaths): Promise<Engine> {
  const { screen, display } = await startScreen();
  const tabs = new Set<Tab>();
  return {
    name: 'webkit',
    async open(origin) {
      const tab = await openTab(paths, display, origin);
      tabs.add(tab);
      return tab;
    },
    async close() {
      await Promise.all([...tabs].map((tab) => tab.close()));
      screen.kill();
    },
  };
}

/** Xvfb chooses a free display itself and writes its number to the third descriptor. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '4000x2300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { screen, display };
}

/** A driver has one session, so each window gets a driver: storage is then its own, as on another device. */
async function openTab({ driver: program, browser }: WebKitPaths, display: string, origin: string): Promise<Tab> {
  const port = await freePort();
  const process_ = spawn(program, [`--port=${port}`], {
    // The processor draws: without a graphics card the web process crashes otherwise.
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      LANG: 'en_GB.UTF-8',
      LANGUAGE: 'en',
    },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  await untilHere('WebKitWebDriver', () =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const driver = await newSession(base, { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } });
  await driver.post('/timeouts', { script: 60_000, pageLoad: 60_000 });
  const tab = tabOf(driver, origin, () => process_.kill());
  await tab.resize(1280, 800);
  return tab;
}

function tabOf(driver: WebDriver, origin: string, stop: () => void): Tab {
  let isClosed = false;
  const past: string[] = [];

  async function evaluate<A, R>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
    const script = `const done = arguments[1];
      Promise.resolve().then(() => (${run.toString()})(arguments[0])).then((value) => done({ value }), (fault) => done({ fault: String(fault) }))`;
    const answer = (await driver.post('/execute/async', { script, args: [argument ?? null] })) as {
      value?: R;
      fault?: string;
    };
    if (answer.fault !== undefined) throw new Error(answer.fault);
    return answer.value as R;
  }

  const faults = async (): Promise<readonly string[]> => {
    const now = await evaluate(() => (window as unknown as { faults?: string[] }).faults ?? [], undefined);
    return [...past, ...now];
  };

  /** A page takes its list of faults with it. */
  async function leaving(go: () => Promise<unknown>): Promise<void> {
    past.splice(0, past.length, ...(await faults().catch(() => past)));
    await go();
    await evaluate(keepFaults, undefined);
  }

  return {
    evaluate,
    faults,
    goto: (path) => leaving(() => driver.post('/url', { url: origin + path })),
    reload: () => leaving(() => driver.post('/refresh')),
    async press(target) {
      const script = `return (${findTarget.toString()})(arguments[0])`;
      try {
        const element = elementOf(await driver.post('/execute/sync', { script, args: [target] }));
        if (element === undefined) return false;
        await driver.post(`/element/${element}/click`);
        return true;
      } catch (error) {
        // Gone or covered since it was found: the caller looks again.
        if (error instanceof WebDriverError) return false;
        throw error;
      }
    },
    async type(text) {
      const keys = KEYS[text] === undefined ? [...text] : [KEYS[text]];
      const actions = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await driver.post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async resize(width, height) {
      // The window has borders: what counts is the page inside. The smallest window is 447 px wide.
      let [wide, high] = [width, height];
      for (let round = 0; round < 4; round++) {
        await driver.post('/window/rect', { width: wide, height: high });
        const inner = await evaluate(() => [innerWidth, innerHeight] as const, undefined);
        if (inner[0] === width && inner[1] === height) return;
        wide += width - inner[0];
        high += height - inner[1];
      }
    },
    screenshot: async () => Buffer.from(String(await driver.get('/screenshot')), 'base64'),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await driver.end().catch(() => undefined);
      stop();
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
