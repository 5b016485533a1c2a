// Hands for each game, in any engine: one step of play at a time, by what is on the screen.

import type { GameId } from '../../src/contract/game.ts';
import { pressSoon, type Tab, untilHere } from './tab.ts';

type Hands = (tab: Tab, turn: number) => Promise<boolean>;

const count = (tab: Tab, css: string): Promise<number> =>
  tab.evaluate((css) => document.querySelectorAll(css).length, css);

const diamant: Hands = (tab, turn) => tab.press({ css: `.table-actions .choice.${turn % 3 === 2 ? 'back' : 'on'}` });

const ocelot: Hands = async (tab, turn) => {
  if (await tab.press({ css: '.oc-bar.collect .go' })) return true;
  if ((await count(tab, '.table[data-turn="mine"] .oc-bar')) === 0) return false;
  if ((await count(tab, '.face[aria-pressed="true"]')) === 0 && !(await tab.press({ css: '.face:not(:disabled)' }))) {
    return sendCompanion(tab);
  }
  const free = await tab.evaluate(
    () =>
      [...document.querySelectorAll('[data-space]')]
        .filter((space) => /: free\b/.test(space.getAttribute('aria-label') ?? ''))
        .map((space) => space.getAttribute('data-space') ?? ''),
    undefined,
  );
  return tab.press({ css: `[data-space="${free[(turn * 7) % free.length]}"]` });
};

/** Without tools there is still the companion: the cells that are open for it get a longer name. */
async function sendCompanion(tab: Tab): Promise<boolean> {
  await tab.press({ css: '.friend[aria-pressed="true"]' });
  const lengths = (): Promise<number[]> =>
    tab.evaluate(
      () => [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getAttribute('aria-label')?.length ?? 0),
      undefined,
    );
  const before = await lengths();
  if (!(await tab.press({ css: '.friend[aria-pressed="false"]' }))) return false;
  const after = await lengths();
  return tab.press({ css: `[data-cell="${after.findIndex((length, cell) => length > (before[cell] ?? 0))}"]` });
}

const mine: Hands = async (tab, turn) => {
  if (await tab.press({ css: '.ready-bar .go' })) return true;
  if (await tab.press({ css: '.side[aria-pressed="false"]' })) return true;
  if (turn % 4 !== 3 && (await count(tab, '.laid')) < 2) {
    if (!(await tab.press({ css: '.shelf[data-open="true"] .pile' }))) return false;
    await tab.type('Enter');
    return true;
  }
  return tab.press({ css: '.call-stuck[aria-pressed="false"]' });
};

const HANDS = { diamant, ocelot, 'out-of-mine': mine } as const satisfies Record<GameId, Hands>;

const RESULT = 'dialog.result';

/** All play on until each has seen the result. Curtains are opened as they fall. */
export async function playOut(tabs: readonly Tab[], game: GameId): Promise<void> {
  let turn = 0;
  await untilHere(`the end of ${game}`, async () => {
    // Every step is awaited, so a match is given as long as it moves on.
    for (let idle = 0; idle < 25; turn++) {
      const over = await Promise.all(tabs.map((tab) => count(tab, RESULT)));
      if (over.every((dialogs) => dialogs > 0)) return true;
      let done = false;
      for (const tab of tabs) {
        done = (await tab.press({ css: '.curtain .main' })) || done;
        done = (await HANDS[game](tab, turn)) || done;
      }
      idle = done ? 0 : idle + 1;
    }
    return false;
  });
}

/** Lays a table for friends and gives its path. */
export async function openTable(tab: Tab, game: GameId): Promise<string> {
  await tab.goto(`/new/${game}/friends`);
  await pressSoon(tab, { css: 'button', name: 'Make a link' });
  let path = '';
  await untilHere('the lobby', async () => {
    path = await tab.evaluate(() => location.pathname, undefined);
    return path.startsWith('/t/');
  });
  return path;
}
