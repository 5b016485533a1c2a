// A truth that fits what a viewer was told: only pending decisions and closed chests are unknown (D14, D18).

import { below, type Rng } from '../../kit/rng.ts';
import { cardNumber, RELICS } from './cards.ts';
import { bitsOf } from './seat-set.ts';
import type { ExplorerView, PathCard, State, View } from './types.ts';

/** What an explorer brings home from an expedition, as a guess for closed chests. */
const LARGEST_GUESS = 15;

export function sampleState(view: View, rng: Rng): State {
  const { explorers, lastReveal, previous } = view;
  const seatsWhere = (holds: (explorer: ExplorerView) => boolean): number =>
    bitsOf(explorers.flatMap((explorer, seat) => (holds(explorer) ? [seat] : [])));
  return {
    seats: explorers.length,
    options: view.options,
    stage: view.stage,
    expedition: view.expedition,
    round: view.round,
    inside: seatsWhere((explorer) => explorer.inside),
    decided: seatsWhere((explorer) => explorer.decided),
    back: seatsWhere((explorer) => explorer.decided && (explorer.choice ?? sampleChoice(rng)) === 'back'),
    loot: explorers.map((explorer) => explorer.loot),
    taken: explorers.map((explorer) => explorer.taken),
    chests: explorers.map((explorer) => explorer.chest ?? sampleChest(explorer, view.expedition, rng)),
    relics: explorers.map((explorer) => bitsOf(explorer.relics.map((points) => RELICS.indexOf(points)))),
    deck: [...view.deck],
    ...pathNumbers(view.path),
    aside: view.aside.map((trap) => cardNumber({ type: 'trap', trap })),
    next: [],
    lastOn: bitsOf(lastReveal?.on ?? []),
    lastBack: bitsOf(lastReveal?.back ?? []),
    lastShare: lastReveal?.share ?? 0,
    ended: previous?.expedition ?? 0,
    endedPath: previous?.path.map(({ card }) => cardNumber(card)) ?? [],
    endedRubies: previous?.path.map(({ rubies }) => rubies) ?? [],
  };
}

const pathNumbers = (path: readonly PathCard[]): Pick<State, 'path' | 'rubies'> => ({
  path: path.map(({ card }) => cardNumber(card)),
  rubies: path.map(({ rubies }) => rubies),
});

const sampleChoice = (rng: Rng): 'on' | 'back' => (below(rng, 2) === 0 ? 'on' : 'back');

/** Whoever has not brought anything home in an expedition before this one was caught in it: one time in three. */
function sampleChest(explorer: ExplorerView, expedition: number, rng: Rng): number {
  let chest = explorer.taken;
  for (let earlier = 1; earlier < expedition; earlier++) {
    if (below(rng, 3) > 0) chest += 1 + below(rng, LARGEST_GUESS);
  }
  return chest;
}
