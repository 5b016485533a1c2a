// Matches whose host runs in the page: against bots, and several people on one device.

import { describe, expect, test } from 'vitest';
import { BOTS } from '../../bots/all.ts';
import type { Answer, Question } from '../../bots/bot.ts';
import { GAME_IDS, type GameId } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import { chooseAtRandom } from '../../games/out-of-mine/index.ts';
import type { OutOfMineAction } from '../../games/out-of-mine/types.ts';
import { present } from '../../kit/invariant.ts';
import { pick, seededRng } from '../../kit/rng.ts';
import { foldMatch } from '../../match/step.ts';
import type { Entry, Occupant } from '../../match/types.ts';
import { show } from '../testing/shown.ts';
import { bot, person, SERVER_SEED, started } from '../testing/starts.ts';
import { VirtualTime } from '../virtual-time.ts';
import { localSession } from './local.ts';

const ON = { type: 'decide', choice: 'on' } as const;
const BACK = { type: 'decide', choice: 'back' } as const;

interface Options {
  readonly choose?: (question: Question) => Promise<Answer | undefined>;
  readonly dwell?: number;
  readonly pace?: (takes: number) => number;
  readonly drawn?: () => Promise<void>;
  readonly entries?: readonly Entry[];
}

function playing(id: GameId, occupants: readonly Occupant[], options: Options = {}) {
  const time = new VirtualTime();
  const kept: { entries: readonly Entry[]; over: boolean }[] = [];
  const questions: Question[] = [];
  const faults: unknown[] = [];
  let closed = 0;
  let setVisible = (_: boolean): void => {};
  const entries = options.entries ?? started(id, occupants).entries;
  const session = localSession(
    GAMES[id],
    { entries, serverSeed: SERVER_SEED },
    {
      scheduler: time,
      watchVisible(onChange) {
        onChange(true);
        setVisible = onChange;
        return () => {
          setVisible = () => undefined;
        };
      },
      bots: {
        async answer(_, question) {
          questions.push(question);
          return options.choose ? options.choose(question) : { action: ON, takes: 1000 };
        },
        close: () => closed++,
      },
      pace: options.pace ?? ((takes) => takes),
      drawn: options.drawn ?? (async () => undefined),
      keep: (log, over) => kept.push({ entries: [...log], over }),
      onFault: (fault) => faults.push(fault),
    },
  );
  const shown = show(session, time, () => options.dwell ?? 0);
  const table = () => present(shown.presenter.table.value);
  return {
    time,
    kept,
    questions,
    faults,
    session,
    table,
    closed: () => closed,
    setVisible: (isVisible: boolean) => setVisible(isVisible),
    ...shown,
  };
}

/** Does something legal for whoever holds the device, until the match is over. */
async function playOn(match: ReturnType<typeof playing>, longest = 600_000): Promise<void> {
  const { session, time, table } = match;
  const rng = seededRng('local');
  let isOver = false;
  const look = (): void => {
    if (isOver) return;
    time.after(150, look);
    const seat = session.handOver.value;
    if (seat !== undefined) session.look(seat);
    const { myTurn, legal, act, game, settled } = table();
    if (!settled || !myTurn || legal.length === 0) return;
    const action = game.id === 'out-of-mine' ? chooseAtRandom(legal as OutOfMineAction[], rng) : pick(rng, legal);
    if (action !== undefined) act(action);
  };
  look();
  await time.until(() => session.ended.value !== undefined, longest);
  isOver = true;
  await time.pass(60_000);
}

const seatsFor = (id: GameId, make: (seat: number) => Occupant) =>
  Array.from({ length: id === 'diamant' ? 3 : 2 }, (_, seat) => make(seat));

describe.each(GAME_IDS)('a whole match of %s', (id) => {
  test('[S24] against bots is kept after every change, and shown as it is', async () => {
    const { answer } = await BOTS[id]();
    const match = playing(
      id,
      seatsFor(id, (seat) => (seat === 0 ? person('Anna') : bot(`Bot ${seat}`))),
      {
        choose: async (question) => answer(question),
      },
    );
    await playOn(match);
    const last = present(match.kept.at(-1));
    const folded = foldMatch(GAMES[id], last.entries);
    if (!folded.ok) throw new Error(folded.error.code);
    expect(last.over).toBe(true);
    expect(match.session.ended.value).toBe('finished');
    expect(match.table().view).toEqual(GAMES[id].view(folded.value.state, 0));
    expect(match.table().outcome).toEqual(folded.value.outcome);
    expect(match.faults).toEqual([]);
    expect((await match.session.record()).ended).toBe('finished');
  });

  test('on one device: nobody sees what is not theirs, and everybody gets their turn', async () => {
    const match = playing(
      id,
      seatsFor(id, (seat) => person(`P${seat}`)),
    );
    const looked = new Set<unknown>();
    const { look } = match.session;
    match.session.look = (seat) => {
      looked.add(seat);
      look(seat);
    };
    await playOn(match);
    expect(match.session.ended.value).toBe('finished');
    expect(looked.size).toBe(match.table().seats.length);
    const last = present(match.kept.at(-1));
    const folded = foldMatch(GAMES[id], last.entries);
    if (!folded.ok) throw new Error(folded.error.code);
    expect(match.table().view).toEqual(GAMES[id].view(folded.value.state, match.table().viewer));
  });

  test('left in the middle goes on from there, with the whole log', async () => {
    const { answer } = await BOTS[id]();
    const choose = async (question: Question) => answer(question);
    const people = seatsFor(id, (seat) => (seat === 0 ? person('Anna') : bot(`Bot ${seat}`)));
    const before = playing(id, people, { choose });
    void playOn(before).catch(() => undefined);
    await before.time.pass(8000);
    before.presenter.skip();
    const told = before.presenter.told();
    before.presenter.close();
    const { entries } = present(before.kept.at(-1));
    const after = playing(id, people, { choose, entries });
    expect(after.presenter.told().slice(0, told.length)).toEqual(told);
    expect(after.presenter.late.value).toBe(false);
    await playOn(after);
    expect(after.session.ended.value).toBe('finished');
  });
});

describe('against bots', () => {
  const ALONE = [person('Anna'), bot('Pip', 2), bot('Mira', 4)];

  test('the person sees their own view from the start, and may act at once', () => {
    const { table, session, events } = playing('diamant', ALONE);
    expect(table()).toMatchObject({ viewer: 0, myTurn: true, toAct: [0, 1, 2], pending: false });
    expect(session.seats.value.map(({ kind, level, mine }) => [kind, level, mine])).toEqual([
      ['person', undefined, true],
      ['bot', 2, false],
      ['bot', 4, false],
    ]);
    expect(events[0]).toMatchObject({ type: 'reset', viewer: 0 });
  });

  test('bots in a race with a person are as slow as people; alone they keep the pace that was set', async () => {
    const { table, time, kept } = playing('diamant', ALONE, { pace: () => 0 });
    const decided = () => present(kept.at(-1)).entries.filter((entry) => entry.type === 'moved').length;
    const before = decided();
    await time.pass(999);
    expect(decided()).toBe(before);
    await time.pass(1);
    expect(decided()).toBe(before + 2);
    table().act(BACK);
    const next = decided();
    await time.pass(0);
    expect(decided()).toBeGreaterThan(next + 1);
  });

  test('bots wait until the table is drawn', async () => {
    let drawn = (): void => {};
    const { questions, time } = playing('diamant', ALONE, {
      drawn: () =>
        new Promise((resolve) => {
          drawn = resolve;
        }),
    });
    await time.pass(5000);
    expect(questions).toEqual([]);
    drawn();
    await time.settle();
    expect(questions.length).toBeGreaterThan(0);
  });

  test('bots that are alone wait until everything was shown', async () => {
    const { questions, table, time } = playing('diamant', ALONE, { dwell: 500 });
    await time.pass(2000);
    const asked = questions.length;
    table().act(BACK);
    await time.pass(499);
    expect(questions).toHaveLength(asked);
    await time.pass(5000);
    expect(questions.length).toBeGreaterThan(asked);
  });

  test('a bot knows its own view, its level, and a seed that is the same after a reload', async () => {
    const { questions, time } = playing('diamant', ALONE);
    await time.settle();
    expect(questions.map(({ seat, level, seed }) => [seat, level, seed])).toEqual([
      [1, 2, `${SERVER_SEED}/12/1`],
      [2, 4, `${SERVER_SEED}/12/2`],
    ]);
  });

  test('a worker that breaks holds nobody up', async () => {
    const { kept, time } = playing('diamant', ALONE, { choose: () => Promise.reject(new Error('no worker')) });
    await time.pass(5000);
    expect(present(kept.at(-1)).entries.filter((entry) => entry.type === 'moved').length).toBeGreaterThan(2);
  });

  test('what is refused is told to whoever asked, and nothing is kept', () => {
    const { kept, sounds, session, table } = playing('diamant', ALONE);
    const count = kept.length;
    session.act({ type: 'none' });
    expect(table().refusal).toBeDefined();
    expect(sounds).toEqual(['no']);
    expect(kept).toHaveLength(count);
  });

  test('nothing happens after it is closed', async () => {
    const { closed, kept, presenter, time } = playing('diamant', ALONE);
    await time.pass(500);
    presenter.close();
    const count = kept.length;
    await time.pass(60_000);
    expect(kept).toHaveLength(count);
    expect(closed()).toBe(1);
  });

  test('the clock of the match does what is due', async () => {
    const { entries } = started('diamant', ALONE, { pace: { decision: 5000 } });
    const { session, time, kept } = playing('diamant', ALONE, { entries });
    const last = () => present(kept.at(-1)).entries.at(-1);
    await time.pass(4999);
    expect(last()?.type).toBe('moved');
    await time.pass(1);
    expect(last()).toEqual({ type: 'stood-in', seat: 0, at: 5000 });
    expect(session.now()).toBe(5000);
  });

  test('match time stands still while nobody looks', async () => {
    const { session, time, setVisible, presenter } = playing('diamant', ALONE);
    await time.pass(100);
    setVisible(false);
    await time.pass(5000);
    expect(session.now()).toBe(100);
    setVisible(true);
    await time.pass(50);
    expect(session.now()).toBe(150);
    presenter.close();
    setVisible(false);
    await time.pass(50);
    expect(session.now()).toBe(200);
  });
});

describe('an undo', () => {
  test('takes back the last action, here and in the log', async () => {
    const match = playing('ocelot', [person('Anna'), bot('Pip')]);
    const { session, table, presenter, time } = match;
    const rng = seededRng('undo');
    for (let tries = 0; tries < 30 && !session.canUndo.value; tries++) {
      if (table().myTurn) table().act(pick(rng, table().legal));
      await time.pass(3000);
    }
    expect(session.canUndo.value).toBe(true);
    const told = presenter.told().length;
    const scene = presenter.scene.value;
    session.undo();
    expect(presenter.told().length).toBeLessThan(told);
    expect(presenter.scene.value).toBe(scene + 1);
    const folded = foldMatch(GAMES.ocelot, present(match.kept.at(-1)).entries);
    expect(folded.ok && GAMES.ocelot.view(folded.value.state, 0)).toEqual(table().view);
  });
});

describe('one device for several people', () => {
  const THREE = [person('Anna'), person('Ben'), person('Carla')];

  test('shows what everybody may see until somebody takes it', async () => {
    const { session, table, time } = playing('diamant', THREE);
    expect(table()).toMatchObject({ viewer: 'public', myTurn: false });
    await time.settle();
    expect(session.handOver.value).toBe(0);
    session.look(0);
    expect(session.handOver.value).toBeUndefined();
    expect(table()).toMatchObject({ viewer: 0, myTurn: true });
    expect(session.canUndo.value).toBe(false);
  });

  test('is public again as soon as its holder has decided, and goes to the next once all was shown', async () => {
    const { session, table, time, events } = playing('diamant', THREE, { dwell: 300 });
    await time.pass(1000);
    session.look(0);
    table().act(ON);
    expect(events.filter(({ type }) => type === 'reset').at(-1)).toMatchObject({ viewer: 'public' });
    expect(table().viewer).toBe('public');
    await time.pass(299);
    expect(session.handOver.value).toBeUndefined();
    await time.pass(2);
    expect(session.handOver.value).toBe(1);
  });

  test('stays with somebody who has more to do', async () => {
    const { session, table, time } = playing('ocelot', [person('Anna'), person('Ben')]);
    await time.settle();
    session.look(present(session.handOver.value));
    const { viewer } = table();
    const before = table().step;
    table().act(present(table().legal[0]));
    await time.pass(100);
    expect(table().step).toBeGreaterThan(before);
    if (table().toAct.includes(Number(viewer))) expect(table().viewer).toBe(viewer);
    else expect(table().viewer).toBe('public');
  });

  test('nobody acts while nobody holds it', async () => {
    const { session, kept, time } = playing('diamant', THREE);
    await time.settle();
    const count = kept.length;
    session.act(ON);
    session.undo();
    expect(kept).toHaveLength(count);
  });
});
