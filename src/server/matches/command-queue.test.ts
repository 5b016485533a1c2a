import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import type { Input } from '../../match/types.ts';
import type { AppendAnswer } from '../store/store.ts';
import { CommandQueue } from './command-queue.ts';
import { MatchState } from './match-state.ts';

const log = { info() {}, error() {} };

/** A desk whose store answers when it is told to, and what everybody was answered so far. */
function openDesk(table = new TestTable()) {
  const stored = { match: table.match.terms.match, serverSeed: SERVER_SEED, epoch: 0, entries: table.entries };
  const state = new MatchState({ games: GAMES, log }, stored, () => {});
  const answers: AppendAnswer[] = [];
  const said: string[] = [];
  const store = {
    append: (_: unknown, answer: AppendAnswer) => void answers.push(answer),
    entriesFrom: async () => [],
  };
  const queue: CommandQueue = new CommandQueue(
    {
      id: stored.match,
      get seq() {
        return state.match.seq;
      },
      hasLease: true,
      fence: undefined,
      judge: (commands) => state.judge(commands, 0),
      listing: () => undefined,
      accept(outcome) {
        state.accept(outcome);
        for (const { answered } of outcome.done) answered?.(undefined);
        state.refuse(outcome);
      },
      acknowledge: ({ answered }) => answered?.(undefined),
      refuse: (outcome) => state.refuse(outcome),
      catchUp() {},
      onChange() {},
    },
    { store, log },
  );
  const ask = (key: string, input: Input, id?: string): void =>
    queue.submit({
      input,
      ...(id !== undefined && { id }),
      answered: (refusal) => said.push(`${key}: ${refusal?.code ?? 'done'}`),
    });
  const sit = (name: string, seat: number): void =>
    ask(name, { type: 'sit', seat, occupant: { kind: 'person', name }, key: name });
  const act = (id: string, seat: number, phase: number): void =>
    ask(id, { type: 'act', seat, phase, action: { type: 'decide', choice: 'on' }, id }, id);
  return { sit, act, said, answer: (appended: Parameters<AppendAnswer>[0]) => answers.shift()?.(appended) };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Bo has taken a seat that Cy wants as well, and neither has been answered. */
function openWithTwoForOneSeat() {
  const queue = openDesk();
  queue.sit('Ann', 0);
  queue.sit('Bo', 1);
  queue.sit('Cy', 1);
  queue.answer('stored');
  expect(queue.said.splice(0)).toEqual(['Ann: done']);
  return queue;
}

describe('a desk', () => {
  test('refuses for nothing that is not stored yet', () => {
    const { said, answer } = openWithTwoForOneSeat();
    answer('stored');
    expect(said).toEqual(['Bo: done', 'Cy: seat-taken']);
  });

  test('bids everybody ask again where nobody knows what is stored', async () => {
    const { sit, said, answer } = openWithTwoForOneSeat();
    answer(new Error('no disk'));
    expect(said.splice(0)).toEqual(['Bo: busy', 'Cy: busy']);
    await pause();
    sit('Cy', 1);
    answer('stored');
    expect(said).toEqual(['Cy: done']);
  });

  test('judges everybody again where another node was quicker', async () => {
    const { said, answer } = openWithTwoForOneSeat();
    answer('conflict');
    await pause();
    expect(said).toEqual([]);
    answer('stored');
    expect(said).toEqual(['Bo: done', 'Cy: seat-taken']);
  });

  test('does not do later what it refuses in the same round', () => {
    const { act, said, answer } = openDesk(new TestTable().start());
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
