// How a view changes with what its viewer is told: the client's and the bots' way to keep up.

import type { Seat } from '../../contract/game.ts';
import { type Card, cardNumber, type Trap } from './content.ts';
import type { Effect, ExplorerView, PathCard, View } from './types.ts';

export function hear(view: View, effect: Effect): View {
  switch (effect.type) {
    case 'decided':
    case 'changed':
      return changeExplorers(view, [effect.seat], (explorer) => ({
        ...explorer,
        decided: true,
        ...(effect.choice && { choice: effect.choice }),
      }));
    case 'revealed':
      return hearReveal(view, effect.on, effect.back);
    case 'returned':
      return hearReturn(view, effect);
    case 'turned':
      return hearCard(view, effect.card, effect);
    case 'sprung':
      return changeExplorers(view, effect.seats, (explorer) => ({ ...explorer, inside: false, loot: 0 }));
    case 'ended':
      return hearEnd(view, effect.expedition, effect.aside);
    case 'entered':
      return {
        ...view,
        stage: 'explore',
        expedition: effect.expedition,
        explorers: view.explorers.map((explorer) => ({ ...explorer, inside: true })),
        deck:
          effect.relic === undefined ? view.deck : addCards(view.deck, [{ type: 'relic', points: effect.relic }], 1),
      };
    case 'finished':
      return {
        ...view,
        stage: 'over',
        explorers: view.explorers.map((explorer, seat) => ({ ...explorer, chest: effect.chests[seat] ?? 0 })),
        outcome: effect.outcome,
      };
  }
}

function changeExplorers(
  view: View,
  seats: readonly Seat[],
  change: (explorer: ExplorerView, seat: Seat) => ExplorerView,
): View {
  return {
    ...view,
    explorers: view.explorers.map((explorer, seat) => (seats.includes(seat) ? change(explorer, seat) : explorer)),
  };
}

function addCards(deck: readonly number[], cards: readonly Card[], amount: number): readonly number[] {
  const numbers = cards.map(cardNumber);
  return deck.map((count, number) => count + amount * numbers.filter((other) => other === number).length);
}

function hearReveal(view: View, on: readonly Seat[], back: readonly Seat[]): View {
  return {
    ...view,
    stage: 'explore',
    round: view.round + 1,
    explorers: view.explorers.map(({ choice: _, ...explorer }, seat) => ({
      ...explorer,
      decided: false,
      inside: on.includes(seat),
    })),
    lastReveal: { on, back, share: 0 },
  };
}

function hearReturn(view: View, effect: Effect & { type: 'returned' }): View {
  const { seats, share, left, relics } = effect;
  const foremost = view.path.findLastIndex(({ card }) => card.type === 'treasure');
  const path = view.path
    .map(({ card }, place): PathCard => ({ card, rubies: place === foremost ? left : 0 }))
    .filter(({ card }) => card.type !== 'relic' || !relics.includes(card.points));
  const home = changeExplorers(view, seats, (explorer, seat) => {
    const taken = (effect.loot[seats.indexOf(seat)] ?? 0) + share;
    return {
      ...explorer,
      loot: 0,
      taken,
      counted: explorer.counted + taken,
      relics: [...explorer.relics, ...relics].sort((a, b) => a - b),
      ...(explorer.chest !== undefined && { chest: explorer.chest + taken }),
    };
  });
  return { ...home, path, ...(view.lastReveal && { lastReveal: { ...view.lastReveal, share } }) };
}

function hearCard(view: View, card: Card, found: { readonly share: number; readonly left: number }): View {
  return {
    ...view,
    stage: 'decide',
    explorers: view.explorers.map((explorer) =>
      explorer.inside ? { ...explorer, loot: explorer.loot + found.share } : explorer,
    ),
    path: [...view.path, { card, rubies: found.left }],
    deck: addCards(view.deck, [card], -1),
  };
}

function hearEnd(view: View, expedition: number, aside: Trap | undefined): View {
  const cave = view.path.map(({ card }) => card).filter((card) => card.type !== 'relic');
  const shuffled = addCards(view.deck, cave, 1);
  return {
    ...view,
    explorers: view.explorers.map((explorer) => ({ ...explorer, taken: 0 })),
    path: [],
    deck: aside === undefined ? shuffled : addCards(shuffled, [{ type: 'trap', trap: aside }], -1),
    aside: aside === undefined ? view.aside : [...view.aside, aside],
    previous: { expedition, path: view.path, ...(aside && { trap: aside }) },
  };
}
