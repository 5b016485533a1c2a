import { describe, expect, test } from 'vitest';
import { diamant } from '../games/diamant/index.ts';
import { SERVER_SEED, TestTable } from './testing.ts';
import { hears, isToldAlike, pendingOf, tellNews, viewTable } from './told.ts';

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

  test('[D14] a changed decision is told to nobody else', () => {
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

  test('viewers that `isToldAlike` finds equal are told the same bytes', () => {
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

  test('`hears` agrees with `tellNews` in every entry of a match', () => {
    const table = new TestTable().start().playUntil(() => false);
    for (const news of table.news) {
      for (const viewer of [0, 1, 2, 'public'] as const) {
        expect(hears(diamant, news, viewer)).toBe(tellNews(diamant, news, viewer) !== undefined);
      }
    }
  });
});

describe('what the table waits for', () => {
  const pending = (table: TestTable): unknown => JSON.parse(JSON.stringify(pendingOf(diamant, table.match)));

  test('one deadline is told for seats that are awaited since the same moment', () => {
    const table = new TestTable({ pace: { decision: 1000 } }).start();
    expect(pending(table)).toEqual({ phase: 0, awaited: [0, 1, 2], deadline: 1000 });
    expect(pending(new TestTable().start())).toEqual({ phase: 0, awaited: [0, 1, 2] });
  });

  test('a player who comes back gets the whole time, however little the others have left', () => {
    const table = new TestTable({ pace: { decision: 1000 } }).start();
    table.ask({ type: 'stand-in', seat: 1 }, 400);
    expect(pending(table)).toEqual({ phase: 0, awaited: [0, 1, 2], deadline: 1000 });
    table.ask({ type: 'return', seat: 1 }, 900);
    expect(pending(table)).toEqual({ phase: 0, awaited: [0, 1, 2], deadline: 1000, decideBy: { 1: 1900 } });
    for (const seat of [0, 2]) table.decide(seat, 'on');
    expect(pending(table)).toEqual({ phase: 0, awaited: [1], deadline: 1900 });
  });
});
