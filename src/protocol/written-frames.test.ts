import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encode, type Frame, frameSchema, type NewsBody, newsBody } from './frames.ts';
import { arbitraryOf } from './testing.ts';
import { askId } from './words.ts';
import { newsFields, newsFrame, welcomeFrame } from './written-frames.ts';

const arbitraryNews = arbitraryOf(newsBody).map((json) => newsBody.parse(json) as NewsBody);
const arbitraryFrame = arbitraryOf(frameSchema).map((json) => frameSchema.parse(json) as Frame);

const written = ({ seq, news, pending, canUndo }: NewsBody): string => {
  const lines = news.map((line) => JSON.stringify(line)).join(',');
  return newsFields({ seq, lines, pending: JSON.stringify(pending), canUndo: canUndo === true });
};

test('news are written as the schema has them, with and without ids that are done', () => {
  fc.assert(
    fc.property(arbitraryNews, fc.option(fc.array(arbitraryOf(askId), { minLength: 1, maxLength: 3 })), (body, ids) => {
      const done = ids === null ? {} : { done: ids as string[] };
      expect(newsFrame(written(body), done.done)).toBe(encode({ type: 'news', ...body, ...done }));
    }),
    { seed: 20 },
  );
});

test('a welcome is written as the schema has it, with the table or the tail', () => {
  const isWelcome = (frame: Frame): boolean =>
    frame.type === 'welcome' && (frame.table === undefined) !== (frame.tail === undefined);
  fc.assert(
    fc.property(arbitraryFrame.filter(isWelcome), (frame) => {
      if (frame.type !== 'welcome') return;
      const { table, tail, ...head } = frame;
      const body = tail === undefined ? { table: JSON.stringify(table) } : { tail: written(tail) };
      expect(welcomeFrame(head, body)).toBe(encode(frame));
    }),
    { seed: 20, numRuns: 50 },
  );
});
