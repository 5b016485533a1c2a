import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import type { Games } from '../../match/record.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import type { Entry, Input, News } from '../../match/types.ts';
import type { Command } from './command.ts';
import { MatchState } from './match-state.ts';

const MATCH = 'k3v9k3v9k3v9k3v9';

function openState(entries: readonly Entry[] = new TestTable().start().entries, games: Games = GAMES) {
  const errors: string[] = [];
  const log = { info() {}, error: (_: object, message: string) => void errors.push(message) };
  const told: News[] = [];
  const stored = { match: MATCH, serverSeed: SERVER_SEED, epoch: 0, entries };
  const state = new MatchState({ games, log }, stored, (news) => told.push(news));
  const answers: string[] = [];
  const command = (input: Input, id?: string): Command => ({
    input,
    ...(id !== undefined && { id }),
    answered: (refusal) => void answers.push(refusal?.code ?? 'done'),
  });
  /** Judges these, and stores what comes of it. Gives for each command what became of it. */
  const ask = (...commands: readonly Command[]): readonly string[] => {
    const outcome = state.judgeAll(commands, 1_000);
    state.accept(outcome);
    state.refuse(outcome);
    return commands.map((one) => {
      if (outcome.done.includes(one)) return 'done';
      return outcome.refused.find(({ command: refused }) => refused === one)?.refusal.code ?? 'lost';
    });
  };
  return { state, errors, told, answers, command, ask };
}

const act = (seat: number, choice: string, id: string, phase = 0): Input => ({
  type: 'act',
  seat,
  phase,
  action: { type: 'decide', choice },
  id,
});

describe('a command that is sent twice', () => {
  test('[S2] is applied once, and answered as done both times, in one batch or in two', () => {
    const { state, ask, command } = openState();
    const { seq } = state.match;
    const input = act(0, 'on', 'id');
    expect(ask(command(input, 'id'), command(input, 'id'))).toEqual(['done', 'done']);
    expect(ask(command(input, 'id'))).toEqual(['done']);
    expect(state.match.seq).toBe(seq + 1);
  });

  test('[S2] is known again after a restart', () => {
    const table = new TestTable().start();
    table.decide(0, 'on', { id: 'id' });
    const { state, ask, command } = openState(table.entries);
    const { seq } = state.match;
    expect(ask(command(act(0, 'on', 'id'), 'id'))).toEqual(['done']);
    expect(state.match.seq).toBe(seq);
  });

  test('[S2] with other contents is a conflict, and is not applied', () => {
    const { state, ask, command } = openState();
    expect(ask(command(act(0, 'on', 'id'), 'id'))).toEqual(['done']);
    const { seq } = state.match;
    expect(ask(command(act(0, 'back', 'id'), 'id'))).toEqual(['conflict']);
    expect(ask(command({ type: 'undo', seat: 0, id: 'id' }, 'id'))).toEqual(['conflict']);
    expect(state.match.seq).toBe(seq);
  });

  test('by another seat is another command', () => {
    const { ask, command } = openState();
    expect(ask(command(act(0, 'on', 'id'), 'id'), command(act(1, 'on', 'id'), 'id'))).toEqual(['done', 'done']);
  });

  test('is refused again for the same reason, even where it could be done by now', () => {
    const { ask, command } = openState();
    const early = command(act(1, 'on', 'early', 1), 'early');
    expect(ask(early, early)).toEqual(['stale-phase', 'stale-phase']);
    for (const seat of [0, 1, 2]) ask(command(act(seat, 'on', `${seat}`), `${seat}`));
    expect(ask(early)).toEqual(['stale-phase']);
    expect(ask(command(act(1, 'on', 'later', 1), 'later'))).toEqual(['done']);
  });

  test('and was refused may have other contents the next time', () => {
    const { ask, command } = openState();
    expect(ask(command(act(1, 'nonsense', 'id'), 'id'))).not.toEqual(['done']);
    expect(ask(command(act(1, 'on', 'id'), 'id'))).toEqual(['done']);
  });

  test('without an id is applied twice', () => {
    const { state, ask, command } = openState();
    const { seq } = state.match;
    ask(command(act(0, 'on', 'id')));
    ask(command(act(0, 'back', 'id')));
    expect(state.match.seq).toBe(seq + 2);
  });
});

describe('a fault in the game', () => {
  const faulty: Games = {
    ...GAMES,
    diamant: {
      ...GAMES.diamant,
      apply(state, move) {
        if (move.by === 'seat' && move.seat === 1) throw new Error('a fault of ours');
        return GAMES.diamant.apply(state, move);
      },
    },
  };

  test('[S6] freezes the match, is logged, and refuses the command that hit it and all after it', () => {
    const { state, ask, command, errors } = openState(new TestTable().start().entries, faulty);
    const commands = [0, 1, 2].map((seat) => command(act(seat, 'on', `${seat}`), `${seat}`));
    expect(ask(...commands)).toEqual(['done', 'match-frozen', 'match-frozen']);
    expect(state.match.stage).toBe('frozen');
    expect(errors).toEqual(['frozen']);
  });

  test('that is told by the server itself is done when it is stored', () => {
    const { ask, command } = openState();
    expect(ask(command({ type: 'freeze', what: 'cannot be told' }))).toEqual(['done']);
  });
});

describe('entries of the store', () => {
  test('are all told once, when the match is loaded', () => {
    const { entries } = new TestTable().start();
    expect(openState(entries).told.map(({ entry }) => entry)).toEqual(entries.slice(1));
  });

  test('[S4] are taken all or none', () => {
    const table = new TestTable().start();
    const { state } = openState(table.entries);
    const { seq } = state.match;
    const good: Entry = {
      type: 'moved',
      move: { by: 'seat', seat: 0, at: 1, action: { type: 'decide', choice: 'on' } },
    };
    expect(() => state.take([good, { type: 'moved', move: { by: 'clock', at: 2 } }])).toThrow('is refused');
    expect(state.match.seq).toBe(seq);
    expect(state.take([good])).toHaveLength(1);
    expect(state.match.seq).toBe(seq + 1);
  });

  test('by rules that are not played any more, or without an opening, are no match', () => {
    const [opened, ...rest] = new TestTable().start().entries;
    if (opened?.type !== 'opened') throw new Error('no opening');
    const old = { ...opened, terms: { ...opened.terms, rules: 0 } };
    expect(() => openState([old, ...rest])).toThrow('rules 0 are not played any more');
    expect(() => openState(rest)).toThrow('a log begins with its opening');
    expect(() => openState([])).toThrow('a log begins with its opening');
  });
});

test('[S5] nothing changes before the outcome is accepted', () => {
  const { state, command } = openState();
  const { match, pending } = state;
  const outcome = state.judgeAll([command(act(0, 'on', 'id'), 'id')], 0);
  expect(state.match).toBe(match);
  expect(outcome.match).not.toBe(match);
  state.accept(outcome);
  expect(state.match).toBe(outcome.match);
  expect(state.pending).toBe(pending);
  state.updatePending();
  expect(state.pending.awaited).toEqual([1, 2]);
});

test('[S13] a command counts when it came in, not when it is judged', () => {
  const { state, command } = openState();
  const early = { ...command(act(0, 'on', 'id'), 'id'), at: 400 };
  const outcome = state.judgeAll([early, command(act(1, 'on', 'other'), 'other')], 1_000);
  expect(outcome.entries.map((entry) => entry.type === 'moved' && entry.move.at)).toEqual([400, 1_000]);
});
