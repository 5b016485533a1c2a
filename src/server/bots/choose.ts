// Answers a bot's question: uniformly among what is legal, until the house has better bots.

import { pick, seededRng } from '../../kit/rng.ts';
import type { Games } from '../../match/record.ts';
import type { BotQuestion } from './bots.ts';

export function choose(games: Games, { game: id, view, seat, seed, at }: BotQuestion): unknown {
  const game = games[id];
  const rng = seededRng(seed);
  const actions = game.legal(game.sampleState(view, rng), seat, at);
  return actions.length === 0 ? undefined : pick(rng, actions);
}
