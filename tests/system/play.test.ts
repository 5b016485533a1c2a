// Whole matches over real sockets, on a real file.

import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/contract/game.ts';
import { GAMES } from '../../src/games/all.ts';
import { seededRng } from '../../src/kit/rng.ts';
import { type MatchRecord, readRecord } from '../../src/match/record.ts';
import { verifyLuck } from '../../src/match/verify.ts';
import type { Offered, Opened, Seated } from '../../src/protocol/http.ts';
import { GENEROUS } from '../chaos/limits.ts';
import { isBelieved, withOneByteChanged } from '../chaos/records.ts';
import { running } from './kit/serving.ts';
import { connect, OPTIONS, playOut, post, seatTable, start } from './kit/table.ts';

const server = running();
/** Two tables, and then none for hours. */
const frugal = running({ limits: { ...GENEROUS, tables: { burst: 2, perSecond: 0.0001 } } });
const api = (path: string): string => `${server.url}/api/matches${path}`;

const closeTable = ({ match, opener }: Opened): Promise<Response> =>
  fetch(api(`/${match}`), { method: 'DELETE', headers: { authorization: `Bearer ${opener}` } });

describe('a match', () => {
  test('four people play Diamant to the end, and its luck can be checked', async () => {
    const table = await seatTable(server.url);
    const watcher = connect(server.url, { match: table.opened.match });
    await start(table);
    await playOut(table);
    await watcher.until('the end', () => watcher.state?.table.stage === 'over');
    expect(watcher.state?.table.outcome?.scores).toHaveLength(4);
    const response = await fetch(api(`/${table.opened.match}/record`));
    const record = readRecord(await response.json(), GAMES);
    expect(record.ok && verifyLuck(record.value)).toMatchObject({ faults: [], withheld: [] });
    for (const player of [...table.players, watcher]) player.leave();
  });

  test.each(GAME_IDS)(
    '[fault 27] %s: the record that is exported is believed, and with a byte of its luck changed it is not',
    async (game) => {
      const { seats } = GAMES[game];
      const bots = Array.from({ length: seats.min - 1 }, (_, i) => ({ seat: i + 1, level: 1, name: `Bot ${i + 1}` }));
      const opened = await post<Opened>(api(''), {
        game,
        seats: seats.min,
        options: OPTIONS[game],
        open: 'link',
        pace: {},
        bots,
        sit: { name: 'Ada' },
      });
      const player = connect(server.url, { game, match: opened.match, token: opened.seated?.token ?? '' });
      await player.until('welcome', () => player.state);
      player.ready();
      await player.until('luck', () => player.state?.table.stage === 'playing');
      // Closed in the middle of play: then, too, everybody may check what there was of luck.
      await closeTable(opened);
      await player.until('the end', () => player.state?.table.stage === 'over');
      const record = (await (await fetch(api(`/${opened.match}/record`))).json()) as MatchRecord;
      expect(isBelieved(record)).toBe(true);
      const rng = seededRng(`bytes ${game}`);
      for (let i = 0; i < 40; i++) expect(isBelieved(withOneByteChanged(record, rng))).toBe(false);
      player.leave();
    },
  );

  test('one person plays with bots, which are ready by themselves', async () => {
    const bots = [1, 2].map((seat) => ({ seat, level: 2, name: `Bot ${seat}` }));
    const opened = await post<Opened>(api(''), {
      game: 'diamant',
      seats: 3,
      options: OPTIONS.diamant,
      open: 'link',
      bots,
      sit: { name: 'Ada' },
    });
    const player = connect(server.url, { match: opened.match, token: opened.seated?.token ?? '' });
    await player.until('welcome', () => player.state);
    const table = { opened, tokens: [], players: [player] };
    await start(table);
    await playOut(table);
    expect(player.state?.table.ended).toBe('finished');
    player.leave();
  });

  test('what is started by a table screen is joined by phones', async () => {
    const opened = await post<Opened>(api(''), { game: 'diamant', seats: 3, options: OPTIONS.diamant, open: 'public' });
    expect(opened.seated).toBeUndefined();
    const screen = connect(server.url, { match: opened.match });
    await screen.until('welcome', () => screen.state);
    const whenOpened = async (): Promise<string | undefined> => {
      const { tables } = (await (await fetch(api(''))).json()) as { tables: { match: string; opened: string }[] };
      return tables.find(({ match }) => match === opened.match)?.opened;
    };
    const before = await whenOpened();
    expect(before).toBeDefined();
    await post<Seated>(api(`/${opened.match}/seats`), { name: 'A' });
    expect(await whenOpened()).toBe(before);
    for (const name of ['B', 'C']) await post<Seated>(api(`/${opened.match}/seats`), { name });
    await expect(post(api(`/${opened.match}/seats`), { name: 'D' })).rejects.toThrow('table-full');
    await screen.until('all seated', () => screen.state?.table.seats.every(({ occupant }) => occupant));
    expect(await whenOpened()).toBeUndefined();
    screen.leave();
  });

  test('a seat is handed over: the new owner plays on, the old one is shown out', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    await start(table);
    const [, old] = table.players;
    const bearer = { authorization: `Bearer ${table.tokens[1]}` };
    const { code } = await post<Offered>(api(`/${table.opened.match}/seats/1/offer`), {}, bearer);
    const seated = await post<Seated>(api(`/${table.opened.match}/seats`), { name: 'New', code });
    expect(seated.seat).toBe(1);
    await old?.until('shown out', () => old.closed?.code === 1008);
    await expect(post(api(`/${table.opened.match}/seats`), { name: 'Third', code })).rejects.toThrow('401');
    const fresh = connect(server.url, { match: table.opened.match, token: seated.token });
    await fresh.until('welcome', () => fresh.state);
    expect(fresh.state?.table.seats[1]?.occupant?.name).toBe('New');
    table.players[1] = fresh;
    await playOut(table);
    for (const player of table.players) player.leave();
  });

  test('a rematch moves everybody one seat on, with the tokens they have', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    await start(table);
    await playOut(table);
    for (const player of table.players) player.say({ type: 'rematch' });
    const [first] = table.players;
    const next = await first?.until('the next match', () => first.state?.table.followedBy);
    const players = table.tokens.map((token) => connect(server.url, { match: next ?? '', token }));
    for (const player of players) await player.until('welcome', () => player.state);
    expect(players.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    await start({ ...table, players });
    for (const player of [...players, ...table.players]) player.leave();
  });

  test('a rematch keeps a seat for whoever has lost the connection, and none for whoever has left', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    await start(table);
    await playOut(table);
    const [opener, dropped, last] = table.players;
    if (!opener || !dropped || !last) throw new Error('no players');
    opener.say({ type: 'leave' });
    await last.until('heard', () => last.state?.table.seats[0]?.standIn);
    opener.leave();
    dropped.drop();
    await last.until('nobody else', () => last.state?.presence.here.filter((here) => here).length === 1);
    last.say({ type: 'rematch' });
    const next = (await last.until('the next match', () => last.state?.table.followedBy)) ?? '';
    const players = [1, 2].map((seat) => connect(server.url, { match: next, token: table.tokens[seat] ?? '' }));
    for (const player of players) await player.until('welcome', () => player.state);
    expect(players.map(({ seat }) => seat)).toEqual([2, 0]);
    const { seat, token } = await post<Seated>(api(`/${next}/seats`), { name: 'New' });
    expect(seat).toBe(1);
    const fresh = connect(server.url, { match: next, token });
    await fresh.until('welcome', () => fresh.state);
    await start({ ...table, players: [...players, fresh] });
    for (const player of [...players, fresh, last]) player.leave();
  });

  test('a rematch counts as a table that was opened: there are no more of them than of others', async () => {
    const { opened, tokens } = await seatTable(frugal.url, { seats: 3 });
    const rematch = async (match: string): Promise<string> => {
      const player = connect(frugal.url, { match, token: tokens[0] ?? '' });
      await player.until('welcome', () => player.state);
      const headers = { authorization: `Bearer ${opened.opener}` };
      await fetch(`${frugal.url}/api/matches/${match}`, { method: 'DELETE', headers });
      player.say({ type: 'rematch' });
      const found = () => player.state?.table.followedBy ?? player.refused.get('rematch');
      return player.until('an answer', found).finally(() => player.leave());
    };
    const next = await rematch(opened.match);
    expect(await rematch(next)).toBe('busy');
  });

  test('phrases reach everybody, and not too many of them', async () => {
    const table = await seatTable(server.url, { seats: 3 });
    const [speaker, reader] = table.players;
    if (!speaker || !reader) throw new Error('no players');
    reader.keepsTexts = true;
    const twin = connect(server.url, { match: table.opened.match, token: table.tokens[0] ?? '' });
    await twin.until('welcome', () => twin.state);
    for (const mouth of [speaker, twin]) {
      for (let i = 0; i < 10; i++) mouth.say({ type: 'phrase', phrase: 'well-played' });
      await mouth.until('refused', () => mouth.refused.get('phrase') === 'too-many-phrases');
    }
    const phrases = () => reader.frames.filter(({ type }) => type === 'phrase');
    const heard = await reader.until('phrases', () => phrases().length >= 5 && phrases());
    expect(heard).toHaveLength(5);
    expect(heard[0]).toEqual({ type: 'phrase', seat: 0, phrase: 'well-played' });
    for (const player of [...table.players, twin]) player.leave();
  });
});
