// Written positions: from what a person notes down to a state that could be met in a match.

import type { Refusal } from '../../contract/game.ts';
import { ok, type Result } from '../../kit/result.ts';
import { CARDS, CAVE_CARDS, cardNumberByName, FIRST_RELIC, FIRST_TRAP, isRelic, RELICS, TRAPS } from './content.ts';
import { laws } from './laws.ts';
import { newPosition } from './position.ts';
import { refuse } from './refusals.ts';
import { bitsOf, hasBit } from './seat-set.ts';
import type { Options, Position, Scenario, State } from './types.ts';

/** A card of the path with the rubies left on it: `9+4`, `snake`. */
export function parsePathCard(text: string): { readonly card: number; readonly rubies: number } | undefined {
  const [, name, rubies] = /^([a-z0-9-]+)(?:\+(\d{1,3}))?$/.exec(text) ?? [];
  const card = name === undefined ? undefined : cardNumberByName(name);
  return card === undefined ? undefined : { card, rubies: Number(rubies ?? 0) };
}

/** The state a scenario describes, or why there can be none. */
export function stateOf(scenario: Scenario, options: Options): Result<State, Refusal> {
  const path = scenario.path.map(parsePathCard);
  const next = (scenario.next ?? []).map(cardNumberByName);
  const unknown = [
    ...scenario.path.filter((_, place) => path[place] === undefined),
    ...(scenario.next ?? []).filter((_, place) => next[place] === undefined),
  ];
  if (unknown.length > 0) return refuse('bad-scenario', { why: `there is no card ${unknown[0]}` });
  const position = written(scenario, options);
  for (const found of path) {
    position.path.push(found?.card ?? 0);
    position.rubies.push(found?.rubies ?? 0);
  }
  position.next = next.map((card) => card ?? 0);
  position.deck = deckOf(scenario, position);
  const [wrong] = laws(position);
  return wrong === undefined ? ok(position) : refuse('bad-scenario', { why: wrong });
}

/** All but the cards. */
function written(scenario: Scenario, options: Options): Position {
  const { explorers } = scenario;
  const position = newPosition(explorers.length, options);
  position.stage = scenario.stage ?? (scenario.path.length === 0 ? 'explore' : 'decide');
  position.expedition = scenario.expedition;
  position.inside = bitsOf(explorers.flatMap((explorer, seat) => (explorer.inside === false ? [] : [seat])));
  position.loot = explorers.map((explorer) => explorer.loot ?? 0);
  position.taken = explorers.map((explorer) => explorer.taken ?? 0);
  position.chests = explorers.map((explorer) => explorer.chest ?? explorer.taken ?? 0);
  position.unseen = explorers.map((explorer, seat) => (position.chests[seat] ?? 0) - (explorer.taken ?? 0));
  position.relics = explorers.map((explorer) => relicBits(explorer.relics ?? []));
  position.aside = (scenario.aside ?? []).map((trap) => FIRST_TRAP + TRAPS.indexOf(trap));
  return position;
}

const relicBits = (points: readonly number[]): number => bitsOf(points.map((point) => RELICS.indexOf(point)));

/** What is neither on the path nor aside, nor taken, nor gone. */
function deckOf(scenario: Scenario, position: Position): number[] {
  const mixedIn = position.options.relics ? position.expedition : 0;
  const elsewhere = position.relics.reduce((all, bits) => all | bits, relicBits(scenario.gone ?? []));
  return CARDS.map((_, card) => {
    const lying = [...position.path, ...position.aside].filter((other) => other === card).length;
    if (!isRelic(card)) return (CAVE_CARDS[card] ?? 0) - lying;
    const relic = card - FIRST_RELIC;
    return relic < mixedIn && lying === 0 && !hasBit(elsewhere, relic) ? 1 : 0;
  });
}
