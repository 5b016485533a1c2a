// Sealed decisions: until all are in, nobody who has not decided can tell by anything they hear what the others did.

import { expect, test } from 'vitest';
import { below, type Rng, seededRng } from '../../src/kit/rng.ts';
import { sized, timeFor } from '../chaos/size.ts';
import type { Player } from './kit/player.ts';
import { running } from './kit/serving.ts';
import { connect, seatTable, start, type Table } from './kit/table.ts';

const server = running();
const SEATS = 8;

test('[fault 3] [S9] votes of others, changed or not, look and weigh the same before the reveal', {
  timeout: timeFor(300_000),
}, async () => {
  const rng = seededRng('votes');
  const heard = new Set<string>();
  let [rounds, changes] = [0, 0];
  while (rounds < sized(60)) {
    const table = await seatTable(server.url, { seats: SEATS });
    const spectator = connect(server.url, { match: table.opened.match });
    await start(table);
    await spectator.until('playing', () => spectator.state?.table.stage === 'playing');
    const last = table.players[SEATS - 1];
    if (!last) throw new Error('no players');
    while (last.state?.table.stage === 'playing') {
      const told = await vote(table, [last, spectator], rng);
      // One line for each who has decided, and none for those who have changed their mind.
      for (const frames of told.frames) expect(frames).toHaveLength(told.voters);
      for (const frame of told.frames.flat()) heard.add(frame);
      changes += told.changes;
      rounds += 1;
      const phase = last.state.table.pending.phase;
      expect(await last.answer(last.act({ type: 'decide', choice: 'on' }))).toBe('done');
      await last.until('the reveal', () => last.state?.table.pending.phase !== phase);
    }
    for (const player of [...table.players, spectator]) player.leave();
  }
  expect(heard.size).toBe(1);
  expect(changes).toBeGreaterThan(rounds);
});

interface Votes {
  readonly voters: number;
  readonly changes: number;
  /** What each of the listeners has heard meanwhile. */
  readonly frames: readonly (readonly string[])[];
}

/** All who are to decide do so, some of them twice, but for the first of those who listen. */
async function vote({ players }: Table, listeners: readonly Player[], rng: Rng): Promise<Votes> {
  const { awaited = [], phase } = listeners[0]?.state?.table.pending ?? {};
  const isThere = ({ state }: Player): boolean => state?.table.pending.phase === phase;
  const voters = players.filter((player) => player !== listeners[0] && awaited.includes(player.seat));
  for (const listener of listeners) {
    await listener.until('the round', () => isThere(listener));
    listener.texts.length = 0;
    listener.keepsTexts = true;
  }
  let changes = 0;
  for (const voter of voters) {
    await voter.until('the round', () => isThere(voter));
    const choices = below(rng, 2) === 0 ? ['on'] : ['back'];
    while (below(rng, 2) === 0) choices.push(choices.at(-1) === 'on' ? 'back' : 'on');
    changes += choices.length - 1;
    for (const choice of choices) expect(await voter.answer(voter.act({ type: 'decide', choice }))).toBe('done');
  }
  // Whatever was said before has arrived by the time a look is answered.
  for (const listener of listeners) await listener.look();
  for (const listener of listeners) listener.keepsTexts = false;
  return { voters: voters.length, changes, frames: listeners.map(({ texts }) => texts.filter(isNews).map(cleaned)) };
}

const isNews = (text: string): boolean => text.startsWith('{"type":"news"');

/** Without what everybody may know: who has decided and when, and whom the table still waits for. */
const cleaned = (text: string): string =>
  text.replace(/"(seq|at|seat|phase)":\d+/g, '"$1":0').replace(/"awaited":\[[\d,]*\]/, '"awaited":[]');
