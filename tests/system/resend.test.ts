// Lost answers, repeated asks, old traffic: everything is applied once.

import { expect, test } from 'vitest';
import { below, type Rng, seededRng } from '../../src/kit/rng.ts';
import { sized, timeFor } from '../chaos/size.ts';
import { countMoves, moveKey, type NamedMove } from './kit/log.ts';
import { newId } from './kit/player.ts';
import { running } from './kit/serving.ts';
import { connect, randomAction, seatTable, start } from './kit/table.ts';

const server = running();
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
const decide = (choice: 'on' | 'back') => ({ type: 'decide', choice });

test('[fault 8] a move whose answer was lost is sent again and applied once', {
  timeout: timeFor(300_000),
}, async () => {
  const rng = seededRng('resend');
  for (let match = 0; match < sized(1); match++) await resendAtRandom(rng);
});

async function resendAtRandom(rng: Rng): Promise<void> {
  const table = await seatTable(server.url, { comesBack: true });
  await start(table);
  const moves: NamedMove[] = [];
  while (table.players[0]?.state?.table.stage === 'playing' && moves.length < 60) {
    await breathe();
    for (const player of table.players) {
      const action = randomAction(player, 'diamant', rng);
      if (action === undefined) continue;
      const id = player.act(action);
      for (let again = below(rng, 5); again > 0; again--) player.act(action, undefined, id);
      if (below(rng, 2) === 0) player.drop();
      expect(await player.answer(id)).toBe('done');
      moves.push({ match: table.opened.match, seat: player.seat, id });
    }
  }
  const times = countMoves(server.data, [table.opened.match]);
  expect(moves.length).toBeGreaterThan(20);
  expect(moves.map((move) => times.get(moveKey(move)))).toEqual(moves.map(() => 1));
  expect(times.size).toBe(moves.length);
  for (const player of table.players) player.leave();
}

test('[fault 8] the same id for something else is a conflict', async () => {
  const table = await seatTable(server.url, { seats: 3 });
  await start(table);
  const [player] = table.players;
  if (!player) throw new Error('no player');
  const id = player.act(decide('on'));
  expect(await player.answer(id)).toBe('done');
  player.done.clear();
  player.act(decide('on'), undefined, id);
  expect(await player.answer(id)).toBe('done');
  player.done.clear();
  player.act(decide('back'), undefined, id);
  expect(await player.answer(id)).toBe('conflict');
  for (const one of table.players) one.leave();
});

test('[fault 8] advice that was told of twice counts once, and everybody and the record know of it', async () => {
  const table = await seatTable(server.url, { seats: 3, open: { hints: true } });
  await start(table);
  const [asker, other] = table.players;
  if (!asker || !other) throw new Error('no players');
  const phase = asker.state?.table.pending.phase ?? 0;
  const hint = { type: 'hint', phase, step: 0 };
  for (const id of [newId(), newId()]) {
    for (const _ of [1, 2]) asker.say({ ...hint, id });
    expect(await asker.answer(id)).toBe('done');
  }
  await other.until('told', () => other.state?.table.seats[asker.seat]?.hints);
  const { seats } = await other.look();
  expect(other.state?.table.seats).toEqual(seats);
  expect(seats.map(({ hints }) => hints)).toEqual([1, undefined, undefined]);
  const headers = { authorization: `Bearer ${table.opened.opener}` };
  const address = `${server.url}/api/matches/${table.opened.match}`;
  for (const player of table.players) player.say({ type: 'leave' });
  await other.until('all gone', () => other.state?.table.seats.every(({ standIn }) => standIn));
  await fetch(address, { method: 'DELETE', headers });
  expect(await (await fetch(`${address}/record`)).json()).toMatchObject({ hints: [1, 0, 0] });
  for (const player of table.players) player.leave();
});

test('advice is refused where nobody agreed to it', async () => {
  const table = await seatTable(server.url, { seats: 3 });
  await start(table);
  const [asker] = table.players;
  const id = newId();
  asker?.say({ type: 'hint', id, phase: asker.state?.table.pending.phase, step: 0 });
  expect(await asker?.answer(id)).toBe('no-hints');
  for (const player of table.players) player.leave();
});

test('[fault 12] of two sockets of one seat the last decision before the reveal counts, and none after it', async () => {
  // No trap springs here: then everybody would be inside again.
  const scenario = { expedition: 1, explorers: [{}, {}, {}], path: [], next: ['5', '7'] };
  const table = await seatTable(server.url, { seats: 3, open: { scenario } });
  await start(table);
  const [a, b, c] = table.players;
  if (!a || !b || !c) throw new Error('no players');
  const twin = connect(server.url, { match: table.opened.match, token: table.tokens[0] ?? '' });
  await twin.until('welcome', () => twin.state);
  const phase = a.state?.table.pending.phase ?? 0;
  expect(await a.answer(a.act(decide('on'), phase))).toBe('done');
  expect(await twin.answer(twin.act(decide('back'), phase))).toBe('done');
  expect(await a.answer(a.act(decide('back'), phase))).toBe('already-decided');
  expect(await b.answer(b.act(decide('on'), phase))).toBe('done');
  expect(await c.answer(c.act(decide('on'), phase))).toBe('done');
  for (const player of [a, twin]) {
    await player.until('the reveal', () => player.state?.table.pending.phase !== phase);
    expect(await player.answer(player.act(decide('on'), phase))).toBe('stale-phase');
    expect(await player.answer(player.act(decide('on')))).toBe('not-inside');
  }
  expect(a.state?.table.view).toEqual(twin.state?.table.view);
  for (const player of [a, b, c, twin]) player.leave();
});

test('[fault 22] traffic of before has no effect: in the same socket, in a new one, after the end', {
  timeout: timeFor(300_000),
}, async () => {
  const rng = seededRng('replay');
  for (let match = 0; match < sized(1); match++) await replayTraffic(rng);
});

async function replayTraffic(rng: Rng): Promise<void> {
  const table = await seatTable(server.url, { seats: 3 });
  await start(table);
  const recorded: { seat: number; text: string }[] = [];
  while (table.players[0]?.state?.table.stage === 'playing') {
    await breathe();
    for (const player of table.players) {
      const action = randomAction(player, 'diamant', rng);
      if (action === undefined) continue;
      const phase = player.state?.table.pending.phase ?? 0;
      const id = newId();
      recorded.push({ seat: player.seat, text: JSON.stringify({ type: 'act', id, phase, action }) });
      await player.answer(player.act(action, phase, id));
      const again = recorded[below(rng, recorded.length)];
      if (again) table.players[again.seat]?.sayRaw(again.text);
    }
  }
  const before = (await table.players[0]?.look())?.seq;
  const times = countMoves(server.data, [table.opened.match]);
  expect([...times.values()]).toEqual(recorded.map(() => 1));
  const late = table.tokens.map((token) => connect(server.url, { match: table.opened.match, token }));
  for (const player of late) await player.until('welcome', () => player.state);
  for (const { seat, text } of recorded) late[seat]?.sayRaw(text);
  for (const player of late) expect((await player.look()).seq).toBe(before);
  for (const player of [...table.players, ...late]) player.leave();
}
