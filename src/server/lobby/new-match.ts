// Builds the first entries of a new match: its terms and the players who sit down at once.

import type { Game, Refusal } from '../../contract/game.ts';
import { commitment } from '../../kit/luck.ts';
import { ok, type Result } from '../../kit/result.ts';
import { host } from '../../match/host.ts';
import { openMatch, setupOf } from '../../match/step.ts';
import type { Entry, Match, Terms } from '../../match/types.ts';
import { newSeed } from '../secrets.ts';
import type { NewMatch } from '../store/store.ts';
import { lobbyCard } from './listing.ts';
import type { MatchRequest } from './open-request.ts';

/** Throws where the game cannot be set up by these terms. */
export function newMatch(
  game: Game,
  { match, agreed, sits, key }: MatchRequest,
): Result<Omit<NewMatch, 'epoch'>, Refusal> {
  const serverSeed = newSeed();
  const terms: Terms = { match, ...agreed, commitment: commitment({ match, rules: agreed.rules }, serverSeed) };
  game.setup(setupOf(terms));
  const entries: Entry[] = [{ type: 'opened', terms, ...(key !== undefined && { key }) }];
  let table: Match = openMatch(terms, key);
  for (const sit of sits) {
    const hosted = host(game, table, sit, { at: 0, serverSeed });
    if (!hosted.ok) return hosted;
    table = hosted.value.match;
    entries.push(...hosted.value.news.map(({ entry }) => entry));
  }
  const card = lobbyCard(table);
  return ok({ match, serverSeed, commitment: terms.commitment, entries, ...(card && { card }) });
}
