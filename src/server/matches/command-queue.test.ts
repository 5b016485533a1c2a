import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import type { Entry, Input } from '../../match/types.ts';
import { VirtualTime } from '../../play/virtual-time.ts';
import type { Append, AppendAnswer } from '../store/store.ts';
import { CommandQueue, type CommandTarget } from './command-queue.ts';
import { MatchState } from './match-state.ts';

/** A queue whose store answers when it is told to, and the answers to its commands so far. */
function openQueue(table = new TestTable()) {
  const stored = { match: table.match.terms.match, serverSeed: SERVER_SEED, epoch: 0, entries: table.entries };
  const errors: string[] = [];
  const log = { info() {}, error: (_: object, message: string) => void errors.push(message) };
  const state = new MatchState({ games: GAMES, log }, stored, () => {});
  const scheduler = new VirtualTime();
  const appends: Append[] = [];
  const answers: AppendAnswer[] = [];
  const said: string[] = [];
  /** What the store has after the entries that the state knows; undefined while it cannot be read. */
  const others: { entries: readonly Entry[] | undefined; reads: number } = { entries: [], reads: 0 };
  const changes = { count: 0 };
  let canAccept = true;
  const target: CommandTarget = {
    id: stored.match,
    get seq() {
      return state.match.seq;
    },
    hasLease: true,
    fence: undefined,
    judge: (commands) => state.judgeAll(commands, 0),
    listing: () => undefined,
    accept(outcome) {
      if (!canAccept) throw new Error('cannot accept');
      state.accept(outcome);
      for (const { answered } of outcome.done) answered?.(undefined);
      state.refuse(outcome);
    },
    acknowledge: ({ answered }) => answered?.(undefined),
    refuse: (outcome) => state.refuse(outcome),
    catchUp: (seq, entries) => void state.take(entries.slice(state.match.seq - seq)),
    onChange() {
      changes.count += 1;
    },
  };
  const store = {
    append(append: Append, answer: AppendAnswer) {
      appends.push(append);
      answers.push(answer);
    },
    entriesFrom: async (_match: string, _seq: number): Promise<readonly Entry[]> => {
      others.reads += 1;
      if (others.entries === undefined) throw new Error('no answer');
      return others.entries;
    },
  };
  const queue = new CommandQueue(target, { store, scheduler, log });
  const ask = (name: string, input: Input, id?: string): void =>
    queue.submit({
      input,
      ...(id !== undefined && { id }),
      answered: (refusal) => said.push(`${name}: ${refusal?.code ?? 'done'}`),
    });
  const sit = (name: string, seat: number): void =>
    ask(name, { type: 'sit', seat, occupant: { kind: 'person', name }, key: name });
  const act = (id: string, seat: number, phase: number): void =>
    ask(id, { type: 'act', seat, phase, action: { type: 'decide', choice: 'on' }, id }, id);
  const answer = (appended: Parameters<AppendAnswer>[0]): void => answers.shift()?.(appended);
  const breakAccept = (): void => {
    canAccept = false;
  };
  return {
    queue,
    target,
    state,
    scheduler,
    appends,
    others,
    errors,
    said,
    changes,
    ask,
    sit,
    act,
    answer,
    breakAccept,
  };
}

/** Bo has taken a seat that Cy wants as well, and neither has been answered. */
function openWithTwoForOneSeat() {
  const opened = openQueue();
  opened.sit('Ann', 0);
  opened.sit('Bo', 1);
  opened.sit('Cy', 1);
  opened.answer('stored');
  expect(opened.said.splice(0)).toEqual(['Ann: done']);
  return opened;
}

const satDown = (seat: number): Entry => ({ type: 'sat', seat, occupant: { kind: 'person', name: 'Else' }, at: 0 });

describe('the command queue', () => {
  test('[S1] answers nobody before the outcome is stored', () => {
    const { said, answer } = openWithTwoForOneSeat();
    expect(said).toEqual([]);
    answer('stored');
    expect(said).toEqual(['Bo: done', 'Cy: seat-taken']);
  });

  test('stores what arrives during an append as the next batch, after the right entry', () => {
    const { appends, queue, answer, state } = openWithTwoForOneSeat();
    expect(appends.map(({ seq, entries }) => [seq, entries.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(queue.isIdle).toBe(false);
    answer('stored');
    expect(queue.isIdle).toBe(true);
    expect(state.match.seq).toBe(3);
  });

  test('answers at once what changes nothing, and stores nothing for it', () => {
    const { appends, ask, said } = openQueue(new TestTable().sitAll());
    ask('tick', { type: 'tick' });
    ask('rise', { type: 'unready', seat: 0 });
    ask('no seat', { type: 'rise', seat: 7 });
    expect(said).toEqual(['tick: done', 'rise: done', 'no seat: no-such-seat']);
    expect(appends).toEqual([]);
  });

  test('does not do later what it refuses in the same batch', () => {
    const { act, said, answer } = openQueue(new TestTable().start());
    act('first', 0, 0);
    act('early', 1, 1);
    act('second', 1, 0);
    act('third', 2, 0);
    act('early', 1, 1);
    answer('stored');
    expect(said.splice(0)).toEqual(['first: done']);
    answer('stored');
    act('early', 1, 1);
    expect(said).toEqual(['second: done', 'third: done', ...new Array(3).fill('early: stale-phase')]);
  });
});

describe('where another node was faster', () => {
  test('[S3] the commands are judged again after its entries', async () => {
    const { said, answer, others, scheduler, state, appends } = openWithTwoForOneSeat();
    others.entries = [satDown(2)];
    answer('conflict');
    await scheduler.settle();
    expect(said).toEqual([]);
    expect(state.match.seats[2]?.occupant?.name).toBe('Else');
    expect(appends.at(-1)?.seq).toBe(3);
    answer('stored');
    expect(said).toEqual(['Bo: done', 'Cy: seat-taken']);
  });

  test('commands keep their order', async () => {
    const { sit, said, answer, scheduler } = openWithTwoForOneSeat();
    sit('Di', 1);
    answer('conflict');
    await scheduler.settle();
    answer('stored');
    expect(said).toEqual(['Bo: done', 'Cy: seat-taken', 'Di: seat-taken']);
  });

  test('whose entries cannot be folded, everybody is told to retry', async () => {
    const { said, answer, others, scheduler, errors } = openWithTwoForOneSeat();
    others.entries = undefined;
    answer('conflict');
    await scheduler.settle();
    expect(said).toEqual(['Bo: busy', 'Cy: busy']);
    expect(errors).toEqual(['not stored']);
  });
});

describe('the lease', () => {
  const standIn: Input = { type: 'stand-in', seat: 0 };

  test('the server itself acts only with the lease; players do not need one', () => {
    const { target, ask, said, queue, answer } = openQueue(new TestTable().start());
    Object.assign(target, { hasLease: false });
    ask('stand-in', standIn);
    expect(said.splice(0)).toEqual(['stand-in: busy']);
    expect(queue.isIdle).toBe(true);
    ask('return', { type: 'return', seat: 0 });
    expect(said).toEqual(['return: done']);
    answer('stored');
  });

  test('[S21] its fencing token goes with what the server does, and only with that', () => {
    const { target, ask, appends, answer } = openQueue(new TestTable().start());
    target.fence = 7;
    ask('stand-in', standIn);
    answer('stored');
    ask('return', { type: 'return', seat: 0 });
    answer('stored');
    expect(appends.map(({ fence }) => fence)).toEqual([7, undefined]);
  });

  test('[S21] that is lost while a command of the server waits refuses it: it would be stored without a token', () => {
    const { target, ask, said, answer, appends } = openQueue(new TestTable().sitAll());
    target.fence = 7;
    ask('first', { type: 'rise', seat: 2 });
    ask('ready', { type: 'ready', seat: 0, commitment: 'c0'.repeat(32) });
    ask('rise', { type: 'rise', seat: 1 });
    Object.assign(target, { hasLease: false, fence: undefined });
    answer('stored');
    answer('stored');
    expect(said).toEqual(['first: done', 'ready: busy', 'rise: done']);
    expect(appends.flatMap(({ entries }) => entries.map(({ type }) => type))).toEqual(['rose', 'rose']);
  });

  test('that is lost refuses what the server wanted, and judges again what players wanted', async () => {
    const { target, ask, said, answer, scheduler, state } = openQueue(new TestTable().sitAll());
    target.fence = 7;
    let hasLease = true;
    Object.defineProperty(target, 'hasLease', { get: () => hasLease });
    ask('first', { type: 'rise', seat: 2 });
    ask('ready', { type: 'ready', seat: 0, commitment: 'c0'.repeat(32) });
    ask('rise', { type: 'rise', seat: 1 });
    answer('stored');
    hasLease = false;
    answer('fenced');
    await scheduler.settle();
    expect(target.fence).toBeUndefined();
    answer('stored');
    expect(said).toEqual(['first: done', 'ready: busy', 'rise: done']);
    expect(state.match.seats[0]?.commitment).toBeUndefined();
  });
});

describe('where nobody knows what is stored', () => {
  test('everybody is told to retry, and the log is read again', async () => {
    const { sit, said, answer, others, scheduler, state, changes, errors } = openWithTwoForOneSeat();
    others.entries = [satDown(2)];
    answer(new Error('no disk'));
    expect(said.splice(0)).toEqual(['Bo: busy', 'Cy: busy']);
    await scheduler.settle();
    expect(errors).toEqual(['not stored']);
    expect(state.match.seats[2]?.occupant?.name).toBe('Else');
    expect(changes.count).toBe(1);
    sit('Cy', 1);
    answer('stored');
    expect(said).toEqual(['Cy: done']);
  });

  test('nothing is judged until it is known, and retries wait longer and longer, but never more than a second', async () => {
    const { queue, sit, said, answer, others, scheduler } = openWithTwoForOneSeat();
    sit('Di', 1);
    others.entries = undefined;
    answer(new Error('no disk'));
    await scheduler.settle();
    expect(said.splice(0)).toEqual(['Bo: busy', 'Cy: busy', 'Di: busy']);
    sit('Eve', 1);
    expect(said.splice(0)).toEqual(['Eve: busy']);
    const reads: number[] = [];
    for (const span of [99, 1, 200, 400, 800, 1_000, 1_000]) {
      await scheduler.pass(span);
      reads.push(others.reads);
    }
    expect(reads).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(queue.isIdle).toBe(false);
    others.entries = [];
    await scheduler.pass(1_000);
    expect(queue.isIdle).toBe(true);
  });

  test('an outcome that cannot be accepted is treated the same', async () => {
    const { said, answer, breakAccept, scheduler, queue } = openWithTwoForOneSeat();
    breakAccept();
    answer('stored');
    await scheduler.settle();
    expect(said).toEqual(['Bo: busy']);
    expect(queue.isIdle).toBe(true);
  });
});
