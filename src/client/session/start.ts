// Lays a table on this device: seals the luck, seats everybody, and puts the match on the shelf.

import type { GameId, Seat } from '../../contract/game.ts';
import type { Json } from '../../kit/json.ts';
import type { BotLevel, Occupant } from '../../match/types.ts';
import { startMatch } from '../../play/start-match.ts';
import { BOARDS } from '../games/boards.ts';
import { randomHex } from '../kit/random.ts';
import { settings } from '../settings.ts';
import { words } from '../words.ts';
import { shelve } from './shelf.ts';

export interface LocalTable {
  readonly options: unknown;
  readonly occupants: readonly Occupant[];
  readonly scenario?: unknown;
  /** Luck that is the same for everybody, in place of this device's own. */
  readonly luck?: SharedLuck;
}

export interface SharedLuck {
  readonly match: string;
  readonly serverSeed: string;
  readonly entropy: readonly string[];
}

const ownLuck = (seats: number): SharedLuck => ({
  match: randomHex(8),
  serverSeed: randomHex(32),
  entropy: Array.from({ length: seats }, () => randomHex(32)),
});

/** Everybody at the table but the first person, who owns the device. */
export function othersAt(seats: readonly { readonly kind: 'person' | 'bot'; readonly name: string }[]): string[] {
  const owner = seats.find((seat) => seat.kind === 'person');
  return seats.filter((seat) => seat !== owner).map((seat) => seat.name);
}

/** Starts a match, keeps it, and gives its name back. */
export async function startLocalMatch(id: GameId, table: LocalTable): Promise<string> {
  const { game } = await BOARDS[id]();
  const { options, occupants, scenario, luck = ownLuck(occupants.length) } = table;
  const { entries } = startMatch(game, {
    ...luck,
    occupants,
    options: options as Json,
    ...(scenario !== undefined && { scenario: scenario as Json }),
  });
  const { match, serverSeed } = luck;
  shelve({ match, game: id, names: othersAt(occupants), over: false }, { serverSeed, entries });
  return match;
}

export const BOT_NAMES = ['Pip', 'Mira', 'Jonas', 'Aiko', 'Tomás', 'Tilda', 'Bruno'] as const;

export const botAt = (seat: Seat, level: BotLevel): Occupant => ({
  kind: 'bot',
  name: BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length] ?? 'Pip',
  level,
});

/** You against bots, with the usual options. */
export async function quickTable(id: GameId): Promise<LocalTable> {
  const board = await BOARDS[id]();
  const you: Occupant = { kind: 'person', name: settings.value.names[0] || words.value.newGame.you };
  const bots = Array.from({ length: board.quickSeats - 1 }, (_, index) => botAt(index + 1, 2));
  return { options: board.defaultOptions('bots'), occupants: [you, ...bots] };
}

/** One click, and you play. */
export const startQuickMatch = async (id: GameId): Promise<string> => startLocalMatch(id, await quickTable(id));
