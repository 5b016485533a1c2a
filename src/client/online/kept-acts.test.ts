import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Act, dropAct, forgetActs, keepAct, keptActs } from './kept-acts.ts';

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
    removeItem: (key: string) => shelf.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const act = (id: string): Act => ({ type: 'act', id, phase: 3, action: { type: 'decide', choice: 'on' } });

test('what was made is kept in order until it is answered', () => {
  keepAct('here', 'token', act('first'));
  keepAct('here', 'token', act('second'));
  expect(keptActs('here', 'token')).toEqual([act('first'), act('second')]);
  dropAct('here', 'token', 'first');
  expect(keptActs('here', 'token')).toEqual([act('second')]);
  dropAct('here', 'token', 'second');
  expect(keptActs('here', 'token')).toEqual([]);
});

test('another seat, another table, and a seat that was given away have none', () => {
  keepAct('here', 'token', act('first'));
  expect(keptActs('here', 'another')).toEqual([]);
  expect(keptActs('here', undefined)).toEqual([]);
  expect(keptActs('there', 'token')).toEqual([]);
  forgetActs('here');
  expect(keptActs('here', 'token')).toEqual([]);
});

test('rubbish on the shelf is no move', () => {
  localStorage.setItem('grotto.acts.here', '{"token":"token","acts":[{"type":"undo","id":"first"}]}');
  expect(keptActs('here', 'token')).toEqual([]);
});
