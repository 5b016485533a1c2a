// Recorded traffic: whoever sends it again, wherever, changes nothing.

import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { seededRng } from '../../src/kit/rng.ts';
import { PROTOCOL } from '../../src/protocol/words.ts';
import { sized, timeFor } from '../chaos/size.ts';
import { countMoves } from './kit/log.ts';
import { running } from './kit/serving.ts';
import { playOut, randomAction, seatTable, start, type Table } from './kit/table.ts';

const server = running();

test('[fault 22] traffic of one match has no effect in a new session, in another match, in the rematch or after the end', {
  timeout: timeFor(300_000),
}, async () => {
  for (let match = 0; match < sized(1); match++) await replayEverywhere(`replay ${match}`);
});

async function replayEverywhere(seed: string): Promise<void> {
  const table = await recordedTable();
  // It waits in the phase that the recorded match began with: only who asks tells the two apart.
  const other = await seatTable(server.url, { seats: 3 });
  await start(other);
  const rng = seededRng(seed);
  for (let moves = 0; moves < 8; moves++) {
    const player = table.players.find((one) => randomAction(one, 'diamant', rng) !== undefined);
    if (player) await player.answer(player.act(randomAction(player, 'diamant', rng)));
  }
  await expectNoEffect(table, [other]);

  await playOut(table, 'diamant', seed);
  const [first] = table.players;
  first?.say({ type: 'rematch' });
  const next = await first?.until('the rematch', () => first.state?.table.followedBy);
  await expectNoEffect(table, [other, { opened: { match: next ?? '' } }]);
  for (const player of [...table.players, ...other.players]) player.leave();
}

async function recordedTable(): Promise<Table> {
  const table = await seatTable(server.url, { seats: 3 });
  for (const player of table.players) player.keepsTexts = true;
  await start(table);
  return table;
}

type Named = { readonly opened: { readonly match: string } };

/** Sends all that was recorded so far again, and looks whether any match is another than before. */
async function expectNoEffect(recorded: Table, others: readonly Named[]): Promise<void> {
  const matches = [recorded, ...others];
  const before = await Promise.all(matches.map(traceOf));
  for (const [seat, { said }] of recorded.players.entries()) {
    const token = recorded.tokens[seat] ?? '';
    expect(said.length).toBeGreaterThan(2);
    expect(await replay(said)).toEqual(['denied']);
    expect((await replay([hello(recorded, token), ...said])).at(-1)).toBe('pong');
    // The first of the others has tokens of its own. Those of a rematch are the same: it is entered by a new hello only.
    for (const other of others.slice(0, 1)) expect(await replay([hello(other, token), ...said])).toEqual(['denied']);
    for (const match of matches) {
      const watched = await replay([hello(match), ...said]);
      expect(watched.filter((type) => type === 'refused')).toHaveLength(said.length);
    }
  }
  expect(await Promise.all(matches.map(traceOf))).toEqual(before);
}

const hello = ({ opened }: Named, token?: string): string =>
  JSON.stringify({ type: 'hello', protocol: PROTOCOL, match: opened.match, ...(token && { token }) });

/** The table as the public sees it, and every move in its log. */
async function traceOf({ opened }: Named): Promise<unknown> {
  const shown = await fetch(`${server.url}/api/matches/${opened.match}`);
  const { table } = (await shown.json()) as { table: { readonly seq: number } };
  return { table: { ...table, at: 0 }, moves: countMoves(server.data, [opened.match]) };
}

/** These frames on a socket of their own: the types of the answers, up to that of a last ping or the closing. */
function replay(said: readonly string[]): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const ws = new WebSocket(`${server.url.replace('http', 'ws')}/socket`);
    const heard: string[] = [];
    ws.on('open', () => {
      for (const text of [...said, '{"type":"ping","id":1}']) ws.send(text);
    });
    ws.on('message', (data) => {
      const { type } = JSON.parse(data.toString()) as { readonly type: string };
      if (type !== 'presence') heard.push(type);
      if (type === 'pong') ws.close();
    });
    ws.on('error', () => {});
    ws.on('close', () => resolve(heard));
  });
}
