// A short match at its first move, as a device keeps it: the same deal for every engine, and quick bots.

import type { GameId } from '../../src/contract/game.ts';
import { GAMES } from '../../src/games/all.ts';
import type { Occupant } from '../../src/match/types.ts';
import { startMatch } from '../../src/play/start-match.ts';

const MATCH = 'begun00000000000';
const SERVER_SEED = '3c'.repeat(32);

const TABLES = {
  ocelot: { options: { mat: 'split', start: 'seat-0' }, bots: ['Pip'] },
  diamant: { options: { relics: true, openChests: false }, bots: ['Pip', 'Mira'] },
  // Level 5 fills a gallery within 20 s.
  'out-of-mine': {
    options: { elves: false, finds: false, guardRails: 'off', rounds: 1, handicaps: [] },
    bots: ['Pip'],
  },
} as const satisfies Record<GameId, unknown>;

/** What local storage holds, and the path to the match. */
export function begun(id: GameId) {
  const { options, bots } = TABLES[id];
  const level = id === 'out-of-mine' ? 5 : 1;
  const occupants: Occupant[] = [
    { kind: 'person', name: 'Zoë' },
    ...bots.map((name): Occupant => ({ kind: 'bot', name, level })),
  ];
  const entropy = occupants.map(() => '01'.repeat(32));
  const { entries } = startMatch(GAMES[id], { match: MATCH, options, occupants, serverSeed: SERVER_SEED, entropy });
  const shelf = {
    matches: [{ match: MATCH, game: id, names: bots, over: false }],
    [`match.${MATCH}`]: { serverSeed: SERVER_SEED, entries },
  };
  return { path: `/play/${MATCH}`, shelf };
}
