// Somebody vanishes at the worst moment: the table goes on, or ends, within twice the time that it waits by agreement.

import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/contract/game.ts';
import { covered } from '../../src/games/out-of-mine/testing.ts';
import { seatCommitment } from '../../src/kit/luck.ts';
import { seededRng } from '../../src/kit/rng.ts';
import { LEFT_TIME, SEALING_TIME } from '../../src/match/deadlines.ts';
import type { Told } from '../../src/match/told.ts';
import type { OpenBody, Opened } from '../../src/protocol/http.ts';
import { getIntoTheMine, viewOf } from '../chaos/contended-takes.ts';
import type { Player } from './kit/player.ts';
import { running } from './kit/serving.ts';
import { connect, OPTIONS, post, randomAction, seatTable, start, type Table } from './kit/table.ts';

const AWAY = 30_000;
const open = { pace: { away: AWAY } };
// Slow enough that the machine's own pauses are nothing beside the times that are agreed.
const server = running({ speed: 20, idle: 600_000 });

/** Bots are loaded when they are first asked: that is none of the time that is measured. */
beforeAll(async () => {
  await Promise.all(
    GAME_IDS.map(async (game) => {
      const seats = game === 'diamant' ? 3 : 2;
      const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, level: 3, name: `Bot ${i}` }));
      const options = game === 'ocelot' ? { mat: 'split', start: 'seat-1' } : OPTIONS[game];
      const body = { game, seats, options, open: 'link', bots, sit: { name: 'Ada', seat: 0 } };
      const { match, seated } = await post<Opened>(`${server.url}/api/matches`, body);
      const player = connect(server.url, { game, match, token: seated?.token ?? '' });
      await player.until('welcome', () => player.state);
      player.keepsTexts = true;
      player.ready();
      await player.until('a bot’s move', () => lines(player).filter(({ type }) => type === 'moved').length > 1);
      player.leave();
    }),
  );
});

const lines = ({ frames }: Player): readonly Told[] =>
  frames.flatMap((frame) => (frame.type === 'news' ? frame.news : []));

/** Its socket dies; the match time at which it was still there. */
async function vanish({ opened }: Table, ...players: readonly Player[]): Promise<number> {
  const shown = await fetch(`${server.url}/api/matches/${opened.match}`);
  const { now } = (await shown.json()) as { readonly now: number };
  for (const player of players) player.drop();
  return now;
}

/** How long after that instant something like this has happened, in match time. */
function timeUntil(since: number, player: Player, what: string, isIt: (line: Told) => boolean): Promise<number> {
  return player.until(what, () => {
    const line = lines(player).find((one) => 'at' in one && one.at >= since && isIt(one));
    return line && 'at' in line && line.at - since;
  });
}

const hasEffect =
  (type: string) =>
  (line: Told): boolean =>
    line.type === 'moved' && line.effects.some((effect) => (effect as { type: string }).type === type);

async function recorded(
  game: GameId,
  seats: number,
  options = OPTIONS[game],
  scenario?: OpenBody['scenario'],
): Promise<Table> {
  const table = await seatTable(server.url, {
    game,
    seats,
    open: { ...open, options: options as OpenBody['options'], ...(scenario !== undefined && { scenario }) },
  });
  for (const player of table.players) player.keepsTexts = true;
  return table;
}

function leaveAll({ players }: Table): void {
  for (const player of players) player.leave();
}

describe.concurrent('[fault 26] somebody vanishes', () => {
  test('while entropy is sealed: the match begins without theirs', async () => {
    const table = await recorded('diamant', 3);
    const [first, second, gone] = table.players;
    if (!first || !second || !gone) throw new Error('no players');
    // Says that it is ready, and never shows what it has committed to.
    gone.say({ type: 'ready', commitment: seatCommitment('00'.repeat(16)) });
    await first.until('ready', () => first.state?.table.seats[2]?.ready);
    first.ready();
    second.ready();
    await gone.until('sealing', () => gone.state?.table.stage === 'sealing');
    const since = await vanish(table, gone);
    const began = await timeUntil(since, first, 'the start', ({ type }) => type === 'started');
    expect(began).toBeLessThanOrEqual(2 * SEALING_TIME);
    for (const player of [first, second]) player.act({ type: 'decide', choice: 'on' });
    expect(await timeUntil(since, first, 'the reveal', hasEffect('revealed'))).toBeLessThanOrEqual(
      SEALING_TIME + 2 * AWAY,
    );
    leaveAll(table);
  });

  test('during a vote, undecided: the stand-in decides', async () => {
    const table = await recorded('diamant', 3);
    await start(table);
    const [first, second, gone] = table.players;
    if (!first || !second || !gone) throw new Error('no players');
    await first.answer(first.act({ type: 'decide', choice: 'on' }));
    const since = await vanish(table, gone);
    await second.answer(second.act({ type: 'decide', choice: 'on' }));
    expect(await timeUntil(since, first, 'the reveal', hasEffect('revealed'))).toBeLessThanOrEqual(2 * AWAY);
    leaveAll(table);
  });

  test('during a vote, having decided: nobody waits for them until the next', async () => {
    const table = await recorded('diamant', 3);
    await start(table);
    const [first, second, gone] = table.players;
    if (!first || !second || !gone) throw new Error('no players');
    await gone.answer(gone.act({ type: 'decide', choice: 'back' }));
    const since = await vanish(table, gone);
    for (const player of [first, second]) await player.answer(player.act({ type: 'decide', choice: 'on' }));
    expect(await timeUntil(since, first, 'the reveal', hasEffect('revealed'))).toBeLessThanOrEqual(AWAY);
    leaveAll(table);
  });

  test('in a race, with a tile in hand: the stand-in plays on, and the round ends', async () => {
    const table = await recorded('out-of-mine', 3, { rounds: 1 });
    await start(table);
    await getIntoTheMine(table.players);
    const [first, second, gone] = table.players;
    if (!first || !second || !gone) throw new Error('no players');
    const [tile] = viewOf(gone).supply;
    await gone.answer(gone.act({ type: 'take', tile }));
    const since = await vanish(table, gone);
    // The race waits for the one who is gone alone.
    for (const player of [first, second]) await player.answer(player.act({ type: 'stuck' }));
    const isHandled = (line: Told): boolean =>
      line.type === 'moved' && line.effects.some((effect) => (effect as { seat?: number }).seat === gone.seat);
    expect(await timeUntil(since, first, 'the stand-in', isHandled)).toBeLessThanOrEqual(2 * AWAY);
    expect(await first.until('the end', () => first.state?.table.ended)).toBe('finished');
    leaveAll(table);
  });

  test('while a call is judged: the round ends when their grace does', async () => {
    const grace = 20;
    const table = await recorded('out-of-mine', 2, { rounds: 1, handicaps: [{}, { grace }] }, covered(2));
    await start(table);
    const [caller, gone] = table.players;
    if (!caller || !gone) throw new Error('no players');
    await caller.until('the race', () => viewOf(caller)?.seats[0]?.mining);
    await caller.answer(caller.act({ type: 'call' }));
    const since = await vanish(table, gone);
    const ended = await timeUntil(since, caller, 'the end', ({ type }) => type === 'ended');
    expect(ended).toBeLessThanOrEqual(2 * grace * 1000);
    leaveAll(table);
  });

  test('in Ocelot, in their turn: the stand-in plays it, and the other goes on', async () => {
    const table = await recorded('ocelot', 2, { mat: 'split', start: 'seat-1' });
    await start(table);
    const [first, gone] = table.players;
    if (!first || !gone) throw new Error('no players');
    const since = await vanish(table, gone);
    expect(await timeUntil(since, first, 'their turn', hasEffect('turned'))).toBeLessThanOrEqual(2 * AWAY);
    const action = await first.until('their turn', () => randomAction(first, 'ocelot', seededRng('turn')));
    expect(await first.answer(first.act(action))).toBe('done');
    leaveAll(table);
  });
});

describe.concurrent('[fault 26] everybody vanishes', () => {
  const quick = running({ speed: 5_000, idle: 36_000_000 });

  test.each(GAME_IDS)('%s: the match is given up', async (game) => {
    const seats = game === 'diamant' ? 3 : 2;
    const table = await seatTable(quick.url, { game, seats, open });
    await start(table);
    const watcher = connect(quick.url, { game, match: table.opened.match });
    watcher.keepsTexts = true;
    await watcher.until('welcome', () => watcher.state);
    const since = watcher.state?.now ?? 0;
    for (const player of table.players) player.drop();
    expect(await watcher.until('the end', () => watcher.state?.table.ended)).toBe('abandoned');
    const ended = await timeUntil(since, watcher, 'the end', ({ type }) => type === 'ended');
    expect(ended).toBeLessThanOrEqual(2 * (AWAY + LEFT_TIME));
    watcher.leave();
  });
});
