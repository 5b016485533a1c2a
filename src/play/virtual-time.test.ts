import { expect, test } from 'vitest';
import { pause } from './scheduler.ts';
import { VirtualTime } from './virtual-time.ts';

test('calls what is due in order, at its time, and what is cancelled never', async () => {
  const time = new VirtualTime();
  const called: string[] = [];
  const note = (what: string) => () => called.push(`${what} at ${time.now()}`);
  time.after(30, note('last'));
  time.after(10, note('first'));
  time.after(10, note('second'));
  time.after(20, note('never'))();
  time.after(-5, note('at once'));
  await time.pass(9);
  expect(called).toEqual(['at once at 0']);
  await time.pass(100);
  expect(called.slice(1)).toEqual(['first at 10', 'second at 10', 'last at 30']);
  expect(time.now()).toBe(109);
});

test('lets promises settle before time passes on', async () => {
  const time = new VirtualTime();
  const at: number[] = [];
  const run = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await pause(time, 10);
      at.push(time.now());
    }
  };
  void run();
  await time.until(() => at.length === 3);
  expect(at).toEqual([10, 20, 30]);
  await expect(time.until(() => false)).rejects.toThrow('nothing is due');
});
