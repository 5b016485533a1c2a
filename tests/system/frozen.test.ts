// Faults of ours: a rule that throws stops the match it happened in, and nothing else.

import { describe, expect, test } from 'vitest';
import { running } from './kit/serving.ts';
import { connect, playOut, seatTable, start } from './kit/table.ts';

const server = running({ hasFaults: true, idle: 300 });

const getTable = async (match: string): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${server.url}/api/matches/${match}`);
  return { status: response.status, body: await response.json() };
};
const FROZEN = { status: 409, body: { refusal: { code: 'match-frozen', rule: 'table' } } };

const on = { type: 'decide', choice: 'on' };

describe('a fault of ours', () => {
  for (const part of ['apply', 'tell'] as const) {
    test(`in ${part} freezes its match; another is played to its end`, async () => {
      const struck = await seatTable(server.url, { seats: 3 });
      const other = await seatTable(server.url, { seats: 3 });
      await start(struck);
      await start(other);
      const [player] = struck.players;
      if (!player) throw new Error('no players');
      await server.fault({ broken: part });
      const struckBy = player.act(on);
      if (part === 'tell') for (const one of struck.players) await one.until('goodbye', () => one.closed);
      else await player.until('frozen', () => player.state?.table.stage === 'frozen');
      // What could not be judged was not done; what could not be told is stored.
      if (part === 'apply') expect(await player.answer(struckBy)).toBe('match-frozen');
      await server.fault({});

      const again = connect(server.url, { match: struck.opened.match, token: struck.tokens[1] ?? '' });
      await again.until('frozen', () => again.state?.table.stage === 'frozen');
      expect(await again.answer(again.act(on))).toBe('match-frozen');
      await playOut(other);
      for (const one of [again, ...struck.players, ...other.players]) one.leave();
      expect(server.log.some((line) => line.startsWith('frozen') && line.includes(struck.opened.match))).toBe(true);
    });
  }

  test('in a view is answered the same way over HTTP and sockets, and the process lives', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    await start(table);
    await server.fault({ broken: 'view' });
    expect(await getTable(table.opened.match)).toEqual(FROZEN);
    for (const one of table.players) {
      expect((await one.until('goodbye', () => one.closed)).reason).toBe('frozen');
    }
    const watcher = connect(server.url, { match: table.opened.match });
    expect((await watcher.until('goodbye', () => watcher.closed)).reason).toBe('frozen');
    await server.fault({});
    // Once that is stored, everybody is shown it.
    await expect.poll(() => getTable(table.opened.match)).toMatchObject({ body: { table: { stage: 'frozen' } } });
  });

  test('in a log that cannot be folded is answered the same way, and the log stays as it is', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    await start(table);
    for (const one of table.players) one.leave();
    const { match } = table.opened;
    await server.fault({ broken: 'apply' });
    // Once it sleeps, it has to be folded again.
    await expect.poll(() => getTable(match), { timeout: 120_000, interval: 700 }).toEqual(FROZEN);
    const late = connect(server.url, { match, token: table.tokens[0] ?? '' });
    expect((await late.until('goodbye', () => late.closed)).reason).toBe('frozen');
    await server.fault({});
    const back = connect(server.url, { match, token: table.tokens[0] ?? '' });
    await back.until('playing', () => back.state?.table.stage === 'playing');
    expect(await back.answer(back.act(on))).toBe('done');
    back.leave();
  });
});
