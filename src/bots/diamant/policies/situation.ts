// What matters for one decision of Diamant, in a few numbers, and the coarse cell of a table that they fall into.

import {
  CARDS,
  countBits,
  FIRST_RELIC,
  FIRST_TRAP,
  hasBit,
  RELICS,
  RUBIES,
  type State,
  scoreOf,
} from '../../../games/diamant/index.ts';

/** Equal for everyone inside: all who are still in have taken the same shares. */
export interface Situation {
  readonly inside: number;
  /** Rubies in front of the chest of anyone inside. */
  readonly loot: number;
  /** Rubies lying on the path, and the points of the relics there. */
  readonly path: number;
  readonly relics: number;
  /** Cards face down, those among them that would end the expedition, and the rubies on the others. */
  readonly cards: number;
  readonly deadly: number;
  readonly rubies: number;
}

export function situationOf(state: State): Situation {
  const { deck, path } = state;
  let seen = 0;
  let relics = 0;
  let lying = 0;
  for (let place = 0; place < path.length; place++) {
    const card = path[place] ?? 0;
    lying += state.rubies[place] ?? 0;
    if (card >= FIRST_RELIC) relics += RELICS[card - FIRST_RELIC] ?? 0;
    else if (card >= FIRST_TRAP) seen |= 1 << (card - FIRST_TRAP);
  }
  let cards = 0;
  let deadly = 0;
  let rubies = 0;
  for (let card = 0; card < CARDS.length; card++) {
    const count = deck[card] ?? 0;
    cards += count;
    rubies += count * (RUBIES[card] ?? 0);
    if (card >= FIRST_TRAP && card < FIRST_RELIC && hasBit(seen, card - FIRST_TRAP)) deadly += count;
  }
  return { inside: countBits(state.inside), loot: lootInside(state), path: lying, relics, cards, deadly, rubies };
}

function lootInside({ inside, loot }: State): number {
  for (let seat = 0; seat < loot.length; seat++) if (hasBit(inside, seat)) return loot[seat] ?? 0;
  return 0;
}

/** Above 1, one more card costs more than it brings, for one who would share the path with all others inside. */
export function dread({ inside, loot, path, deadly, rubies }: Situation): number {
  return ((loot + path / inside) * deadly * inside) / (rubies + 0.5);
}

/** By seat: how far ahead of the best other, by what is safe in the chests. */
export function leadsOf(state: State): number[] {
  const leads: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < state.seats; seat++) {
    const score = scoreOf(state, seat);
    leads.push(score);
    second = Math.max(second, Math.min(best, score));
    best = Math.max(best, score);
  }
  for (let seat = 0; seat < leads.length; seat++) {
    const score = leads[seat] ?? 0;
    leads[seat] = score - (score === best ? second : best);
  }
  return leads;
}
