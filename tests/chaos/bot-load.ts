// Bots of the highest level at many tables of every game: whether the server's event loop stays free while they think.

import { setTimeout as pause } from 'node:timers/promises';
import { GAME_IDS, type GameId } from '../../src/contract/game.ts';
import type { OutOfMineView } from '../../src/games/out-of-mine/types.ts';
import { pick, type Rng, seededRng } from '../../src/kit/rng.ts';
import type { LoopFigures } from '../system/kit/loop-watch.ts';
import type { Player } from '../system/kit/player.ts';
import { type ServerProcess, startProcess } from '../system/kit/process.ts';
import { randomAction, seatTable, start } from '../system/kit/table.ts';
import { GENEROUS } from './limits.ts';

export interface BotLoad {
  /** Of each game. */
  readonly tables: number;
  readonly seconds: number;
  readonly seed: string;
  /** How much of the time that a person would take bots take too. */
  readonly pace: number;
}

export interface BotLoadFigures extends LoopFigures {
  /** While the first tables were opened and the threads hired. */
  readonly atStart: Pick<LoopFigures, 'worked' | 'over10'>;
  /** Entries stored in a second: moves of people, bots and luck. */
  readonly perSecond: number;
  /** What else is in the process: threads that think, the collector's. Processors in use, the main thread's apart. */
  readonly beside: number;
}

export type Others = 'bots' | 'people';

const SEATS: Readonly<Record<GameId, number>> = { ocelot: 2, diamant: 8, 'out-of-mine': 4 };
/** People take their time, all the more where thousands of moves are legal. */
const THOUGHT = 200;
const WARM_UP = 4_000;

/** A person sits on the first seat of each table. */
export async function playWithBots(load: BotLoad, others: Others): Promise<BotLoadFigures> {
  const server = await startProcess({ limits: GENEROUS, botPace: load.pace, watchesLoop: true });
  let isOver = false;
  const playing = GAME_IDS.flatMap((game) =>
    Array.from({ length: load.tables }, async (_, index) => {
      const rng = seededRng(`${load.seed}/${game}/${index}`);
      while (!isOver) await playTable(server.url, game, others, rng, () => isOver);
    }),
  );
  await pause(WARM_UP);
  const { worked, over10 } = await look(server);
  const [entries, cpu] = [await entriesOf(server), await cpuOf(server)];
  await pause(load.seconds * 1000);
  const figures = await look(server);
  const perSecond = ((await entriesOf(server)) - entries) / load.seconds;
  const beside = ((await cpuOf(server)) - cpu) / load.seconds - figures.busy;
  isOver = true;
  await Promise.all(playing);
  await server.stop();
  return { ...figures, perSecond, beside, atStart: { worked, over10 } };
}

async function playTable(url: string, game: GameId, others: Others, rng: Rng, isOver: () => boolean): Promise<void> {
  const seats = SEATS[game];
  const people = others === 'people' ? seats : 1;
  const bots = Array.from({ length: seats - people }, (_, i) => ({
    seat: i + 1,
    level: 5 as const,
    name: `Bot ${i + 1}`,
  }));
  const table = await seatTable(url, { game, seats: people, open: { seats, bots } });
  await start(table);
  await Promise.all(
    table.players.map(async (player) => {
      while (!isOver() && player.state?.table.stage !== 'over') {
        const action =
          game === 'out-of-mine' ? (grab(player, rng) ?? choose(player, game, rng)) : choose(player, game, rng);
        if (action !== undefined) await player.answer(player.act(action));
        await pause(THOUGHT * (0.5 + rng.bits() / 2 ** 32));
      }
    }),
  );
  for (const player of table.players) player.leave();
}

const choose = (player: Player, game: GameId, rng: Rng): unknown => randomAction(player, game, rng);

/** In the race a person takes tiles and puts them back: to know all that is legal would take longer than the bots. */
function grab(player: Player, rng: Rng): unknown {
  const view = player.state?.table.view as OutOfMineView | undefined;
  const own = view?.seats[player.seat];
  if (!view || !own?.mining) return undefined;
  return own.hand === undefined ? { type: 'take', tile: pick(rng, view.supply) } : { type: 'put-back', tile: own.hand };
}

async function look(server: ServerProcess): Promise<LoopFigures> {
  const before = server.output.length;
  server.signal('SIGUSR2');
  for (;;) {
    const line = server.output.slice(before).find((text) => text.startsWith('loop '));
    if (line) return JSON.parse(line.slice(5)) as LoopFigures;
    await pause(10);
  }
}

const entriesOf = (server: ServerProcess): Promise<number> => metric(server, 'grotto_entries_total');
const cpuOf = (server: ServerProcess): Promise<number> => metric(server, 'process_cpu_seconds_total');

async function metric({ url }: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
