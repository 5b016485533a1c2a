// Lays a table on this device: seals the luck, seats everybody, and puts the match on the shelf.

import type { Game, GameId, Seat } from '../../contract/game.ts';
import { invariant } from '../../kit/invariant.ts';
import type { Json } from '../../kit/json.ts';
import { commitment, seatCommitment } from '../../kit/luck.ts';
import { host } from '../../match/host.ts';
import { openMatch } from '../../match/step.ts';
import type { BotLevel, Entry, Input, Match, Occupant, Terms } from '../../match/types.ts';
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

export interface StartedMatch {
  readonly match: Match;
  readonly entries: readonly Entry[];
  readonly serverSeed: string;
}

const ownLuck = (seats: number): SharedLuck => ({
  match: randomHex(8),
  serverSeed: randomHex(32),
  entropy: Array.from({ length: seats }, () => randomHex(32)),
});

/** A match with everybody seated and the luck sealed, ready for its first move. */
function startMatch(game: Game, table: LocalTable): StartedMatch {
  const { match: id, serverSeed, entropy } = table.luck ?? ownLuck(table.occupants.length);
  const terms: Terms = {
    match: id,
    game: game.id,
    rules: game.rules,
    seats: table.occupants.length,
    options: table.options as Json,
    ...(table.scenario !== undefined && { scenario: table.scenario as Json }),
    pace: {},
    open: 'link',
    commitment: commitment({ match: id, rules: game.rules }, serverSeed),
  };
  const inputs: Input[] = [
    ...table.occupants.map((occupant, seat): Input => ({ type: 'sit', seat, occupant })),
    ...entropy.map((part, seat): Input => ({ type: 'ready', seat, commitment: seatCommitment(part) })),
    ...entropy.map((part, seat): Input => ({ type: 'reveal', seat, entropy: part })),
  ];
  let match: Match = openMatch(terms);
  const entries: Entry[] = [{ type: 'opened', terms }];
  for (const input of inputs) {
    const hosted = host(game, match, input, { at: 0, serverSeed });
    invariant(hosted.ok, `${input.type} is refused while a local table is laid`);
    match = hosted.value.match;
    entries.push(...hosted.value.news.map((news) => news.entry));
  }
  return { match, entries, serverSeed };
}

/** Everybody at the table but the first person, who owns the device. */
export function othersAt(seats: readonly { readonly kind: 'person' | 'bot'; readonly name: string }[]): string[] {
  const owner = seats.find((seat) => seat.kind === 'person');
  return seats.filter((seat) => seat !== owner).map((seat) => seat.name);
}

/** Starts a match, keeps it, and gives its name back. */
export async function startLocalMatch(id: GameId, table: LocalTable): Promise<string> {
  const { game } = await BOARDS[id]();
  const { match, entries, serverSeed } = startMatch(game, table);
  const names = othersAt(table.occupants);
  shelve({ match: match.terms.match, game: id, names, over: false }, { serverSeed, entries });
  return match.terms.match;
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
