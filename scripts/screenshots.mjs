// Takes every screen at both sizes and in both themes into screenshots/. One word as argument takes only what it names;
// `pictures` takes those of the README and of the app's manifest anew.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { SCREENS } from './screens.mjs';
import { serveHere } from './serve-here.mjs';
import { smallPng } from './small-png.mjs';

const FOLDER = 'screenshots';
const SIZES = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const THEMES = { night: 'dark', day: 'light' };
const LOOKS = Object.entries(SIZES).flatMap(([size, viewport]) =>
  Object.entries(THEMES).map(([theme, colorScheme]) => [`${size}-${theme}`, { viewport, colorScheme }]),
);
/** Gone before the next look: visited anew for each. */
const FLEETING = ['diamant-reveal'];
/** What the README shows, by screen. */
const PICTURES = {
  home: 'home',
  'ocelot-table': 'ocelot',
  'diamant-path': 'diamant',
  'out-of-mine-race': 'out-of-mine',
};
/** What the manifest shows to whoever installs the app: screen, size, file. */
const INSTALL_PICTURES = [
  ['home', 'laptop', 'home-wide'],
  ['home', 'phone', 'home-narrow'],
  ['diamant-path', 'phone', 'diamant-narrow'],
];
const [, , only = ''] = process.argv;

const server = await serveHere();

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
let failed = 0;

/** Few colours, few bytes: everybody who clones the repository gets these. The browser unpacks the pixels. */
async function reduce(from, to) {
  const page = await browser.newPage();
  const { width, height, data } = await page.evaluate(async (png) => {
    const bytes = await (await fetch(`data:image/png;base64,${png}`)).blob();
    const image = await createImageBitmap(bytes);
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data: all } = canvas.getImageData(0, 0, image.width, image.height);
    const url = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsDataURL(new Blob([all]));
    });
    return { width: image.width, height: image.height, data: url.slice(url.indexOf(',') + 1) };
  }, readFileSync(from).toString('base64'));
  await page.close();
  writeFileSync(to, smallPng({ width, height, pixels: Buffer.from(data, 'base64') }));
  console.log(to);
}

/** One visit, looked at in every light and size of it. */
async function take(name, visit, looks) {
  const [[, first]] = looks;
  const context = await browser.newContext({
    viewport: first.viewport,
    colorScheme: first.colorScheme,
    locale: 'en',
    baseURL: server.origin,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  try {
    await visit(page);
    // The lantern swings while something is still being fetched.
    await page.locator('.waiting').waitFor({ state: 'detached' });
    for (const [look, { viewport, colorScheme }] of looks) {
      const file = path.join(FOLDER, `${name}-${look}.png`);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(500);
      // Half-way between two themes everything is grey.
      await page.screenshot({ path: file, animations: 'disabled' });
      console.log(file);
    }
    if (only === 'pictures') {
      await reduce(`${FOLDER}/${name}-laptop-night.png`, `docs/pictures/${PICTURES[name]}.png`);
      for (const [screen, size, file] of INSTALL_PICTURES) {
        if (screen === name) await reduce(`${FOLDER}/${name}-${size}-night.png`, `public/icons/${file}.png`);
      }
    }
  } catch (fault) {
    failed += 1;
    console.error(`${name}: ${fault.message.split('\n')[0]}`);
  }
  await context.close();
}

try {
  const isAsked = (name) => (only === 'pictures' ? name in PICTURES : name.includes(only));
  for (const [name, visit] of Object.entries(SCREENS).filter(([each]) => isAsked(each))) {
    if (FLEETING.includes(name)) for (const look of LOOKS) await take(name, visit, [look]);
    else await take(name, visit, LOOKS);
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exit(failed === 0 ? 0 : 1);
