import { expect, test, vi } from 'vitest';
import { toRecord } from '../../match/record.ts';
import { openTestApp } from '../testing/test-app.ts';
import { TestRegistry } from '../testing/test-registry.ts';

test('the record of a match is read and written once, however many ask for it', async () => {
  const home = new TestRegistry();
  const match = await home.open();
  await home.start(match);
  const live = await home.find(match);
  await live.request({ type: 'end', reason: 'aborted' });
  // Somebody looks on, so that it stays in memory.
  live.join({ viewer: 'public', send() {}, refuse() {}, deny() {} }, undefined);
  const { registry } = home;
  const reads = vi.spyOn(registry.context.store, 'load');
  const app = await openTestApp(registry);
  const url = `/api/matches/${match}/record`;
  const answers = await Promise.all([1, 2, 3].map(() => app.inject({ url })));
  answers.push(await app.inject({ url }));
  expect(reads.mock.calls).toEqual([[match]]);
  const record = toRecord(await home.log(match));
  for (const answer of answers) {
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(record);
  }
});
