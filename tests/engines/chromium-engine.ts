// Chromium, driven by Playwright as in the other browser tests.

import { type Browser, chromium, type Page } from '@playwright/test';
import { KEYS } from './key-codes.ts';
import { type Engine, findTarget, type Tab } from './tab.ts';

const QUICK = { timeout: 3000 } as const;

export async function chromiumEngine(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    // Real scrollbars take room: hidden ones once hid a needless one.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  return { name: 'chromium', open: (origin) => openTab(browser, origin), close: () => browser.close() };
}

async function openTab(browser: Browser, origin: string): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return {
    async goto(path) {
      await page.goto(origin + path);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (run, argument) => evaluateIn(page, run, argument),
    async press(target) {
      const found = await page.evaluateHandle(findTarget, target);
      const element = found.asElement();
      if (element === null) return false;
      return element.click(QUICK).then(
        () => true,
        () => false,
      );
    },
    type: (text) => (text in KEYS ? page.keyboard.press(text) : page.keyboard.type(text)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    faults: async () => faults,
    close: () => context.close(),
  };
}

/** Playwright's own types unwrap handles, which never cross here. */
async function evaluateIn<A, R>(page: Page, run: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
  const text = `(${run.toString()})(${JSON.stringify(argument) ?? 'undefined'})`;
  return page.evaluate<R>(text);
}
