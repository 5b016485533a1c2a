// Whoever let their time pass is played for, sees it, and comes back by one button; the log tells it.

import { expect } from '@playwright/test';
import { expectAccessible, getReady, join, newPage, PHONE, test } from './helpers.ts';

test('a person who was stood in for comes back by the button, on a phone', async ({ browser, request }) => {
  const laid = await request.post('/api/matches', {
    data: {
      game: 'ocelot',
      seats: 2,
      options: { mat: 'split', start: 'seat-0' },
      open: 'link',
      pace: { decision: 8000 },
      bots: [{ seat: 1, level: 1, name: 'Pip' }],
    },
  });
  const { match } = await laid.json();
  const anna = await join(browser, `/t/${match}`, 'Anna');
  await anna.setViewportSize(PHONE.viewport);
  const watcher = await newPage(browser, undefined, PHONE);
  await watcher.goto(`/watch/${match}`);
  await getReady([anna]);

  await expect(anna.getByRole('timer')).toHaveText(/^0:0[1-4]$/);
  const here = anna.getByRole('button', { name: 'I’m back' });
  await expect(here).toBeVisible();
  await expect(anna.getByRole('region', { name: 'What to do now' })).toContainText('A bot is playing for you.');
  await expect(anna.getByRole('timer')).toBeHidden();
  await expect(anna.locator('.table')).toHaveAttribute('data-turn', 'other');
  const seat = watcher.locator('.seat').first();
  await expect(seat.locator('.bot-face')).toBeVisible();
  await expect(seat).toContainText('bot filling in');
  await expectAccessible(anna);

  await here.press('Enter');
  await expect(here).toBeHidden();
  await expect(seat.locator('.bot-face')).toBeHidden();
  await expect(anna.locator('.table')).toHaveAttribute('data-turn', 'mine');

  // Who played for whom stays to be read, also after a reload.
  for (const reload of [false, true]) {
    if (reload) await watcher.reload();
    await expect(watcher.locator('.seat').first()).toBeVisible();
    await watcher.keyboard.press('l');
    const log = watcher.locator('dialog .log');
    await expect(log.getByText('A bot is playing for Anna.')).toHaveCount(1);
    await expect(log.getByText('Anna is back.')).toHaveCount(1);
  }
  await anna.keyboard.press('l');
  await expect(anna.locator('dialog .log')).toContainText('A bot is playing for you.');
  await expect(anna.locator('dialog .log')).toContainText('You’re back.');
});
