// A truth that fits what a viewer was told: only pending decisions are unknown (D14). Closed chests can be counted by
// whoever watched (D18).

import { pick, type Rng } from '../../kit/rng.ts';
import { cardNumber, RELICS } from './content.ts';
import { bitsOf } from './seat-set.ts';
import { CHOICES, type Choice, type ExplorerView, type PathCard, type State, type View } from './types.ts';

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
    chests: explorers.map((explorer) => explorer.chest ?? explorer.counted),
    unseen: explorers.map((explorer) => (explorer.chest ?? explorer.counted) - explorer.counted),
    relics: explorers.map((explorer) => bitsOf(explorer.relics.map((points) => RELICS.indexOf(points)))),
    deck: [...view.deck],
    path: numbersOf(view.path),
    rubies: rubiesOn(view.path),
    aside: view.aside.map((trap) => cardNumber({ type: 'trap', trap })),
    next: [],
    lastOn: bitsOf(lastReveal?.on ?? []),
    lastBack: bitsOf(lastReveal?.back ?? []),
    lastShare: lastReveal?.share ?? 0,
    ended: previous?.expedition ?? 0,
    endedPath: numbersOf(previous?.path ?? []),
    endedRubies: rubiesOn(previous?.path ?? []),
  };
}

const numbersOf = (path: readonly PathCard[]): readonly number[] => path.map(({ card }) => cardNumber(card));

const rubiesOn = (path: readonly PathCard[]): readonly number[] => path.map(({ rubies }) => rubies);

const sampleChoice = (rng: Rng): Choice => pick(rng, CHOICES);
