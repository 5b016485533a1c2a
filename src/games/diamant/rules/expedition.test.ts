// One expedition, rule by rule.

import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../kit/json.ts';
import { seededRng } from '../../../kit/rng.ts';
import { CARDS, cardName, diamant, drawCard, newPosition, type State } from '../index.ts';
import { alike, all, PLAIN, play, SEAT_COUNTS } from '../testing.ts';

describe('a card is turned', () => {
  test('[D10] the first card is turned before anyone decides', () => {
    const state = diamant.setup({ seats: 3, options: PLAIN });
    expect(diamant.waiting(state)).toEqual({ for: 'chance' });
    const early = diamant.apply(state, { by: 'seat', seat: 0, at: 0, action: { type: 'decide', choice: 'on' } });
    expect(early).toMatchObject({ ok: false, error: { code: 'not-deciding', rule: 'D14' } });
  });

  test('[D10] cards join the end of the path, and leave the deck', () => {
    const { view } = play({}, 'turn 3', all(4, 'on'), 'turn lava', all(4, 'on'), 'turn 11');
    expect(view.path.map(({ card }) => cardName(card))).toEqual(['3', 'lava', '11']);
    expect(view.deck[CARDS.findIndex((card) => cardName(card) === '11')]).toBe(1);
    expect(view.deck[CARDS.findIndex((card) => cardName(card) === '3')]).toBe(0);
  });

  test('[D10] every card of the deck is equally likely to be next', () => {
    const rng = seededRng('even');
    const position = newPosition(5, PLAIN);
    const drawn = CARDS.map(() => 0);
    for (let i = 0; i < 30_000; i++) {
      const card = drawCard(position, rng);
      drawn[card] = (drawn[card] ?? 0) + 1;
    }
    for (const [card, count] of position.deck.entries()) {
      expect(Math.abs((drawn[card] ?? 0) - count * 1000)).toBeLessThan(200);
    }
  });

  test('[D10] a card that is not in the deck cannot be turned', () => {
    const { state } = play({}, 'turn 3', all(4, 'on'));
    const again = diamant.apply(state, {
      by: 'chance',
      at: 0,
      outcome: { type: 'turn', card: { type: 'treasure', rubies: 3 } },
    });
    expect(again).toMatchObject({ ok: false, error: { code: 'not-in-deck', rule: 'D10' } });
  });

  test.each(SEAT_COUNTS)('[D11] seventeen rubies are shared by %d explorers, the rest stays', (seats) => {
    const { state, view } = play({ explorers: alike(seats) }, 'turn 17');
    expect(state.loot).toEqual(alike(seats).map(() => Math.floor(17 / seats)));
    expect(view.path[0]?.rubies).toBe(17 % seats);
  });

  test('[D11] only those still inside share', () => {
    const { state } = play({}, 'turn 4; 0 back; 1 on; 2 on; 3 back; turn 5');
    expect(state.loot).toEqual([0, 3, 3, 0]);
  });

  test('[D12] the first trap of a kind does nothing; other kinds do not add up', () => {
    const { state, view } = play({}, 'turn 4', all(4, 'on'), 'turn snake', all(4, 'on'), 'turn lava');
    expect(view.stage).toBe('decide');
    expect(state.loot).toEqual([1, 1, 1, 1]);
  });

  test('[D13] the second trap of its kind takes all loot inside, without a decision', () => {
    const { state, view, effects } = play(
      { path: ['snake'], explorers: alike(4, { chest: 6 }) },
      all(4, 'on'),
      'turn 9; 0 back; 1 on; 2 on; 3 on; turn snake',
    );
    expect(effects).toContainEqual({ type: 'sprung', trap: 'snake', seats: [1, 2, 3], lost: [2, 2, 2] });
    expect(state.loot).toEqual([0, 0, 0, 0]);
    expect(state.chests).toEqual([9, 6, 6, 6]);
    expect(view).toMatchObject({ expedition: 2, stage: 'explore', previous: { expedition: 1, trap: 'snake' } });
  });
});

describe('decisions', () => {
  const choice = (state: State, seat: number) => diamant.view(state, seat).explorers[seat]?.choice;

  test('[D14] decisions wait for the last one, then are revealed together', () => {
    const before = play({}, 'turn 4; 2 back; 0 on; 3 on').state;
    expect(diamant.waiting(before)).toEqual({ for: 'seats', seats: [1] });
    expect(before.round).toBe(0);
    const { state, effects } = play({}, 'turn 4; 2 back; 0 on; 3 on; 1 back');
    expect(effects).toContainEqual({ type: 'revealed', on: [0, 3], back: [1, 2] });
    expect(diamant.waiting(state)).toEqual({ for: 'chance' });
  });

  test('[D14] a decision may be changed until then, as often as wanted', () => {
    const { state } = play({}, 'turn 4; 0 back; 0 on; 0 back; 1 on');
    expect(choice(state, 0)).toBe('back');
    expect(diamant.legal(state, 0, 0)).toEqual([{ type: 'decide', choice: 'on' }]);
    expect(diamant.waiting(state)).toEqual({ for: 'seats', seats: [2, 3] });
  });

  test('[D14] the same decision again is refused', () => {
    const { state } = play({}, 'turn 4; 0 back');
    const again = diamant.apply(state, { by: 'seat', seat: 0, at: 0, action: { type: 'decide', choice: 'back' } });
    expect(again).toMatchObject({ ok: false, error: { code: 'already-decided', rule: 'D14' } });
  });

  test('[D14] others see that somebody has decided, never what, and nothing of a change', () => {
    const views = ['0 on', '0 back', '0 on; 0 back'].map((lines) => {
      const { state } = play({}, `turn 4; ${lines}`);
      return [diamant.view(state, 1), diamant.view(state, 'public')];
    });
    expect(new Set(views.map(canonicalJson)).size).toBe(1);
    expect(views[0]?.[0]?.explorers[0]).toMatchObject({ decided: true });
    expect(diamant.tell({ type: 'decided', seat: 0, choice: 'on' }, 1)).toEqual({ type: 'decided', seat: 0 });
    expect(diamant.tell({ type: 'changed', seat: 0, choice: 'on' }, 1)).toBeUndefined();
    expect(diamant.tell({ type: 'changed', seat: 0, choice: 'on' }, 'public')).toBeUndefined();
    expect(diamant.tell({ type: 'changed', seat: 0, choice: 'on' }, 0)).toBeDefined();
  });

  test('[D14] a reveal ends the phase, so that a late decision is known as stale', () => {
    const phases = ['turn 4', '0 on; 1 on; 2 on', '3 on', 'turn 2'].map((_, index, lines) =>
      diamant.phase(play({}, ...lines.slice(0, index + 1)).state),
    );
    expect(phases).toEqual([0, 0, 1, 1]);
  });
});

describe('going back', () => {
  test.each(SEAT_COUNTS)('[D15] a lone leaver of %d takes the whole path', (seats) => {
    const others = Array.from({ length: seats - 1 }, (_, seat) => `${seat + 1} on`);
    const { state, view } = play({ explorers: alike(seats) }, 'turn 17; 0 back', ...others);
    expect(state.chests[0]).toBe(Math.floor(17 / seats) + (17 % seats));
    expect(view.path[0]?.rubies).toBe(0);
  });

  test('[D15] several share equally; the remainder lies on the foremost treasure', () => {
    const path = ['7+2', '3+3', 'lava'];
    const two = play({ path, explorers: alike(5, { loot: 1 }) }, '0 back; 1 back; 2 on; 3 on; 4 on');
    expect(two.state.chests).toEqual([3, 3, 0, 0, 0]);
    expect(two.view.path.map(({ rubies }) => rubies)).toEqual([0, 1, 0]);
    const four = play({ path, explorers: alike(5, { loot: 1 }) }, all(4, 'back'), '4 on');
    expect(four.state.chests).toEqual([2, 2, 2, 2, 0]);
    expect(four.view.path.map(({ rubies }) => rubies)).toEqual([0, 1, 0]);
  });

  test('[D15] the remainder can be had by whoever goes back next', () => {
    const { state } = play(
      { path: ['7+2', '3+3'], explorers: alike(5, { loot: 1 }) },
      all(4, 'back'),
      '4 on; turn snake; 4 back',
    );
    expect(state.chests[4]).toBe(2);
  });

  test('[D16] loot and share are safe in the chest, and the explorer is out of this expedition', () => {
    const { state, effects } = play({}, 'turn 9; 0 back; 1 on; 2 on; 3 on; turn lava; 1 on; 2 on; 3 on; turn lava');
    expect(effects).toContainEqual({ type: 'returned', seats: [0], share: 1, left: 0, loot: [2], relics: [] });
    expect(state.chests).toEqual([3, 0, 0, 0]);
    const inCamp = play({}, 'turn 9; 0 back; 1 on; 2 on; 3 on; turn lava').state;
    expect(diamant.legal(inCamp, 0, 0)).toEqual([]);
    expect(
      diamant.apply(inCamp, { by: 'seat', seat: 0, at: 0, action: { type: 'decide', choice: 'on' } }),
    ).toMatchObject({
      ok: false,
      error: { code: 'not-inside', rule: 'D16' },
    });
  });

  test('[D17] those who go on turn the next card; with nobody inside the expedition is over', () => {
    expect(play({}, 'turn 9; 0 back; 1 back; 2 back; 3 on').view).toMatchObject({ expedition: 1, stage: 'explore' });
    expect(play({}, 'turn 9', all(4, 'back')).view).toMatchObject({ expedition: 2, stage: 'explore' });
  });

  test('[D18] loot is open, chests are closed to others until the end unless agreed otherwise', () => {
    const closed = play({ options: { relics: false, openChests: false } }, 'turn 9; 0 back; 1 on; 2 on; 3 on').state;
    expect(diamant.view(closed, 1).explorers.map(({ chest }) => chest)).toEqual([undefined, 0, undefined, undefined]);
    expect(diamant.view(closed, 'public').explorers.some(({ chest }) => chest !== undefined)).toBe(false);
    expect(diamant.view(closed, 0).explorers.map(({ loot }) => loot)).toEqual([0, 2, 2, 2]);
    const open = play({ options: PLAIN }, 'turn 9; 0 back; 1 on; 2 on; 3 on').state;
    expect(diamant.view(open, 1).explorers.map(({ chest }) => chest)).toEqual([3, 0, 0, 0]);
    const over = play({ options: { relics: false, openChests: false }, expedition: 5 }, 'turn 9', all(4, 'back')).state;
    expect(diamant.view(over, 'public').explorers.map(({ chest }) => chest)).toEqual([2, 2, 2, 2]);
  });
});
