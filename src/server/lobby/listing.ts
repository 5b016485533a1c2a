// Index data beside a log: state and lobby card, so that matches are found without folding them.

import type { Match } from '../../match/types.ts';
import type { Listing, LobbyCard } from '../store/store.ts';

/** Undefined where nothing changes in the index. */
export function listingOf(before: Match, after: Match): Listing | undefined {
  const gathers = after.stage === 'gathering' && after.seats !== before.seats;
  if (!gathers && after.stage === before.stage) return undefined;
  const card = lobbyCard(after);
  return { state: after.ended ?? after.stage, ...(card && { card }) };
}

export function lobbyCard(match: Match): LobbyCard | undefined {
  const { terms, stage, seats } = match;
  if (terms.open !== 'public' || stage !== 'gathering') return undefined;
  if (seats.every(({ occupant }) => occupant !== undefined)) return undefined;
  return {
    match: terms.match,
    game: terms.game,
    options: terms.options,
    pace: terms.pace,
    ...(terms.hints && { hints: true }),
    seats: seats.map(({ occupant, commitment }) => ({
      ready: commitment !== undefined,
      ...(occupant && { occupant }),
    })),
  };
}
