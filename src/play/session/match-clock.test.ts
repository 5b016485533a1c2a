import { expect, test } from 'vitest';
import { VirtualTime } from '../virtual-time.ts';
import { matchClock } from './match-clock.ts';

test('runs from where the match stood, in whole milliseconds', async () => {
  const time = new VirtualTime();
  const { now, run } = matchClock(time, 5000);
  run(true);
  await time.pass(0.7);
  expect(now()).toBe(5001);
  await time.pass(1000);
  expect(now()).toBe(6001);
});

test('stands still while nobody looks, and wakes nobody', async () => {
  const time = new VirtualTime();
  const clock = matchClock(time, 0);
  let rung = 0;
  clock.wake(1000, () => rung++);
  await time.pass(5000);
  expect([clock.now(), rung]).toEqual([0, 0]);
  clock.run(true);
  await time.pass(600);
  clock.run(false);
  await time.pass(5000);
  expect([clock.now(), rung]).toEqual([600, 0]);
  clock.run(true);
  clock.run(true);
  await time.pass(399);
  expect(rung).toBe(0);
  await time.pass(1);
  expect([clock.now(), rung]).toEqual([1000, 1]);
});

test('wakes once, for whoever asked last, and nobody once it is stopped', async () => {
  const time = new VirtualTime();
  const clock = matchClock(time, 0);
  clock.run(true);
  const rung: string[] = [];
  clock.wake(100, () => rung.push('first'));
  clock.wake(200, () => rung.push('second'));
  await time.pass(1000);
  expect(rung).toEqual(['second']);
  clock.wake(500, () => rung.push('late'));
  await time.pass(0);
  expect(rung).toEqual(['second', 'late']);
  clock.wake(2000, () => rung.push('never'));
  clock.wake(undefined, () => rung.push('never'));
  await time.pass(5000);
  clock.wake(8000, () => rung.push('never'));
  clock.stop();
  await time.pass(5000);
  expect(rung).toEqual(['second', 'late']);
});
