// Time at the table is the house's own: nothing that a client says and no jump of a date changes it.

import { afterEach, describe, expect, test } from 'vitest';
import { running } from './kit/serving.ts';
import { connect, playOut, seatTable, start, type Table } from './kit/table.ts';

const server = running({ hasFaults: true });
const pace = { decision: 60_000, away: 60_000 };
const HOUR = 3_600_000;

afterEach(() => server.fault({}));

const timed = async (): Promise<Table> => {
  const table = await seatTable(server.url, { seats: 3, open: { pace } });
  await start(table);
  return table;
};

describe('[fault 23] what clients say of time', () => {
  const claims = [
    { at: 0 },
    { at: -5000 },
    { at: Number.MAX_SAFE_INTEGER },
    { lag: 0 },
    { lag: 1e9 },
    { lag: -500 },
    { thought: 0 },
    { sentAt: Date.now() + HOUR },
  ];
  test.each(claims)('%o beside an action is no message of ours', async (claim) => {
    const table = await timed();
    const [player] = table.players;
    if (!player) throw new Error('no players');
    const phase = player.state?.table.pending.phase;
    const act = { type: 'act', id: 'claims-a-time', phase, action: { type: 'decide', choice: 'on' } };
    player.say({ ...act, ...claim });
    expect((await player.until('goodbye', () => player.closed)).reason).toBe('bad-message');
    for (const one of table.players) one.leave();
  });

  test('a time inside an action is refused by the game or left out, and the log has the time of the house', async () => {
    const table = await timed();
    const [player, other] = table.players;
    if (!player || !other) throw new Error('no players');
    other.keepsTexts = true;
    await player.answer(player.act({ type: 'decide', choice: 'on', at: HOUR }));
    await playOut(table);
    const times = other.frames.flatMap((frame) => (frame.type === 'news' ? frame.news : []));
    for (const line of times) if ('at' in line) expect(line.at).toBeLessThan(HOUR);
    for (const one of table.players) one.leave();
  });
});

describe('[fault 23] a jump of the date', () => {
  test.each([
    ['an hour ahead', HOUR],
    ['an hour back', -HOUR],
  ])('%s sends no stand-in, and moves nobody’s deadline', async (_name, jump) => {
    const table = await timed();
    const [player] = table.players;
    if (!player) throw new Error('no players');
    const before = (await player.look()).pending.deadline;
    await server.fault({ date: jump });
    const late = connect(server.url, { match: table.opened.match });
    await late.until('welcome', () => late.state);
    const seen = await player.look();
    expect(seen.pending.deadline).toBe(before);
    expect(seen.seats.map(({ standIn }) => standIn)).toEqual([false, false, false]);
    await playOut(table);
    expect(player.state?.table.ended).toBe('finished');
    for (const one of [late, ...table.players]) one.leave();
  });
});
