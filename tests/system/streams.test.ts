// All that a seat and a spectator are sent, from the welcome on, depends on nothing that they may not know.

import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, type Viewer } from '../../src/contract/game.ts';
import { GAMES } from '../../src/games/all.ts';
import { below, seededRng } from '../../src/kit/rng.ts';
import { sized, timeFor } from '../chaos/size.ts';
import type { Player } from './kit/player.ts';
import { type Running, running } from './kit/serving.ts';
import { connect, OPTIONS, seatTable, start } from './kit/table.ts';
import { playWorlds, type World } from './kit/worlds.ts';

const SEATS: Readonly<Record<GameId, number>> = { diamant: 5, ocelot: 2, 'out-of-mine': 3 };
/** How far the match has come: in Ocelot, far enough for amethysts to have been drawn. */
const REACH: Readonly<Record<GameId, number>> = { diamant: 60, ocelot: 150, 'out-of-mine': 1 };

describe('two worlds that a viewer cannot tell apart', () => {
  const servers = [running({ hasFaults: true }), running({ hasFaults: true })] as const;

  test.each(GAME_IDS)(
    '[fault 1] %s: every frame over the socket is the same to the byte',
    {
      timeout: timeFor(300_000),
    },
    async (id) => {
      const rng = seededRng(`streams ${id}`);
      const game = GAMES[id];
      const options = game.doors.options(OPTIONS[id]);
      if (!options.ok) throw new Error('bad options');
      let [starts, differing] = [0, 0];
      for (let i = 0; i < sized(4); i++) {
        const viewer: Viewer = i % 4 === 3 ? 'public' : below(rng, SEATS[id]);
        const wish = { seats: SEATS[id], options: options.value, viewer, after: below(rng, REACH[id]), steps: 20 };
        const worlds = playWorlds(game, wish, rng);
        differing += worlds.differing;
        if (JSON.stringify(worlds.pair[0].start) !== JSON.stringify(worlds.pair[1].start)) starts += 1;
        const [one, other] = await Promise.all(
          servers.map((server, place) => streamsOf(server, worlds.pair[place], id, viewer)),
        );
        expect(other).toEqual(one);
        expect(one?.spectator.length).toBeGreaterThan(worlds.pair[0].steps.length);
      }
      // Nothing is hidden in a race: there the worlds differ in what the server alone knows.
      if (id !== 'out-of-mine') expect(Math.min(starts, differing)).toBeGreaterThan(0);
    },
  );
});

interface Streams {
  readonly spectator: readonly string[];
  readonly seat: readonly string[];
}

/** Plays this world, and gives all that the viewer and a spectator have heard. */
async function streamsOf(server: Running, world: World | undefined, game: GameId, viewer: Viewer): Promise<Streams> {
  await server.fault({ ...(world && { world }) });
  const table = await seatTable(server.url, { game, seats: SEATS[game] });
  const { players, tokens, opened } = table;
  await start(table);
  const come = async (token?: string): Promise<Player> => {
    const player = connect(server.url, { game, match: opened.match, ...(token !== undefined && { token }) });
    player.keepsTexts = true;
    await player.until('welcome', () => player.state);
    return player;
  };
  const seat = viewer === 'public' ? undefined : await come(tokens[viewer]);
  const spectator = await come();
  const heard = seat ? [seat, spectator] : [spectator];
  for (const player of heard) {
    await player.until('presence', () => player.frames.some(({ type }) => type === 'presence'));
  }
  for (const [step, asks] of world?.steps.entries() ?? []) {
    for (const [i, ask] of asks.entries()) {
      // What is hidden may be said more often in one world than in the other: only the last is named alike.
      const id = i === asks.length - 1 ? `step-${step}-last` : `step-${step}-hidden-${i}`;
      const player = ask.seat === viewer && seat ? seat : players[ask.seat];
      player?.act(ask.action, ask.phase, id);
      expect(await player?.answer(id)).toBe('done');
    }
    for (const listener of heard) await provoke(listener, step);
  }
  for (const player of [...players, ...heard]) player.leave();
  const clean = ({ texts }: Player): readonly string[] =>
    withoutHaste(texts).map((text) => cleaned(text, opened.match));
  return { spectator: clean(spectator), seat: seat ? clean(seat) : [] };
}

/** Who comes at the same moment is told in one presence or in two, as the sockets happen to open: the last counts. */
const withoutHaste = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => !(isPresence(text) && isPresence(texts[at + 1])));

const isPresence = (text: string | undefined): boolean => text?.startsWith('{"type":"presence"') === true;

/** A no of the rules, a no of the table, a look and a pong: all are part of what is heard, one after the other. */
async function provoke(player: Player, step: number): Promise<void> {
  const phase = player.state?.table.pending.phase;
  await player.answer(player.act({ type: 'none' }, phase, `no-such-action-${step}`));
  await player.answer(player.act({ type: 'none' }, 999, `stale-phase-${step}`));
  await player.look();
  player.say({ type: 'ping', id: step });
  await player.until('pong', () => player.frames.some((frame) => frame.type === 'pong' && frame.id === step));
}

/** Without the names, the seeds and commitments, and the times: no two matches have those in common. */
const cleaned = (text: string, match: string): string =>
  text
    .replaceAll(match, '<match>')
    .replace(/"[0-9a-f]{32,64}"/g, '"<hash>"')
    .replace(/"(now|at|startedAt)":\d+/g, '"$1":0');
