// Until the next card of Diamant is face up, nothing on the page tells one card from another.

import { type Browser, expect, type Page } from '@playwright/test';
import type { Card, Effect, View } from '../../src/games/diamant/index.ts';
import { present } from '../../src/kit/invariant.ts';
import { newPage, PHONE, test } from './helpers.ts';
import { storedMatch } from './nearly-over.ts';

const ON = { type: 'decide', choice: 'on' } as const;
const BACK = { type: 'decide', choice: 'back' } as const;

/** The last expedition, the others in camp, two kinds of traps seen: the next card may end the match. */
function beforeTheCard() {
  const table = storedMatch('diamant');
  const view = () => table.game.view(table.state(), 0) as View;
  const isReady = () => {
    const { expedition, explorers, path } = view();
    const traps = path.filter(({ card }) => card.type === 'trap').length;
    return expedition === 5 && traps >= 2 && explorers.filter(({ inside }) => inside).length === 1;
  };
  while (table.match().stage === 'playing' && !isReady()) {
    const isLast = view().expedition === 5;
    const waiting = table.game.waiting(table.state());
    const seat = waiting.for === 'seats' ? present(waiting.seats[0]) : 0;
    table.act(seat, isLast && seat === 0 ? ON : BACK);
  }
  if (!isReady()) throw new Error('the match ended too early');
  return table;
}

const TABLE = beforeTheCard();
const SEEDS = Array.from({ length: 500 }, (_, n) => n.toString(16).padStart(64, '0'));

/** The same match up to now; only the seed of the cards to come is another. */
function comes(wanted: (effects: readonly Effect[]) => boolean) {
  const seed = SEEDS.find((each) => wanted(TABLE.effectsOf(0, ON, each) as readonly Effect[]));
  return TABLE.stored(present(seed, 'a seed for this card'));
}

const turns = (effects: readonly Effect[], type: Card['type']): boolean =>
  effects.some((effect) => effect.type === 'turned' && effect.card.type === type);
const springs = (effects: readonly Effect[]): boolean => effects.some(({ type }) => type === 'sprung');

const CARDS = {
  treasure: comes((effects) => turns(effects, 'treasure')),
  'first trap': comes((effects) => turns(effects, 'trap') && !springs(effects)),
  'second trap': comes(springs),
};

/** At the slow speed the card stands on its edge after 1008 ms. */
const SETTINGS = { speed: 'slow', motion: 'full' };
const MOMENTS = [40, 300, 600, 800];
const EDGE = 1008;

interface Sample {
  readonly at: number;
  readonly html: string;
}

/** The page's whole markup at these moments after the card has left the deck; what only moves is left out. */
function sampleAt(moments: readonly number[]): Promise<readonly Sample[]> {
  const look = (since: number): Sample => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
    return { at: performance.now() - since, html: copy.outerHTML.replaceAll('><', '>\n<') };
  };
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-drawn="true"]')) return;
      observer.disconnect();
      const since = performance.now();
      const samples: Sample[] = [];
      for (const moment of moments) {
        setTimeout(() => {
          samples.push(look(since));
          if (samples.length === moments.length) resolve(samples);
        }, moment);
      }
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
}

async function look(browser: Browser, { path, shelf }: (typeof CARDS)['treasure'], options: object) {
  const page: Page = await newPage(browser, SETTINGS, options, shelf);
  await page.goto(path);
  const on = page.locator('.table-actions').getByRole('button', { name: /^Go on/ });
  await expect(on).toHaveAttribute('aria-disabled', 'false');
  const sampled = page.evaluate(sampleAt, MOMENTS);
  await on.click();
  const samples = await sampled;
  await expect(page.locator('.step[data-newest="true"] .unseen')).not.toHaveText('');
  const shown = await page.locator('.path').innerText();
  await page.context().close();
  return { samples: samples.filter(({ at }) => at < EDGE).map(({ html }) => html), shown };
}

for (const [name, options] of Object.entries({ laptop: {}, phone: PHONE })) {
  test(`before it is face up no card tells what it is, on a ${name}`, async ({ browser }) => {
    const treasure = await look(browser, CARDS.treasure, options);
    for (const card of ['first trap', 'second trap'] as const) {
      const other = await look(browser, CARDS[card], options);
      expect(other.shown).not.toBe(treasure.shown);
      const count = Math.min(treasure.samples.length, other.samples.length);
      expect(count).toBeGreaterThan(1);
      for (let n = 0; n < count; n++) expect(other.samples[n], card).toBe(treasure.samples[n]);
    }
  });
}
