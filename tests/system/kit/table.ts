// Opens tables, seats players and plays matches, over HTTP and sockets as anybody would.

import type { GameId } from '../../../src/contract/game.ts';
import { GAMES } from '../../../src/games/all.ts';
import { MAT_IDS } from '../../../src/games/ocelot/index.ts';
import { pick, type Rng, seededRng } from '../../../src/kit/rng.ts';
import type { OpenBody, Opened, Seated } from '../../../src/protocol/http.ts';
import { Player } from './player.ts';

export const OPTIONS: Readonly<Record<GameId, unknown>> = {
  diamant: { relics: false, openChests: false },
  ocelot: { mat: MAT_IDS[0], start: 'random' },
  'out-of-mine': {},
};

export async function post<T>(url: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export interface Table {
  readonly opened: Opened;
  readonly tokens: readonly string[];
  readonly players: Player[];
}

export interface TableWish {
  readonly game?: GameId;
  readonly seats?: number;
  readonly comesBack?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that sockets come from. */
  readonly from?: string;
  readonly open?: Partial<OpenBody>;
}

/** A table with a person on every seat, all connected. */
export async function seatTable(url: string, wish: TableWish = {}): Promise<Table> {
  const game = wish.game ?? 'diamant';
  const seats = wish.seats ?? 4;
  const opened = await post<Opened>(`${url}/api/matches`, {
    game,
    seats,
    options: OPTIONS[game],
    open: 'link',
    pace: {},
    sit: { name: 'Ada' },
    ...wish.open,
  });
  const tokens = [opened.seated?.token ?? ''];
  for (let seat = 1; seat < seats; seat++) {
    const seated = await post<Seated>(`${url}/api/matches/${opened.match}/seats`, { name: `Guest ${seat}`, seat });
    tokens.push(seated.token);
  }
  const players = tokens.map((token) => connect(url, { game, match: opened.match, token, ...wish }));
  await Promise.all(players.map((player) => player.until('welcome', () => player.state)));
  return { opened, tokens, players };
}

export function connect(
  url: string,
  seat: Pick<TableWish, 'game' | 'comesBack' | 'headers' | 'from'> & {
    readonly match: string;
    readonly token?: string;
  },
): Player {
  const { match, token, comesBack, headers, from } = seat;
  return new Player({
    url,
    game: GAMES[seat.game ?? 'diamant'],
    match,
    ...(token !== undefined && { token }),
    ...(comesBack && { comesBack }),
    ...(headers && { headers }),
    ...(from && { from }),
  });
}

/** Gets everybody ready and sees to it that play has begun. */
export async function start({ players }: Table): Promise<void> {
  for (const player of players) player.ready();
  for (const player of players) await player.until('playing', () => player.state?.table.stage === 'playing');
}

/** A table that plays, or nothing after a short while where the server is busy or away. */
export async function tryTable(url: string, wish: TableWish): Promise<Table | undefined> {
  try {
    const table = await seatTable(url, wish);
    await start(table);
    return table;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return undefined;
  }
}

/** What this player may do now, chosen at random; undefined where it is not awaited. */
export function randomAction(player: Player, game: GameId, rng: Rng): unknown {
  const { state } = player;
  if (state?.table.view === undefined || !state.table.pending.awaited.includes(player.seat)) return undefined;
  const rules = GAMES[game];
  const actions = rules.legal(rules.sampleState(state.table.view, rng), player.seat, state.now);
  return actions.length === 0 ? undefined : pick(rng, actions);
}

/** Plays to the end, each player deciding at random by its own view. */
export async function playOut({ players }: Table, game: GameId = 'diamant', seed = 'play'): Promise<void> {
  const rng = seededRng(seed);
  await Promise.all(
    players.map(async (player) => {
      for (;;) {
        const action = await player.until('something to do', () =>
          player.state?.table.stage === 'over' ? 'over' : randomAction(player, game, rng),
        );
        if (action === 'over') return;
        await player.answer(player.act(action));
      }
    }),
  );
}
