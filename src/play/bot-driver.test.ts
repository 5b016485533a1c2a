import { describe, expect, test } from 'vitest';
import { BOTS } from '../bots/all.ts';
import type { Answer, Question } from '../bots/bot.ts';
import { GAME_IDS, type Seat } from '../contract/game.ts';
import { nextDeadline } from '../match/deadlines.ts';
import { toRecord } from '../match/record.ts';
import { type BotDriverOptions, botDriver } from './bot-driver.ts';
import type { MatchLog } from './match-log.ts';
import { bot, person, started } from './testing/starts.ts';
import { VirtualTime } from './virtual-time.ts';

const MINUTE = 60_000;
const THREE = [bot('Pip'), bot('Mira'), bot('Jonas')];
const decide = (choice: 'on' | 'back', takes = 100): Answer => ({ action: { type: 'decide', choice }, takes });

/** Drives the bots of a match, and writes down what happens to them. */
function driven(log: MatchLog, options: Partial<BotDriverOptions> = {}) {
  const time = new VirtualTime();
  const questions: Question[] = [];
  const refusals: string[] = [];
  const botFaults: Seat[] = [];
  const faults: unknown[] = [];
  let cancel = (): void => {};
  const goOn = (): void => {
    cancel();
    const deadline = nextDeadline(log.game, log.match);
    if (deadline !== undefined) cancel = time.after(deadline - time.now(), () => ask({ type: 'tick' }));
    driver.look();
  };
  const ask = (input: Parameters<MatchLog['ask']>[0]): boolean => {
    const { ok } = log.ask(input, time.now());
    if (ok) goOn();
    return ok;
  };
  const { choose = async () => decide('on'), ...others } = options;
  const driver = botDriver({
    hosted: log,
    scheduler: time,
    now: () => time.now(),
    begin: () => (takes) => takes,
    seed: (seat, seq) => `${seat}/${seq}`,
    choose(question) {
      questions.push(question);
      return choose(question);
    },
    act(input) {
      const done = log.ask(input, time.now());
      if (!done.ok) refusals.push(done.error.code);
      if (!done.ok) return done.error;
      goOn();
      return undefined;
    },
    onBotFault: (_, seat) => botFaults.push(seat),
    onFault: (fault) => faults.push(fault),
    ...others,
  });
  return { log, time, driver, questions, refusals, botFaults, faults, ask };
}

const moves = ({ entries }: MatchLog) => entries.filter((entry) => entry.type === 'moved');

describe.each(GAME_IDS)('bots of %s', (id) => {
  test('play a whole match, without a refusal of theirs outside of a race', async () => {
    const { answer } = await BOTS[id]();
    const log = started(id, id === 'ocelot' ? THREE.slice(1) : THREE);
    const { time, driver, refusals, faults, botFaults } = driven(log, { choose: async (question) => answer(question) });
    driver.look();
    await time.until(() => log.match.stage === 'over', 60 * MINUTE);
    // Who was about to act when it ended thinks better of it.
    await time.pass(60_000);
    expect(log.match.ended).toBe('finished');
    expect([faults, botFaults]).toEqual([[], []]);
    if (id !== 'out-of-mine') expect(refusals).toEqual([]);
    expect(driver.isBusy).toBe(false);
    expect(toRecord(log.entries).moves.length).toBeGreaterThan(10);
  });
});

describe('a bot', () => {
  test('acts when a person would: not before', async () => {
    const { log, time, driver } = driven(started('diamant', THREE), { choose: async () => decide('on', 1000) });
    driver.look();
    await time.pass(999);
    expect(moves(log).filter(({ move }) => move.by === 'seat')).toHaveLength(0);
    expect(driver.isBusy).toBe(true);
    await time.pass(1);
    expect(moves(log).filter(({ move }) => move.by === 'seat')).toHaveLength(3);
  });

  test('takes as long as the pace makes of it, its thinking included', async () => {
    const paced = driven(started('diamant', THREE), {
      begin: () => (takes) => takes / 2,
      choose: async ({ seat }) => {
        if (seat === 0) await new Promise<void>((resolve) => paced.time.after(400, resolve));
        return decide('on', 1000);
      },
    });
    paced.driver.look();
    await paced.time.pass(499);
    expect(moves(paced.log).filter(({ move }) => move.by === 'seat')).toHaveLength(0);
    await paced.time.pass(1);
    expect(moves(paced.log).filter(({ move }) => move.by === 'seat')).toHaveLength(3);
  });

  test('begins when it may', async () => {
    let start = (): void => {};
    const { time, driver, questions } = driven(started('diamant', THREE), {
      begin: (seat) =>
        seat === 0
          ? new Promise((resolve) => {
              start = () => resolve((takes) => takes);
            })
          : (takes) => takes,
    });
    driver.look();
    await time.settle();
    expect(questions.map(({ seat }) => seat)).toEqual([1, 2]);
    start();
    await time.settle();
    expect(questions.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  test('is asked once, however often somebody looks', async () => {
    const { time, driver, questions } = driven(started('diamant', THREE));
    for (let look = 0; look < 5; look++) driver.look();
    await time.settle();
    expect(questions).toHaveLength(3);
  });

  test('knows its view, its level and a seed of its own', async () => {
    const { log, time, driver, questions } = driven(started('diamant', [bot('Pip', 4), person('Anna'), person('Ben')]));
    driver.look();
    await time.settle();
    const view = log.game.view(log.match.state, 0);
    expect(questions).toEqual([{ view, seat: 0, level: 4, seed: `0/${log.match.seq}`, at: 0, since: undefined }]);
  });

  test('that has nothing to do is asked again when something has happened, and not before', async () => {
    const log = started('diamant', [bot('Pip'), person('Anna'), person('Ben')]);
    const { ask, time, driver, questions } = driven(log, { choose: async () => undefined });
    driver.look();
    await time.pass(10_000);
    driver.look();
    await time.pass(10_000);
    expect(questions).toHaveLength(1);
    ask({ type: 'act', seat: 1, action: { type: 'decide', choice: 'on' } });
    await time.settle();
    expect(questions).toHaveLength(2);
  });

  test('that throws is replaced by something legal', async () => {
    const { log, time, driver, botFaults } = driven(started('diamant', THREE), {
      choose: async ({ seat }) => {
        if (seat === 1) throw new Error('the thread has ended');
        return decide('on');
      },
    });
    driver.look();
    await time.until(() => moves(log).filter(({ move }) => move.by === 'seat').length >= 3, MINUTE);
    expect(new Set(botFaults)).toEqual(new Set([1]));
  });

  test('that is refused again and again is replaced by something legal', async () => {
    const log = started('diamant', [bot('Pip'), person('Anna'), person('Ben')]);
    const { time, driver, refusals } = driven(log, { choose: async () => ({ action: { type: 'none' }, takes: 10 }) });
    driver.look();
    await time.until(() => log.match.seq > 8 && moves(log).some(({ move }) => move.by === 'seat'), MINUTE);
    expect(refusals).toHaveLength(5);
    expect(time.now()).toBeGreaterThan(5 * 50);
  });

  test('whose store is away asks on, and is not replaced', async () => {
    const log = started('diamant', [bot('Pip'), person('Anna'), person('Ben')]);
    let asked = 0;
    const { time, driver, questions } = driven(log, {
      act() {
        asked += 1;
        return { code: 'busy', rule: 'table' };
      },
    });
    driver.look();
    await time.until(() => asked === 20, MINUTE);
    expect(questions).toHaveLength(20);
  });

  test('whose seat was taken while it thought does nothing', async () => {
    const log = started('diamant', [bot('Pip'), person('Anna'), person('Ben')]);
    const { ask, time, driver } = driven(log, { choose: async () => decide('on', 1000) });
    driver.look();
    await time.pass(500);
    ask({ type: 'offer', seat: 0, code: 'ab' });
    ask({ type: 'sit', seat: 0, occupant: person('Dora'), code: 'ab' });
    await time.pass(5000);
    expect(moves(log).filter(({ move }) => move.by === 'seat')).toHaveLength(0);
    expect(driver.isBusy).toBe(false);
  });

  test('does nothing after the driver was closed', async () => {
    const { log, time, driver } = driven(started('diamant', THREE));
    driver.look();
    await time.settle();
    driver.close();
    await time.pass(10_000);
    driver.look();
    expect(moves(log).filter(({ move }) => move.by === 'seat')).toHaveLength(0);
    expect(driver.isBusy).toBe(false);
  });

  test('that the rules break under is not asked until the match goes on, and somebody is told', async () => {
    const log = started('diamant', [bot('Pip'), person('Anna'), person('Ben')]);
    let isBroken = true;
    const { ask, time, driver, faults, questions } = driven(log, {
      seed(seat) {
        if (isBroken) throw new Error('broken');
        return `${seat}`;
      },
    });
    driver.look();
    await time.pass(1000);
    driver.look();
    await time.pass(1000);
    expect(faults).toHaveLength(1);
    isBroken = false;
    ask({ type: 'act', seat: 1, action: { type: 'decide', choice: 'on' } });
    await time.settle();
    expect(questions).toHaveLength(1);
  });
});

describe('a stand-in', () => {
  const absent = () => {
    const log = started('diamant', [person('Anna'), person('Ben'), person('Carla')], { pace: { decision: 60_000 } });
    log.ask({ type: 'stand-in', seat: 1 }, 1000);
    return log;
  };

  test('plays at its own level, and knows since when its seat is awaited', async () => {
    const { time, driver, questions } = driven(absent());
    driver.look();
    await time.settle();
    expect(questions).toMatchObject([{ seat: 1, level: 3, since: 0 }]);
  });

  test('is marked in the log', async () => {
    const { log, time, driver } = driven(absent());
    driver.look();
    await time.pass(200);
    expect(moves(log).map(({ move, standIn }) => [move.by, standIn])).toContainEqual(['seat', true]);
  });

  test('rises for its player: what it was about to do is not done', async () => {
    const { log, ask, time, driver } = driven(absent(), { choose: async () => decide('on', 1000) });
    driver.look();
    await time.pass(500);
    ask({ type: 'return', seat: 1 });
    await time.pass(5000);
    expect(moves(log).filter(({ move }) => move.by === 'seat')).toHaveLength(0);
  });

  test('does not play where everybody has left, until somebody looks on', async () => {
    const log = absent();
    for (const seat of [0, 2]) log.ask({ type: 'stand-in', seat }, 1000);
    let isHere = false;
    const { time, driver, questions } = driven(log, { isAnyoneHere: () => isHere });
    driver.look();
    await time.settle();
    expect(questions).toHaveLength(0);
    isHere = true;
    driver.look();
    await time.settle();
    expect(questions).toHaveLength(3);
  });
});

test('people are not played for', async () => {
  const { time, driver, questions } = driven(started('diamant', [person('Anna'), person('Ben'), person('Carla')]));
  driver.look();
  await time.settle();
  expect(questions).toEqual([]);
});
