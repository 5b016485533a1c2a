// Firefox as Debian ships it, driven by WebDriver BiDi without a driver in between.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Bidi, connectBidi } from './bidi.ts';
import { KEYS } from './key-codes.ts';
import { type Engine, findTarget, type Tab } from './tab.ts';

export async function firefoxEngine(program: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'grotto-firefox-'));
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'];
  const firefox = spawn(program, flags, {
    env: { ...process.env, LANG: 'en_GB.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    firefox.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)));
    createInterface(firefox.stderr).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const bidi = await connectBidi(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const faults = new Map<string, string[]>();
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  bidi.on('log.entryAdded', ({ level, text, source }) => {
    const { context } = (source ?? {}) as { context?: string };
    if (level === 'error' && context !== undefined) faults.get(context)?.push(String(text));
  });
  return {
    name: 'firefox',
    open: (origin) => openTab(bidi, origin, faults),
    async close() {
      const exit = once(firefox, 'exit');
      bidi.close();
      firefox.kill();
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function openTab(bidi: Bidi, origin: string, faults: Map<string, string[]>): Promise<Tab> {
  const { userContext } = await bidi.send('browser.createUserContext');
  const { context } = await bidi.send('browsingContext.create', { type: 'window', userContext });
  const id = String(context);
  const kept: string[] = [];
  faults.set(id, kept);

  async function evaluate<A, R>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
    return evaluateText<R>(`(${run.toString()})(${JSON.stringify(argument) ?? 'undefined'})`);
  }

  async function evaluateText<R>(text: string): Promise<R> {
    // What crosses is JSON: BiDi's own values would have to be unwrapped.
    const expression = `(async () => JSON.stringify(await ${text}))()`;
    const answer = await bidi.send('script.evaluate', { expression, target: { context: id }, awaitPromise: true });
    const { value } = (answer.result ?? {}) as { value?: string };
    if (answer.type === 'exception') throw new Error(JSON.stringify(answer.exceptionDetails));
    return value === undefined ? (undefined as R) : JSON.parse(value);
  }

  const tab: Tab = {
    evaluate,
    faults: async () => kept,
    async goto(to) {
      await bidi.send('browsingContext.navigate', { context: id, url: origin + to, wait: 'complete' });
    },
    async reload() {
      await bidi.send('browsingContext.reload', { context: id, wait: 'complete' });
    },
    async press(target) {
      const found = `(${findTarget.toString()})(${JSON.stringify(target)})`;
      const at = await evaluateText<Place | null>(`(${placeOf.toString()})(${found})`);
      if (at === null) return false;
      const pointer = { type: 'pointer', id: 'mouse' };
      const actions = [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await bidi.send('input.performActions', { context: id, actions: [{ ...pointer, actions }] });
      return true;
    },
    async type(text) {
      const keys = KEYS[text] === undefined ? [...text] : [KEYS[text]];
      const actions = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await bidi.send('input.performActions', { context: id, actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async resize(width, height) {
      await bidi.send('browsingContext.setViewport', { context: id, viewport: { width, height } });
    },
    async screenshot() {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context: id });
      return Buffer.from(String(data), 'base64');
    },
    async close() {
      await bidi.send('browsingContext.close', { context: id });
      await bidi.send('browser.removeUserContext', { userContext });
    },
  };
  await tab.resize(1280, 800);
  return tab;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: the middle of what to press, where nothing covers it. */
function placeOf(element: Element | null): Place | null {
  if (element === null) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const there = document.elementFromPoint(x, y);
  return there !== null && (element.contains(there) || there.contains(element)) ? { x, y } : null;
}
