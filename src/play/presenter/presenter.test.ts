// What is shown when, and what the log keeps of it: with a session that says what the test wants.

import { computed, signal } from '@preact/signals-core';
import { describe, expect, test } from 'vitest';
import { diamant } from '../../games/diamant/index.ts';
import { hearAll } from '../heard.ts';
import type { SeatInfo, Session, SessionListener } from '../session/session.ts';
import { show } from '../testing/shown.ts';
import { person, started } from '../testing/starts.ts';
import { VirtualTime } from '../virtual-time.ts';

const PEOPLE = [person('Anna'), person('Ben'), person('Carla')];
const seatOf = (seat: number): SeatInfo => ({
  seat,
  name: PEOPLE[seat]?.name ?? '',
  kind: 'person',
  level: undefined,
  presence: 'here',
  mine: seat === 0,
});

/** Anna's view of a match in which all go on, and what she is told of the first turns. */
function story() {
  const log = started('diamant', PEOPLE);
  const opening = log.game.view(log.match.state, 0);
  const effects: unknown[] = [];
  for (let turn = 0; turn < 3; turn++) {
    for (const seat of [0, 1, 2]) {
      const asked = log.ask({ type: 'act', seat, action: { type: 'decide', choice: 'on' } }, turn);
      for (const news of asked.ok ? asked.value : []) {
        effects.push(...news.effects.flatMap((effect) => log.game.tell(effect, 0) ?? []));
      }
    }
  }
  return { opening, heard: hearAll(log.game, opening, effects) };
}

function watching(dwell: (effect: unknown) => number = () => 100, suspense: (effect: unknown) => number = () => 0) {
  const time = new VirtualTime();
  const { opening, heard } = story();
  const seats = signal<readonly SeatInfo[]>([0, 1, 2].map(seatOf));
  const pending = signal(false);
  const ended = signal<'abandoned' | undefined>(undefined);
  const wants = signal<((action: unknown) => boolean) | undefined>(undefined);
  const acted: unknown[] = [];
  let closed = 0;
  let listener: SessionListener | undefined;
  const session: Session = {
    game: diamant as never,
    match: 'm',
    options: {},
    hints: false,
    seats,
    connection: signal('local'),
    ended,
    canUndo: signal(false),
    pending,
    wants: computed(() => wants.value),
    handOver: signal(undefined),
    open(to) {
      listener = to;
      to.hear({ type: 'reset', viewer: 0, view: opening });
    },
    act: (action) => acted.push(action),
    undo: () => undefined,
    look: () => undefined,
    now: () => 77,
    record: () => Promise.reject(new Error('none')),
    close: () => closed++,
  };
  const shown = show(session, time, dwell, suspense);
  const say: SessionListener['hear'] = (event) => listener?.hear(event);
  const table = () => {
    const now = shown.presenter.table.value;
    if (!now) throw new Error('no table');
    return now;
  };
  let isShown = 0;
  const waitUntilShown = () => void listener?.shown().then(() => isShown++);
  return {
    ...shown,
    time,
    session,
    say,
    table,
    heard,
    opening,
    seats,
    pending,
    ended,
    wants,
    acted,
    closed: () => closed,
    waitUntilShown,
    isShown: () => isShown,
  };
}

describe('effects', () => {
  test('[S23] are shown one at a time, each as long as the board says, with the views before and after', async () => {
    const { heard, say, table, time, opening } = watching();
    say({ type: 'told', heard: heard.slice(0, 3) });
    expect(table()).toMatchObject({ effect: heard[0]?.effect, view: heard[0]?.view, before: opening, settled: false });
    const { step } = table();
    await time.pass(99);
    expect(table().step).toBe(step);
    await time.pass(1);
    expect(table()).toMatchObject({ effect: heard[1]?.effect, before: heard[0]?.view, step: step + 1, settled: false });
    await time.pass(100);
    expect(table()).toMatchObject({ effect: heard[2]?.effect, view: heard[2]?.view, step: step + 2, settled: true });
  });

  test('that are told meanwhile wait for their turn', async () => {
    const { heard, say, table, time } = watching();
    say({ type: 'told', heard: heard.slice(0, 1) });
    await time.pass(50);
    say({ type: 'told', heard: heard.slice(1, 2) });
    expect(table().effect).toBe(heard[0]?.effect);
    await time.pass(50);
    expect(table().effect).toBe(heard[1]?.effect);
  });

  test('without a dwell are shown at once, all of them', () => {
    const { heard, say, table, presenter } = watching(() => 0);
    say({ type: 'told', heard });
    expect(table()).toMatchObject({ view: heard.at(-1)?.view, settled: true });
    expect(presenter.told()).toEqual(heard.map(({ effect }) => effect));
  });

  test('hold up the next for six seconds at most', async () => {
    const { heard, say, table, time } = watching(() => 60_000);
    say({ type: 'told', heard: heard.slice(0, 2) });
    await time.pass(5999);
    expect(table().effect).toBe(heard[0]?.effect);
    await time.pass(1);
    expect(table().effect).toBe(heard[1]?.effect);
  });

  test('[S23] are skipped all at once, without a sound, and are in the log all the same', async () => {
    let looked = 0;
    const { heard, say, table, presenter, time } = watching(() => {
      looked += 1;
      return 100;
    });
    say({ type: 'told', heard });
    presenter.skip();
    expect(looked).toBe(1);
    expect(table()).toMatchObject({ view: heard.at(-1)?.view, settled: true, effect: undefined });
    expect(presenter.log.value).toHaveLength(heard.length);
    const { step } = table();
    await time.pass(10_000);
    expect(table().step).toBe(step);
  });

  test('that were shown settle those who wait for it', async () => {
    const { heard, say, time, waitUntilShown, isShown } = watching();
    waitUntilShown();
    await time.settle();
    expect(isShown()).toBe(1);
    say({ type: 'told', heard: heard.slice(0, 2) });
    waitUntilShown();
    await time.pass(199);
    expect(isShown()).toBe(1);
    await time.pass(1);
    expect(isShown()).toBe(2);
  });

  test('that were skipped settle them too', async () => {
    const { heard, say, time, waitUntilShown, isShown, presenter } = watching();
    say({ type: 'told', heard });
    waitUntilShown();
    presenter.skip();
    await time.settle();
    expect(isShown()).toBe(1);
  });
});

describe('an effect on its way', () => {
  const isTurned = (effect: unknown) => (effect as { type: string }).type === 'turned';
  const turning = () => {
    let looked = 0;
    const all = watching(
      () => {
        looked += 1;
        return 100;
      },
      (effect) => (isTurned(effect) ? 500 : 0),
    );
    const { heard } = all;
    const nth = heard.findIndex(({ effect }) => isTurned(effect));
    const until = async (count: number) => {
      all.say({ type: 'told', heard: heard.slice(0, count) });
      await all.time.pass(100 * nth);
    };
    return { ...all, nth, until, looked: () => looked };
  };

  test('changes nothing before it is shown, and says that it comes', async () => {
    const { heard, nth, until, table, presenter, time, looked } = turning();
    await until(nth + 1);
    const [last, card] = [heard[nth - 1], heard[nth]];
    const held = { view: last?.view, effect: last?.effect, coming: card?.effect, settled: false, legal: [], toAct: [] };
    for (const wait of [0, 499]) {
      await time.pass(wait);
      expect(table()).toMatchObject({ ...held, step: nth + 1 });
      expect(presenter.log.value).toHaveLength(nth);
      expect(presenter.told()).not.toContain(card?.effect);
      expect(looked()).toBe(nth);
    }
    await time.pass(1);
    expect(table()).toMatchObject({ view: card?.view, before: last?.view, effect: card?.effect, settled: true });
    expect(table().coming).toBeUndefined();
    expect(presenter.log.value).toHaveLength(nth + 1);
    expect(looked()).toBe(nth + 1);
  });

  test('looks the same whatever it is and whatever follows it', async () => {
    const [one, more] = [turning(), turning()];
    await one.until(one.nth + 1);
    await more.until(more.heard.length);
    const known = ({ table, presenter }: ReturnType<typeof turning>) => {
      const { view, effect, before, step, settled, toAct, legal, deadline, outcome } = table();
      return { view, effect, before, step, settled, toAct, legal, deadline, outcome, told: presenter.told() };
    };
    expect(known(more)).toEqual(known(one));
  });

  test('is shown at once by a skip, as it would be in the end', async () => {
    const { heard, nth, until, table, presenter, time, looked, waitUntilShown, isShown } = turning();
    await until(nth + 1);
    waitUntilShown();
    presenter.skip();
    expect(table()).toMatchObject({ view: heard[nth]?.view, effect: heard[nth]?.effect, settled: true });
    await time.pass(10_000);
    expect(looked()).toBe(nth + 1);
    expect(isShown()).toBe(1);
    expect(presenter.told()).toEqual(heard.slice(0, nth + 1).map(({ effect }) => effect));
  });

  test('is skipped with all that follows it', async () => {
    const { heard, nth, until, table, presenter, looked } = turning();
    await until(heard.length);
    presenter.skip();
    expect(table()).toMatchObject({ view: heard.at(-1)?.view, effect: undefined, coming: undefined, settled: true });
    expect(presenter.told()).toEqual(heard.map(({ effect }) => effect));
    expect(looked()).toBe(nth);
  });

  test('is forgotten by a reset', async () => {
    const { nth, until, say, opening, table, presenter, time } = turning();
    await until(nth + 1);
    say({ type: 'reset', viewer: 1, view: opening });
    expect(table()).toMatchObject({ view: opening, coming: undefined, settled: true });
    await time.pass(10_000);
    expect(table().view).toBe(opening);
    expect(presenter.log.value).toHaveLength(nth);
  });
});

describe('the log', () => {
  test('keeps the table of each moment', () => {
    const { heard, say, presenter } = watching(() => 0);
    say({ type: 'told', heard });
    const views = presenter.log.value.map(({ table }) => table.view);
    expect(views).toEqual(heard.map(({ view }) => view));
  });

  test('says who plays for whom, where it happened', async () => {
    const { heard, say, presenter, time } = watching();
    const news = { type: 'stood-in', seat: 1, name: 'Ben' } as const;
    say({ type: 'told', heard: heard.slice(0, 1) });
    say({ type: 'seat', news });
    say({ type: 'told', heard: heard.slice(1, 2) });
    await time.pass(100);
    expect(presenter.log.value.map((line) => ('news' in line ? line.news : line.effect))).toEqual([
      heard[0]?.effect,
      news,
      heard[1]?.effect,
    ]);
  });

  test('a change of a seat alone leaves the table settled', () => {
    const { say, table } = watching();
    say({ type: 'seat', news: { type: 'returned', seat: 1, name: 'Ben' } });
    expect(table().settled).toBe(true);
  });

  test('is told anew from the opening on after a reset, seats and all, at once', () => {
    const { heard, opening, say, presenter, table } = watching();
    const news = { type: 'stood-in', seat: 1, name: 'Ben' } as const;
    const back = { type: 'returned', seat: 1, name: 'Ben' } as const;
    say({ type: 'told', heard });
    const seats = [
      { after: 1, news },
      { after: heard.length, news: back },
    ];
    const view = heard.at(-1)?.view;
    say({ type: 'reset', viewer: 0, view, past: { opening, heard, seats, late: true } });
    expect(presenter.late.value).toBe(true);
    expect(table()).toMatchObject({ view, settled: true, effect: undefined, before: undefined });
    const lines = presenter.log.value.map((line) => ('news' in line ? line.news.type : line.effect));
    expect(lines).toEqual([heard[0]?.effect, 'stood-in', ...heard.slice(1).map(({ effect }) => effect), 'returned']);
    expect(presenter.log.value[0]?.table.before).toBe(opening);
  });

  test('stays as it is after a reset that knows nothing of the past', () => {
    const { heard, opening, say, presenter } = watching(() => 0);
    say({ type: 'told', heard });
    say({ type: 'reset', viewer: 'public', view: opening });
    expect(presenter.log.value).toHaveLength(heard.length);
  });
});

test('a reset ends what is being shown, and begins a new scene', async () => {
  const { heard, opening, say, presenter, table, time, waitUntilShown, isShown } = watching();
  const scene = presenter.scene.value;
  say({ type: 'told', heard });
  waitUntilShown();
  say({ type: 'reset', viewer: 1, view: opening });
  expect(presenter.scene.value).toBe(scene + 1);
  expect(table()).toMatchObject({ viewer: 1, view: opening, settled: true });
  await time.pass(10_000);
  expect(table().view).toBe(opening);
  expect(isShown()).toBe(1);
});

describe('an action', () => {
  test('skips what is shown, forgets the last refusal, and goes to the session', () => {
    const { acted, heard, say, sounds, table } = watching();
    say({ type: 'refused', refusal: { code: 'no', rule: 'D1' } });
    expect(table().refusal?.code).toBe('no');
    expect(sounds).toEqual(['no']);
    say({ type: 'told', heard });
    table().act({ type: 'decide', choice: 'on' });
    expect(acted).toEqual([{ type: 'decide', choice: 'on' }]);
    expect(table()).toMatchObject({ settled: true, refusal: undefined });
  });

  test('is legal for whoever is awaited, once all is shown, until the match has ended', () => {
    const { ended, heard, say, table, presenter } = watching();
    expect(table().legal).toHaveLength(2);
    expect(table()).toMatchObject({ myTurn: true, toAct: [0, 1, 2] });
    say({ type: 'told', heard: heard.slice(0, 2) });
    expect(table()).toMatchObject({ legal: [], myTurn: false, toAct: [] });
    presenter.skip();
    expect(table().myTurn).toBe(table().toAct.includes(0));
    ended.value = 'abandoned';
    expect(table()).toMatchObject({ legal: [], myTurn: false, toAct: [], deadline: undefined });
  });

  test('is judged by the rules without being done', () => {
    const { acted, table, say, opening } = watching();
    expect(table().judge({ type: 'decide', choice: 'on' }).ok).toBe(true);
    say({ type: 'reset', viewer: 'public', view: opening });
    const judged = table().judge({ type: 'decide', choice: 'on' });
    expect(!judged.ok && judged.error.code).toBe('no-such-seat');
    expect(acted).toEqual([]);
  });

  test('is wanted where a lesson wants it', () => {
    const { table, wants } = watching();
    expect(table().wanted).toEqual([]);
    wants.value = (action) => JSON.stringify(action).includes('back');
    expect(table().wanted).toEqual([{ type: 'decide', choice: 'back' }]);
  });

  test('is not for a seat that somebody else plays, and nobody is called you who only looks on', () => {
    const { seats, session, table } = watching();
    expect(table().who(0)).toEqual({ name: 'Anna', you: true });
    expect(table().who(1)).toEqual({ name: 'Ben', you: false });
    seats.value = [0, 1, 2].map((seat) => ({ ...seatOf(seat), mine: false }));
    expect(table()).toMatchObject({ myTurn: false, legal: [] });
    Object.assign(session, { looksOn: true });
    seats.value = [0, 1, 2].map(seatOf);
    expect(table().who(0).you).toBe(false);
  });
});

test('what no effect tells is shown as soon as it is so', () => {
  const { pending, seats, table } = watching();
  const before = table();
  pending.value = true;
  expect(table()).toMatchObject({ pending: true, step: before.step });
  seats.value = [0, 1, 2].map((seat) => ({ ...seatOf(seat), presence: 'away' }));
  expect(table().seats[1]?.presence).toBe('away');
  expect(table().company([1])).toEqual({ here: [1], others: '' });
  expect(table().now()).toBe(77);
});

test('nothing is shown any more once it is closed', async () => {
  const { closed, heard, pending, presenter, say, table, time } = watching();
  say({ type: 'told', heard });
  const { step } = table();
  presenter.close();
  pending.value = true;
  await time.pass(10_000);
  expect(table()).toMatchObject({ step, pending: false });
  expect(closed()).toBe(1);
});
