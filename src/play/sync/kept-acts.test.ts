import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { type Act, KeptActs } from './kept-acts.ts';

const act = (id: string): Act => ({ type: 'act', id, phase: 3, action: { type: 'decide', choice: 'on' } });

test('what was made is kept in order until it is answered', () => {
  const here = new KeptActs(new MemoryStorage(), 'here');
  here.keep('token', act('first'));
  here.keep('token', act('second'));
  expect(here.list('token')).toEqual([act('first'), act('second')]);
  here.drop('token', 'first');
  expect(here.list('token')).toEqual([act('second')]);
  here.drop('token', 'second');
  expect(here.list('token')).toEqual([]);
});

test('another seat, another table, and a seat that was given away have none', () => {
  const storage = new MemoryStorage();
  const here = new KeptActs(storage, 'here');
  here.keep('token', act('first'));
  expect(here.list('another')).toEqual([]);
  expect(here.list(undefined)).toEqual([]);
  expect(new KeptActs(storage, 'there').list('token')).toEqual([]);
  here.forget();
  expect(here.list('token')).toEqual([]);
});

test('two tabs add and drop their own', () => {
  const storage = new MemoryStorage();
  const [one, other] = [new KeptActs(storage, 'here'), new KeptActs(storage, 'here')];
  one.keep('token', act('first'));
  other.keep('token', act('second'));
  one.drop('token', 'first');
  expect(other.list('token')).toEqual([act('second')]);
});

test('rubbish in storage is no move', () => {
  const storage = new MemoryStorage();
  storage.remember('acts.here', { token: 'token', acts: [{ type: 'undo', id: 'first' }] });
  expect(new KeptActs(storage, 'here').list('token')).toEqual([]);
});
