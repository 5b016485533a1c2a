// Builds the first entries of a new match: its terms and the players who sit down at once.

import type { Game, Refusal } from '../../contract/game.ts';
import { commitment } from '../../kit/luck.ts';
import { ok, type Result } from '../../kit/result.ts';
import { setupOf } from '../../match/step.ts';
import type { Terms } from '../../match/types.ts';
import { openLog } from '../../play/match-log.ts';
import { newSeed } from '../secrets.ts';
import type { NewMatch } from '../store/store.ts';
import { lobbyCard } from './listing.ts';
import type { MatchRequest } from './open-request.ts';

/** Throws where the game cannot be set up with these terms. */
export function newMatch(
  game: Game,
  { match, agreed, sits, key }: MatchRequest,
): Result<Omit<NewMatch, 'epoch'>, Refusal> {
  const serverSeed = newSeed();
  const terms: Terms = { match, ...agreed, commitment: commitment({ match, rules: agreed.rules }, serverSeed) };
  game.setup(setupOf(terms));
  const log = openLog(game, serverSeed, terms, key);
  for (const sit of sits) {
    const asked = log.ask(sit, 0);
    if (!asked.ok) return asked;
  }
  const card = lobbyCard(log.match);
  return ok({ match, serverSeed, commitment: terms.commitment, entries: log.entries, ...(card && { card }) });
}
