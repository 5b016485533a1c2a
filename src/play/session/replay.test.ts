import { expect, test } from 'vitest';
import type { Viewer } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import { present } from '../../kit/invariant.ts';
import { readRecord, toRecord } from '../../match/record.ts';
import { TestTable } from '../../match/testing.ts';
import { show } from '../testing/shown.ts';
import { VirtualTime } from '../virtual-time.ts';
import { replaySession } from './replay.ts';
import type { SessionEvent } from './session.ts';

test('who played for whom is told at the same place, gone to step by step or at once', () => {
  const table = new TestTable({ pace: { decision: 100_000 } }).start();
  const on = { type: 'decide', choice: 'on' } as const;
  table.ask({ type: 'stand-in', seat: 1 });
  for (const seat of [0, 1, 2])
    table.ask({ type: 'act', seat, action: on, ...(seat === 1 && { standIn: true as const }) });
  table.ask({ type: 'return', seat: 1 });
  for (const seat of [0, 1, 2]) table.ask({ type: 'act', seat, action: { ...on, choice: 'back' } });
  const read = readRecord(toRecord(table.entries), GAMES);
  if (!read.ok) throw new Error(read.error.code);
  const heard: SessionEvent[] = [];
  const session = replaySession(read.value);
  session.open({ hear: (event) => heard.push(event), shown: () => Promise.resolve() });

  const presence: string[] = [];
  for (let step = 1; step <= session.length; step++) {
    session.goTo(step);
    presence.push(session.seats.value.map((seat) => seat.presence).join(' '));
  }
  // From the bot's move on, and until the player's own.
  const [ALL, BOT] = ['here here here', 'here stand-in here'];
  expect(presence.filter((now, step) => now !== presence[step - 1])).toEqual([ALL, BOT, ALL]);
  expect(presence.indexOf(BOT)).toBe(read.value.moves.findIndex((move) => move.by === 'seat' && move.seat === 1));
  let after = 0;
  const stepped = heard.splice(0).flatMap((event) => {
    if (event.type === 'told') after += event.heard.length;
    return event.type === 'seat' ? [{ after, news: event.news }] : [];
  });
  expect(stepped.map(({ news }) => news.type)).toEqual(['stood-in', 'returned']);

  session.goTo(0);
  session.goTo(session.length);
  const last = present(heard.at(-1));
  expect(last.type === 'reset' && last.past?.seats).toEqual(stepped);
});

/** A record of Diamant with everybody's decisions. */
function recorded() {
  const table = new TestTable().start().playUntil(() => false);
  const read = readRecord(toRecord(table.entries), GAMES);
  if (!read.ok) throw new Error(read.error.code);
  const session = replaySession(read.value);
  const shown = show(session, new VirtualTime());
  const view = (step: number, viewer: Viewer) => read.value.game.view(read.value.states[step], viewer);
  return { session, read: read.value, view, ...shown };
}

test('every step shows what everybody knew then, whichever way one gets there', () => {
  const { session, view, presenter, read } = recorded();
  expect(session.length).toBe(read.moves.length);
  for (let step = 1; step <= session.length; step++) {
    session.goTo(step);
    expect(presenter.table.value?.view).toEqual(view(step, 'public'));
  }
  expect(session.ended.value).toBe('finished');
  const told = presenter.told();
  session.goTo(3);
  expect(session.ended.value).toBeUndefined();
  session.goTo(999);
  expect(session.at.value).toBe(session.length);
  expect(presenter.told()).toEqual(told);
  session.goTo(-1);
  expect([session.at.value, presenter.told()]).toEqual([0, []]);
  expect(session.now()).toBe(0);
});

test('one step on is played, any other jump just stands there', () => {
  const { session, events } = recorded();
  session.goTo(1);
  expect(events.at(-1)?.type).toBe('told');
  session.goTo(3);
  expect(events.at(-1)?.type).toBe('reset');
  session.goTo(2);
  expect(events.at(-1)?.type).toBe('reset');
});

test('through the eyes of a seat one sees what it saw, and does nothing for it', () => {
  const { session, view, presenter } = recorded();
  session.goTo(4);
  session.lookAs(1);
  expect(presenter.table.value).toMatchObject({ view: view(4, 1), viewer: 1, myTurn: false, legal: [] });
  session.goTo(5);
  expect(presenter.table.value?.view).toEqual(view(5, 1));
});
