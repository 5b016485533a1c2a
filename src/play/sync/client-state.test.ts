import { describe, expect, test } from 'vitest';
import { diamant } from '../../games/diamant/index.ts';
import type { Diamant } from '../../games/diamant/types.ts';
import { TestTable } from '../../match/testing.ts';
import { canUndo, pendingOf, type TableView, tellNews, viewTable } from '../../match/told.ts';
import type { NewsBody } from '../../protocol/frames.ts';
import { GAP, hearFrame, hearNews } from './client-state.ts';

describe('the fold of what the server says', () => {
  test('gives the table as the server would show it, after every line, for everybody', () => {
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const table = new TestTable({ pace: { decision: 60_000 }, hints: true });
      let heard: TableView<Diamant> | typeof GAP = viewTable(diamant, table.match, viewer, { seq: 0, at: 0 });
      table.start();
      table.ask({ type: 'stand-in', seat: 1 });
      for (const step of [0, 1]) table.ask({ type: 'hint', seat: 2, phase: 0, step });
      table.playUntil(() => false);
      for (const news of table.news) {
        const told = tellNews(diamant, news, viewer);
        if (told === undefined || heard === GAP) continue;
        const body: NewsBody<Diamant> = {
          seq: heard.seq + 1,
          news: [told],
          pending: pendingOf(diamant, news.match),
          ...(canUndo(news.match, viewer) && { canUndo: true }),
        };
        heard = hearNews(diamant, heard, body);
        expect(heard).toEqual(viewTable(diamant, news.match, viewer, { seq: body.seq, at: news.match.at }));
      }
    }
  });

  test('a missing line is noticed', () => {
    const table = viewTable(diamant, new TestTable().match, 0, { seq: 7, at: 0 });
    const body = { seq: 9, news: [{ type: 'rose', seat: 0 }], pending: { awaited: [] } } as const;
    expect(hearNews(diamant, table, body)).toBe(GAP);
    expect(hearFrame(diamant, undefined, { type: 'news', ...body })).toBeUndefined();
  });

  test('a line of a newer server counts, and changes nothing else', () => {
    const table = viewTable(diamant, new TestTable().match, 0, { seq: 7, at: 0 });
    const news = [{ type: 'applauded', seat: 0 }, { type: 'toString' }] as unknown as NewsBody<Diamant>['news'];
    const body: NewsBody<Diamant> = { seq: 9, news, pending: table.pending };
    expect(hearNews(diamant, table, body)).toEqual({ ...table, seq: 9 });
  });
});
