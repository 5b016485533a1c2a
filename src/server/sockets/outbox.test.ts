import { expect, test } from 'vitest';
import { Outbox, type Writer } from './outbox.ts';

function listen() {
  const heard: string[] = [];
  const writer = (name: string): Writer => ({ write: (frame) => heard.push(`${name} ${frame.toString()}`) });
  return { heard, a: writer('a'), b: writer('b') };
}

test('what is said in one turn is written at its end, in the order in which it was said', async () => {
  const { heard, a, b } = listen();
  const outbox = new Outbox();
  outbox.add(a, Buffer.from('1'));
  outbox.add(b, Buffer.from('2'));
  outbox.add(a, Buffer.from('3'));
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual(['a 1', 'b 2', 'a 3']);
  outbox.add(b, Buffer.from('4'));
  await Promise.resolve();
  expect(heard.slice(3)).toEqual(['b 4']);
});

test('who cannot wait writes all that was said before, once', async () => {
  const { heard, a, b } = listen();
  const outbox = new Outbox();
  outbox.add(a, Buffer.from('1'));
  outbox.flush();
  outbox.add(b, Buffer.from('2'));
  await Promise.resolve();
  expect(heard).toEqual(['a 1', 'b 2']);
});

test('a very long turn is written in parts', () => {
  const { heard, a } = listen();
  const outbox = new Outbox();
  for (let i = 0; i < 1500; i++) outbox.add(a, Buffer.from(String(i)));
  expect(heard).toHaveLength(1024);
  outbox.flush();
  expect(heard).toEqual(Array.from({ length: 1500 }, (_, i) => `a ${i}`));
});

test('what is said while others are written to waits for the next turn', async () => {
  const { heard, a } = listen();
  const outbox = new Outbox();
  const answering: Writer = { write: () => outbox.add(a, Buffer.from('then')) };
  outbox.add(answering, Buffer.from('first'));
  outbox.flush();
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual(['a then']);
});
