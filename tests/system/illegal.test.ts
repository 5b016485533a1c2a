// Actions that are random, mutated, out of turn or of another moment, sent to a table: what each player's own view allows
// is done, and everything else refused, and then nothing has changed.

import { expect, test } from 'vitest';
import { GAME_IDS, type GameId, type Millis } from '../../src/contract/game.ts';
import { GAMES } from '../../src/games/all.ts';
import { canonicalJson } from '../../src/kit/json.ts';
import { below, pick, type Rng, seededRng } from '../../src/kit/rng.ts';
import type { TableView } from '../../src/match/told.ts';
import { mutate } from '../chaos/illegal.ts';
import { sized, timeFor } from '../chaos/size.ts';
import type { Player } from './kit/player.ts';
import { running } from './kit/serving.ts';
import { seatTable, start } from './kit/table.ts';

const server = running();
const SEATS: Readonly<Record<GameId, number>> = { diamant: 4, ocelot: 2, 'out-of-mine': 2 };
/** Whatever the clock brings sooner than this might come between a look and the answer. */
const SOON: Millis = 3_000;

test.each(GAME_IDS)(
  '[fault 11] %s: over the socket, what is legal is done, all else refused, and nothing changes by it',
  { timeout: timeFor(300_000) },
  async (game) => {
    const rng = seededRng(`illegal ${game}`);
    const figures = { tried: 0, done: 0, refused: 0 };
    while (figures.tried < sized(150)) {
      const table = await seatTable(server.url, { game, seats: SEATS[game] });
      await start(table);
      const earlier: unknown[] = [];
      for (let i = 0; i < 150 && table.players[0]?.state?.table.stage === 'playing'; i++) {
        const player = pick(rng, table.players);
        const before = await calmTable(player);
        if (before.stage !== 'playing') break;
        const legal = legalActions(game, player, before, rng);
        const source = below(rng, 3) === 0 ? earlier : legal;
        const action = mutate(rng, source.length === 0 ? {} : pick(rng, source));
        earlier.push(...legal.slice(0, 3));
        const read = GAMES[game].doors.action(action);
        const isLegal = read.ok && legal.map(canonicalJson).includes(canonicalJson(read.value));
        const answer = await player.answer(player.act(action, before.pending.phase));
        expect({ action, answer: answer === 'done' }).toEqual({ action, answer: isLegal });
        figures.tried += 1;
        figures[isLegal ? 'done' : 'refused'] += 1;
        if (!isLegal) expect(withoutTime(await player.look())).toEqual(withoutTime(before));
      }
      for (const player of table.players) player.leave();
    }
    expect(Math.min(figures.done, figures.refused)).toBeGreaterThan(20);
  },
);

/** The table once nothing is due for a while. */
async function calmTable(player: Player): Promise<TableView> {
  for (;;) {
    const table = await player.look();
    const { deadline } = table.pending;
    if (deadline === undefined || deadline - table.at > SOON) return table;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function legalActions(game: GameId, player: Player, { view, at }: TableView, rng: Rng): readonly unknown[] {
  const rules = GAMES[game];
  return view === undefined ? [] : rules.legal(rules.sampleState(view, rng), player.seat, at);
}

const withoutTime = ({ at: _, ...rest }: TableView): Omit<TableView, 'at'> => rest;
