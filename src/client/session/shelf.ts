// The matches kept on this device: a short list, and each match's log beside it.

import * as z from 'zod/mini';
import { GAME_IDS, type GameId } from '../../contract/game.ts';
import type { Entry } from '../../match/types.ts';
import { forget, recall, remember } from '../kit/storage.ts';

const KEPT = 8;

const CardShape = z.object({
  match: z.string(),
  game: z.enum(GAME_IDS),
  /** The others at the table. */
  names: z.array(z.string()),
  over: z.boolean(),
  /** The player does not want to be reminded of it. Playing on takes it back. */
  away: z.optional(z.boolean()),
});

/** What the shelf says about a match without opening it. */
export type ShelfCard = z.infer<typeof CardShape>;

/** A match as it is kept: its log, and the secret seed that its luck is drawn from until it ends. */
const ShelvedShape = z.object({ serverSeed: z.string(), entries: z.array(z.looseObject({ type: z.string() })) });

export interface Shelved {
  readonly serverSeed: string;
  readonly entries: readonly Entry[];
}

function cards(): readonly ShelfCard[] {
  const parsed = z.array(CardShape).safeParse(recall('matches'));
  return parsed.success ? parsed.data : [];
}

/** The matches that can be gone on with, the latest first. */
export const listMatches = (): readonly ShelfCard[] => cards().filter((card) => !card.over && !card.away);

/** Takes a match out of the list, or brings it back. Its log stays until newer matches need the room. */
export function putAway(match: string, away: boolean): void {
  const put = (card: ShelfCard): ShelfCard => (card.match === match ? { ...card, away } : card);
  remember('matches', cards().map(put));
}

/** Which game a match is, without opening it. */
export const gameOnShelf = (match: string): GameId | undefined => cards().find((card) => card.match === match)?.game;

export function shelve(card: ShelfCard, shelved: Shelved): void {
  const others = cards().filter((each) => each.match !== card.match);
  for (const dropped of others.slice(KEPT - 1)) forget(`match.${dropped.match}`);
  remember('matches', [card, ...others.slice(0, KEPT - 1)]);
  remember(`match.${card.match}`, shelved);
}

export function unshelve(match: string): Shelved | undefined {
  const parsed = ShelvedShape.safeParse(recall(`match.${match}`));
  // Only this page writes here; a log that does not fold is caught where it is folded.
  return parsed.success
    ? { serverSeed: parsed.data.serverSeed, entries: parsed.data.entries as unknown as Entry[] }
    : undefined;
}
