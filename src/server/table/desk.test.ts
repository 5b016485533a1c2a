import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import type { Input } from '../../match/types.ts';
import type { AppendAnswer } from '../store/store.ts';
import { Desk } from './desk.ts';
import { Folded } from './folded.ts';

const log = { info() {}, error() {} };

/** A desk whose store answers when it is told to, and what everybody was answered so far. */
function openDesk(table = new TestTable()) {
  const stored = { match: table.match.terms.match, serverSeed: SERVER_SEED, epoch: 0, entries: table.entries };
  const folded = new Folded({ games: GAMES, log }, stored, () => {});
  const answers: AppendAnswer[] = [];
  const said: string[] = [];
  const store = { append: (_: unknown, answer: AppendAnswer) => void answers.push(answer), tail: async () => [] };
  const desk: Desk = new Desk(
    {
      id: stored.match,
      get seq() {
        return folded.match.seq;
      },
      isInCare: true,
      fence: undefined,
      judge: (asks) => folded.judge(asks, 0),
      listing: () => undefined,
      accept(round) {
        folded.accept(round);
        for (const { answered } of round.done) answered?.(undefined);
        folded.refuse(round);
      },
      tellDone: ({ answered }) => answered?.(undefined),
      refuse: (round) => folded.refuse(round),
      catchUp() {},
      onChange() {},
    },
    { store, log },
  );
  const ask = (name: string, input: Input, id?: string): void =>
    desk.ask({
      input,
      ...(id !== undefined && { id }),
      answered: (refusal) => said.push(`${name}: ${refusal?.code ?? 'done'}`),
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
  const desk = openDesk();
  desk.sit('Ann', 0);
  desk.sit('Bo', 1);
  desk.sit('Cy', 1);
  desk.answer('stored');
  expect(desk.said.splice(0)).toEqual(['Ann: done']);
  return desk;
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
