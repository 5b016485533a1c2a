import { expect, test } from 'vitest';
import { Outbox } from './outbox.ts';

function scribe(): { outbox: Outbox; written: string[]; post(who: string, text: string): void } {
  const outbox = new Outbox();
  const written: string[] = [];
  const writers = new Map<string, { write(frame: Buffer): void }>();
  return {
    outbox,
    written,
    post(who, text) {
      const writer = writers.get(who) ?? { write: (frame) => written.push(`${who} ${frame}`) };
      writers.set(who, writer);
      outbox.post(writer, Buffer.from(text));
    },
  };
}

test('what is told in one turn is written after it, in order', async () => {
  const { written, post } = scribe();
  post('a', 'one');
  post('b', 'one');
  await Promise.resolve().then(() => post('a', 'two'));
  expect(written).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(['a one', 'b one', 'a two']);
});

test('what must not wait is written at once, and only once', async () => {
  const { outbox, written, post } = scribe();
  post('a', 'last words');
  outbox.flush();
  expect(written).toEqual(['a last words']);
  post('a', 'next');
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(['a last words', 'a next']);
});
