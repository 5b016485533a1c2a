import { expect, test } from 'vitest';
import { WriteBatcher, type Writer } from './write-batcher.ts';

function listen() {
  const written: string[] = [];
  const writer = (name: string): Writer => ({ write: (frame) => written.push(`${name} ${frame.toString()}`) });
  return { written, a: writer('a'), b: writer('b') };
}

test('frames of one turn are written at its end, in order', async () => {
  const { written, a, b } = listen();
  const writes = new WriteBatcher();
  writes.add(a, Buffer.from('1'));
  writes.add(b, Buffer.from('2'));
  writes.add(a, Buffer.from('3'));
  expect(written).toEqual([]);
  await Promise.resolve();
  expect(written).toEqual(['a 1', 'b 2', 'a 3']);
  writes.add(b, Buffer.from('4'));
  await Promise.resolve();
  expect(written.slice(3)).toEqual(['b 4']);
});

test('a flush writes everything at once, and only once', async () => {
  const { written, a, b } = listen();
  const writes = new WriteBatcher();
  writes.add(a, Buffer.from('1'));
  writes.flush();
  writes.add(b, Buffer.from('2'));
  await Promise.resolve();
  expect(written).toEqual(['a 1', 'b 2']);
});

test('a very long batch is written in parts', () => {
  const { written, a } = listen();
  const writes = new WriteBatcher();
  for (let i = 0; i < 1500; i++) writes.add(a, Buffer.from(String(i)));
  expect(written).toHaveLength(1024);
  writes.flush();
  expect(written).toEqual(Array.from({ length: 1500 }, (_, i) => `a ${i}`));
});

test('a frame that is added during a flush waits for the next one', async () => {
  const { written, a } = listen();
  const writes = new WriteBatcher();
  const answering: Writer = { write: () => writes.add(a, Buffer.from('then')) };
  writes.add(answering, Buffer.from('first'));
  writes.flush();
  expect(written).toEqual([]);
  await Promise.resolve();
  expect(written).toEqual(['a then']);
});
