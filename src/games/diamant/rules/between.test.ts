// Between expeditions, and the end.

import { describe, expect, test } from 'vitest';
import { CARDS, CAVE_CARDS, cardName, cardNumber, copyPosition, diamant, FIRST_RELIC, turnCard } from '../index.ts';
import { alike, all, PLAIN, play, RELIC } from '../testing.ts';
import { diamantTools } from '../tools.ts';

const LAVA = cardNumber({ type: 'trap', trap: 'lava' });

const left = (deck: readonly number[], name: string): number =>
  deck[CARDS.findIndex((card) => cardName(card) === name)] ?? 0;

describe('between expeditions', () => {
  test('[D20] rubies left on the path go back to the supply', () => {
    const { view, state } = play({}, 'turn 7', all(4, 'back'));
    expect(view.previous?.path).toEqual([{ card: { type: 'treasure', rubies: 7 }, rubies: 3 }]);
    expect(view.path).toEqual([]);
    expect(state.chests).toEqual([1, 1, 1, 1]);
  });

  test('[D21] one of the two traps is put aside, for all to see', () => {
    const { view } = play({}, 'turn lava', all(4, 'on'), 'turn lava');
    expect(view.aside).toEqual(['lava']);
    expect(left(view.deck, 'lava')).toBe(2);
  });

  test('[D21] nothing is put aside when all went back', () => {
    const { view } = play({}, 'turn lava', all(4, 'back'));
    expect(view.aside).toEqual([]);
    expect(left(view.deck, 'lava')).toBe(3);
  });

  test('[D22] all other cards are back in the deck', () => {
    const { view } = play({}, 'turn 3', all(4, 'on'), 'turn lava', all(4, 'on'), 'turn lava');
    const expected = CAVE_CARDS.map((count, card) => (card === LAVA ? count - 1 : count));
    expect(view.deck).toEqual(expected);
  });

  test.each([
    ['four kinds have lost one', ['scorpion', 'snake', 'lava', 'boulder']],
    ['two kinds have lost two', ['scorpion', 'scorpion', 'snake', 'snake']],
    ['one kind has lost two', ['scorpion', 'scorpion', 'snake', 'lava']],
  ] as const)('[D22] the deck cannot run out in the fifth expedition, even when %s', (_, aside) => {
    // Turns every card that is safe: treasures, relics, and one trap of each kind.
    const { state } = play({ expedition: 5, aside, options: RELIC });
    const position = copyPosition(state);
    for (const [card, count] of state.deck.entries()) {
      const safe = CARDS[card]?.type === 'trap' ? Math.min(1, count) : count;
      for (let times = 0; times < safe; times++) turnCard(position, card);
    }
    expect(position.path).toHaveLength(25);
    expect(position.deck.some((count) => count > 0)).toBe(true);
    expect(diamantTools.laws(position)).toEqual([]);
  });

  test('[D22] the laws would tell of a deck that can run out', () => {
    const { state } = play({ expedition: 5 });
    const deck = state.deck.map((count, card) => (CARDS[card]?.type === 'trap' ? 1 : count));
    expect(diamantTools.laws({ ...state, deck })).toContain(
      'fewer than three kinds of trap can still end an expedition',
    );
  });

  test('[D23] after the fifth expedition the most points win', () => {
    const { state, view } = play(
      { expedition: 5, path: ['lava'], explorers: [{ chest: 3 }, { chest: 20 }, { chest: 7 }] },
      all(3, 'back'),
    );
    expect(diamant.waiting(state)).toEqual({ for: 'nothing', outcome: { scores: [3, 20, 7], winners: [1] } });
    expect(view.outcome).toEqual({ scores: [3, 20, 7], winners: [1] });
  });

  test('[D23] those who tie share the win', () => {
    const { view } = play({ expedition: 5, path: ['lava'], explorers: alike(5, { chest: 11 }) }, all(5, 'back'));
    expect(view.outcome?.winners).toEqual([0, 1, 2, 3, 4]);
  });

  test('[D23] a trap can end the last expedition, and then nothing more happens', () => {
    const { state, view } = play({ expedition: 5, path: ['lava'] }, all(4, 'on'), 'turn lava');
    expect(view).toMatchObject({
      stage: 'over',
      expedition: 5,
      aside: ['lava'],
      previous: { expedition: 5, trap: 'lava' },
    });
    const more = diamant.apply(state, { by: 'seat', seat: 0, at: 0, action: { type: 'decide', choice: 'on' } });
    expect(more).toMatchObject({ ok: false, error: { code: 'match-over', rule: 'D23' } });
  });
});

describe('relics', () => {
  const relicsInDeck = (deck: readonly number[]): readonly number[] => deck.slice(FIRST_RELIC);

  test('[D30] the lowest relic left is mixed in at the start of every expedition', () => {
    const table = { options: RELIC };
    const rounds = ['turn lava', all(4, 'back')];
    const decks = [0, 1, 2, 3, 4].map((ended) => {
      const lines = Array.from({ length: ended }, () => rounds).flat();
      return relicsInDeck(play(table, ...lines).view.deck);
    });
    expect(decks).toEqual([
      [1, 0, 0, 0, 0],
      [1, 1, 0, 0, 0],
      [1, 1, 1, 0, 0],
      [1, 1, 1, 1, 0],
      [1, 1, 1, 1, 1],
    ]);
  });

  test('[D30] without the variant there are none', () => {
    expect(relicsInDeck(play({ options: PLAIN }, 'turn lava', all(4, 'back')).view.deck)).toEqual([0, 0, 0, 0, 0]);
    expect(() => play({ options: PLAIN, path: ['relic-5'] })).toThrow('too early');
  });

  test('[D31] a relic turned up joins the path, and decisions follow', () => {
    const { view, state } = play({ options: RELIC }, 'turn 4', all(4, 'on'), 'turn relic-5');
    expect(view.stage).toBe('decide');
    expect(view.path.at(-1)).toEqual({ card: { type: 'relic', points: 5 }, rubies: 0 });
    expect(state.loot).toEqual([1, 1, 1, 1]);
  });

  test('[D32] exactly one who goes back takes every relic on the path', () => {
    const { view } = play(
      { options: RELIC, expedition: 3, path: ['relic-5', '7+3', 'relic-8'], explorers: alike(4, { loot: 1 }) },
      '0 on; 1 on; 2 on; 3 back',
    );
    expect(view.explorers[3]?.relics).toEqual([5, 8]);
    expect(view.path.map(({ card }) => cardName(card))).toEqual(['7']);
  });

  test('[D32] of several who go back at once, nobody does; a later lone one may', () => {
    const both = play({ options: RELIC, path: ['relic-5'] }, '0 back; 1 back; 2 on; 3 on');
    expect(both.view.explorers.map(({ relics }) => relics)).toEqual([[], [], [], []]);
    const later = play({ options: RELIC, path: ['relic-5'] }, '0 back; 1 back; 2 on; 3 on; turn lava; 2 on; 3 back');
    expect(later.view.explorers[3]?.relics).toEqual([5]);
  });

  test('[D32] the last one inside is a lone leaver too', () => {
    const { view } = play({ options: RELIC, path: ['relic-5'] }, '0 back; 1 back; 2 back; 3 on; turn lava; 3 back');
    expect(view.explorers[3]?.relics).toEqual([5]);
    expect(view.expedition).toBe(2);
  });

  test('[D33] relics on the path leave the game with the expedition, those in the deck stay', () => {
    const gone = play({ options: RELIC, path: ['relic-5'] }, all(4, 'back'));
    expect(gone.effects).toContainEqual({ type: 'ended', expedition: 1, relics: [5] });
    expect(relicsInDeck(gone.view.deck)).toEqual([0, 1, 0, 0, 0]);
    const trapped = play({ options: RELIC, path: ['relic-5', 'lava'] }, all(4, 'on'), 'turn lava');
    expect(relicsInDeck(trapped.view.deck)).toEqual([0, 1, 0, 0, 0]);
  });

  test('[D34] a relic scores its number and cannot be lost once taken', () => {
    const { view } = play(
      {
        options: RELIC,
        expedition: 5,
        path: ['lava'],
        explorers: [{ relics: [5, 12], chest: 1 }, { chest: 17 }, { relics: [7] }],
      },
      all(3, 'on'),
      'turn lava',
    );
    expect(view.outcome).toEqual({ scores: [18, 17, 7], winners: [0] });
  });
});
