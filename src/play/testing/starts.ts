// How tests start a match of each game: everybody seated, the luck sealed, always the same.

import type { GameId } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import type { Json } from '../../kit/json.ts';
import type { BotLevel, Occupant } from '../../match/types.ts';
import { type MatchStart, startMatch } from '../start-match.ts';

const OPTIONS: Readonly<Record<GameId, { readonly [name: string]: Json }>> = {
  ocelot: { mat: 'split', start: 'seat-0' },
  diamant: { relics: true, openChests: false },
  'out-of-mine': { rounds: 2 },
};

/** A door fills in what is left out. */
export function optionsOf(id: GameId): Json {
  const options = GAMES[id].doors.options(OPTIONS[id]);
  if (!options.ok) throw new Error(options.error.code);
  return JSON.parse(JSON.stringify(options.value));
}

export const person = (name: string): Occupant => ({ kind: 'person', name });
export const bot = (name: string, level: BotLevel = 1): Occupant => ({ kind: 'bot', name, level });

export const SERVER_SEED = '5e'.repeat(32);

export function started(id: GameId, occupants: readonly Occupant[], more: Partial<MatchStart> = {}) {
  return startMatch(GAMES[id], {
    match: 'k3v9k3v9k3v9k3v9',
    options: optionsOf(id),
    occupants,
    serverSeed: SERVER_SEED,
    entropy: occupants.map((_, seat) => `0${seat}`.repeat(32)),
    ...more,
  });
}
