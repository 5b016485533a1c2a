import { describe, expect, test } from 'vitest';
import { diamant } from '../games/diamant/index.ts';
import { SERVER_SEED, TestTable } from './testing.ts';
import { hears, isToldAlike, tellNews, viewTable } from './told.ts';

describe('what is told', () => {
  test('no key, no code, no id, no seed before the end', () => {
    const table = new TestTable().start();
    table.ask({ type: 'offer', seat: 1, code: 'c0de' });
    table.decide(0, 'on', { id: 'secret-id' });
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const told = JSON.stringify(table.news.map((news) => tellNews(diamant, news, viewer)));
      const view = JSON.stringify(viewTable(diamant, table.match, viewer));
      for (const secret of ['key 0', 'c0de', 'secret-id', SERVER_SEED]) {
        expect(told).not.toContain(secret);
        expect(view).not.toContain(secret);
      }
    }
  });

  test('[D14] of a changed decision the others hear nothing at all', () => {
    const table = new TestTable().start();
    table.decide(0, 'on');
    table.news.length = 0;
    table.decide(0, 'back');
    const [news] = table.news;
    expect(news && hears(diamant, news, 0)).toBe(true);
    for (const viewer of [1, 2, 'public'] as const) {
      expect(news && tellNews(diamant, news, viewer)).toBeUndefined();
      expect(news && hears(diamant, news, viewer)).toBe(false);
    }
  });

  test('who is taken to be told the same would be told the same to the byte', () => {
    const viewers = [0, 1, 2, 'public'] as const;
    const table = new TestTable({ hints: true }).start();
    table.ask({ type: 'hint', seat: 1, phase: 0, step: 0 });
    table.decide(0, 'on');
    table.decide(0, 'back');
    table.playUntil(() => false);
    let alike = 0;
    for (const news of table.news) {
      for (const one of viewers) {
        const told = tellNews(diamant, news, one);
        for (const other of viewers) {
          if (!isToldAlike(diamant, news, other, told)) continue;
          expect(JSON.stringify(tellNews(diamant, news, other))).toBe(JSON.stringify(told));
          alike += 1;
        }
      }
    }
    expect(alike).toBeGreaterThan(table.news.length * viewers.length);
  });

  test('`hears` agrees with `tellNews` all the way', () => {
    const table = new TestTable().start().playUntil(() => false);
    for (const news of table.news) {
      for (const viewer of [0, 1, 2, 'public'] as const) {
        expect(hears(diamant, news, viewer)).toBe(tellNews(diamant, news, viewer) !== undefined);
      }
    }
  });
});
