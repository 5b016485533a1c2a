// Players who stay away: stand-ins, forgotten tables, and matches that sleep. Time runs a thousand times faster here.

import { describe, expect, test } from 'vitest';
import { below, seededRng } from '../../src/kit/rng.ts';
import { sized, timeFor } from '../chaos/size.ts';
import { running } from './kit/serving.ts';
import { connect, playOut, randomAction, seatTable, start } from './kit/table.ts';

const server = running({ speed: 1000, idle: 60_000 });
const pace = { decision: 60_000, away: 30_000 };

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

/** Until no match is in memory any more. */
const asleep = (): Promise<void> => expect.poll(() => metric('grotto_matches'), { timeout: 60_000 }).toBe(0);

describe('people who are here', () => {
  const calm = running({ speed: 100, idle: 60_000 });

  test.each(['diamant', 'out-of-mine'] as const)('may think as long as they like: %s', async (game) => {
    // Later than the first minute, in which everybody may come back.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const table = await seatTable(calm.url, { game, open: { pace: { away: 20_000 } } });
    await start(table);
    // Three minutes, in which alarms of the past come due.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const [first] = table.players;
    expect(first?.state?.table.stage).toBe('playing');
    expect(first?.state?.table.seats.map(({ standIn }) => standIn)).not.toContain(true);
    for (const player of table.players) player.leave();
  });

  test('get their seat back by whatever they try to do', async () => {
    const table = await seatTable(calm.url, { seats: 3, open: { pace: { decision: 60_000 } } });
    await start(table);
    const [first] = table.players;
    if (!first) throw new Error('no player');
    first.keepsTexts = true;
    await first.until('the stand-in', () => first.state?.table.seats[0]?.standIn);
    first.say({ type: 'act', id: 'too-late', phase: 99, action: { type: 'decide', choice: 'on' } });
    await first.until('their seat', () => first.texts.some((text) => text.includes('"type":"returned","seat":0')));
    expect(await first.until('the refusal', () => first.refused.get('too-late'))).toBe('stale-phase');
    for (const player of table.players) player.leave();
  });

  test('may look on while stand-ins play for all of them, to the end', async () => {
    const table = await seatTable(calm.url, { seats: 3, open: { pace: { decision: 5_000 } } });
    await start(table);
    const [first] = table.players;
    expect(await first?.until('the end', () => first.state?.table.ended, 60_000)).toBe('finished');
    for (const player of table.players) player.leave();
  });
});

describe('absence', () => {
  test('a stand-in plays for who is away, and rises the moment they are back', async () => {
    // Nobody is hurried: at this speed those who are here would be stood in for as well.
    const table = await seatTable(server.url, { seats: 3, open: { pace: { away: pace.away } } });
    await start(table);
    const [a, b, c] = table.players;
    if (!a || !b || !c) throw new Error('no players');
    c.drop();
    await a.until('a stand-in', () => a.state?.table.seats[2]?.standIn);
    const back = connect(server.url, { match: table.opened.match, token: table.tokens[2] ?? '' });
    await a.until('the owner', () => a.state?.table.seats[2]?.standIn === false);
    await back.until('their seat', () => back.state?.table.seats[2]?.standIn === false);
    for (const player of [a, b, back]) player.leave();
  });

  test(
    '[fault 26] whoever vanishes and whenever, every match comes to its end',
    async () => {
      const rng = seededRng('vanish');
      const matches: string[] = [];
      for (let i = 0; i < sized(12); i++) {
        const table = await seatTable(server.url, { seats: 3, open: { pace } });
        matches.push(table.opened.match);
        await start(table);
        for (let move = below(rng, 12); move > 0; move--) {
          const player = table.players.find((one) => randomAction(one, 'diamant', rng) !== undefined);
          const action = player && randomAction(player, 'diamant', rng);
          if (player && action !== undefined) await player.answer(player.act(action));
        }
        // Some vanish for ever; those who stay play on to the end, at every other table.
        const staying = table.players.filter(() => i % 2 === 0 && below(rng, 3) > 0);
        for (const player of table.players) if (!staying.includes(player)) player.drop();
        void playOut({ ...table, players: staying }).then(() => staying.map((player) => player.leave()));
      }
      for (const match of matches) {
        const watcher = connect(server.url, { match });
        const ended = await watcher.until('the end', () => watcher.state?.table.ended, 120_000);
        expect(['finished', 'abandoned']).toContain(ended);
        watcher.leave();
      }
    },
    timeFor(300_000),
  );

  test('a match without sockets sleeps, and is found again as it was', async () => {
    const table = await seatTable(server.url, { seats: 3, open: { pace: {} } });
    await start(table);
    const [player] = table.players;
    if (!player) throw new Error('no player');
    const id = player.act(randomAction(player, 'diamant', seededRng(1)));
    await player.answer(id);
    const before = player.state?.table;
    for (const one of table.players) one.leave();
    await asleep();
    const back = connect(server.url, { match: table.opened.match, token: table.tokens[0] ?? '' });
    await back.until('welcome', () => back.state);
    expect({ ...back.state?.table, at: 0 }).toEqual({ ...before, at: 0 });
    back.leave();
  });

  test('slow play: a deadline of hours passes while the match sleeps', async () => {
    const slow = { decision: 2 * 60 * 60_000 };
    const table = await seatTable(server.url, { seats: 3, open: { pace: slow } });
    await start(table);
    for (const one of table.players) one.leave();
    const watcher = connect(server.url, { match: table.opened.match });
    await watcher.until('welcome', () => watcher.state);
    expect(watcher.state?.table.pending.deadline).toBeGreaterThanOrEqual(slow.decision);
    watcher.leave();
    await asleep();
    const later = connect(server.url, { match: table.opened.match, token: table.tokens[0] ?? '' });
    await later.until('stand-ins after two hours', () => later.state?.table.seats[1]?.standIn, 120_000);
    later.leave();
  });
});
