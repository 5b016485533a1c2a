// Every engine that people use: each screen, a match of each game in each way of playing, five languages, offline.

import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { GAME_IDS } from '../../src/contract/game.ts';
import { LANGUAGES } from '../../src/words/types.ts';
import { nearlyOver } from '../browser/nearly-over.ts';
import { begun } from './begun.ts';
import { chromiumEngine } from './chromium-engine.ts';
import { undrawn } from './drawings.ts';
import { FAST, test } from './fixtures.ts';
import { openTable, playOut } from './hands.ts';
import { compareLooks, stillPicture } from './looks.ts';
import { pressAway, pressSoon, type Tab, until } from './tab.ts';

const seen = (tab: Tab, css: string) => until(tab, css, (css) => document.querySelector(css) !== null, css);

async function expectDrawn(tab: Tab): Promise<void> {
  expect(await undrawn(tab)).toEqual([]);
}

for (const game of GAME_IDS) {
  test(`${game}: a match against bots, to its result`, async ({ open }) => {
    const { path, shelf } = begun(game);
    const tab = await open(shelf);
    await tab.goto(path);
    await seen(tab, '.table-actions button, .ready-bar');
    await expectDrawn(tab);
    await playOut([tab], game);
    await expectDrawn(tab);
  });

  test(`${game}: the first steps of the lesson`, async ({ open }) => {
    const tab = await open();
    await tab.goto(`/learn/${game}`);
    for (let step = 0; step < 3; step++) {
      await pressSoon(tab, { css: '.teacher .button:enabled, .table [data-wanted="true"]' });
    }
    await expectDrawn(tab);
  });
}

test('online in two windows, to the result', async ({ open }) => {
  const anna = await open();
  const path = await openTable(anna, 'ocelot');
  const ben = await open();
  await ben.goto(path);
  await seen(ben, '.join input');
  await pressSoon(ben, { css: '.join input' });
  await ben.type('Zoë');
  await pressSoon(ben, { css: 'button', name: 'Take a seat' });
  for (const tab of [anna, ben]) {
    await pressSoon(tab, { css: 'button', name: 'Ready' });
    await pressAway(tab, { css: 'button', name: 'Ready' });
  }
  for (const tab of [anna, ben]) await seen(tab, '.table');
  await playOut([anna, ben], 'ocelot');
  await expectDrawn(ben);
});

test('one device: the curtain falls between two players', async ({ open }) => {
  const tab = await open();
  await tab.goto('/new/diamant/device');
  await pressSoon(tab, { css: '.start' });
  for (let turn = 0; turn < 3; turn++) {
    await pressSoon(tab, { css: '.curtain .main' });
    await pressSoon(tab, { css: '.table-actions .choice.on' });
  }
  await expectDrawn(tab);
});

test('every quiet screen, in five languages', async ({ open }) => {
  const tab = await open();
  const screens = ['/', ...GAME_IDS.map((game) => `/rules/${game}`), '/settings', '/about', '/nowhere'];
  for (const [at, language] of LANGUAGES.entries()) {
    await tab.evaluate((all) => localStorage.setItem('grotto.settings', JSON.stringify(all)), { ...FAST, language });
    // Each screen in English, and two of them in every other language.
    for (const path of at === 0 ? screens : ['/', screens[at % screens.length] ?? '/']) {
      await tab.goto(path);
      await until(tab, `${path} in ${language}`, (code) => document.documentElement.lang === code, language);
      await seen(tab, 'h1, h2');
      await expectDrawn(tab);
    }
  }
});

test('the coach looks back at a match', async ({ open }) => {
  const { path, shelf } = nearlyOver('diamant');
  const tab = await open(shelf);
  await tab.goto(path);
  await playOut([tab], 'diamant');
  await pressSoon(tab, { css: 'dialog.result label', name: 'Coach' });
  await seen(tab, '.coach');
  await expectDrawn(tab);
});

test('offline after one visit', async ({ open, server, engineName }) => {
  const tab = await open();
  await tab.goto('/');
  await until(
    tab,
    'the service worker',
    async () => (await navigator.serviceWorker?.getRegistration())?.active?.state === 'activated',
    undefined,
  );
  await server.pause();
  try {
    await tab.goto('/new/diamant/bots');
    await pressSoon(tab, { css: '.start' });
    await seen(tab, '.table-actions button');
    await expectDrawn(tab);
  } finally {
    await server.start();
  }
  expect(engineName).toBeTruthy();
});

test('main screens look as they do in Chromium', async ({ open, engineName, server }) => {
  test.skip(engineName === 'chromium', 'Chromium is what the others are compared with');
  const chromium = await chromiumEngine(process.env.CHROMIUM ?? '/usr/bin/chromium');
  try {
    const screens = [
      { path: '/', shelf: {}, ready: '.cave, main' },
      { ...nearlyOver('ocelot'), ready: '.oc-bar' },
      { ...nearlyOver('diamant'), ready: '.table-actions .choice' },
    ];
    for (const [at, { path, shelf, ready }] of screens.entries()) {
      const stored = { ...shelf, settings: { ...FAST, theme: 'night' } };
      const mine = await open(stored);
      const other = await chromium.open(server.origin);
      await other.goto('/about');
      await other.evaluate((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(`grotto.${key}`, JSON.stringify(value));
      }, stored);
      const pictures: Buffer[] = [];
      for (const tab of [mine, other]) {
        await tab.goto(path);
        await seen(tab, ready);
        pictures.push(await stillPicture(tab, other));
      }
      const [here, there] = pictures;
      if (!here || !there) throw new Error('two pictures');
      await writeFile(test.info().outputPath(`${at}-${engineName}.png`), here);
      await writeFile(test.info().outputPath(`${at}-chromium.png`), there);
      const { mean, far } = await compareLooks(other, here, there);
      expect.soft(mean, `${path}: mean difference`).toBeLessThan(0.04);
      expect.soft(far, `${path}: fields that are far off`).toBeLessThan(13);
    }
  } finally {
    await chromium.close();
  }
});
