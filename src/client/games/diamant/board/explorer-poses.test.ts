import { expect, test } from 'vitest';
import { diamant, type Effect, type View } from '../../../../games/diamant/index.ts';
import { posesOf } from './explorer-poses.ts';

const OPENING = diamant.view(diamant.setup({ seats: 3, options: { relics: false, openChests: false } }), 0);

function after(...effects: readonly Effect[]): { readonly view: View; readonly last: Effect | undefined } {
  return { view: effects.reduce(diamant.hear, OPENING), last: effects.at(-1) };
}

const glance = ({ view, last }: ReturnType<typeof after>) =>
  posesOf(view, last).map(({ at, hand, gain }) => [at, hand, gain]);

const ELEVEN: Effect = { type: 'turned', card: { type: 'treasure', rubies: 11 }, share: 3, left: 2 };
const SEALED: Effect = { type: 'decided', seat: 1 };
const REVEALED: Effect = { type: 'revealed', on: [0, 2], back: [1] };
const RETURNED: Effect = { type: 'returned', seats: [1], share: 2, left: 0, loot: [3], relics: [] };

test('[D11] all inside win their share of the card', () => {
  expect(glance(after(ELEVEN))).toEqual([
    ['front', 'undecided', 3],
    ['front', 'undecided', 3],
    ['front', 'undecided', 3],
  ]);
});

test('[D14] a decision is a sealed envelope until all are revealed at once', () => {
  expect(glance(after(ELEVEN, SEALED))[1]).toEqual(['front', 'sealed', 0]);
  expect(glance(after(ELEVEN, SEALED, REVEALED))).toEqual([
    ['front', 'go-on', 0],
    ['homeward', 'go-back', 0],
    ['front', 'go-on', 0],
  ]);
});

test('[D16] those who went back sit in camp with loot and share', () => {
  expect(glance(after(ELEVEN, REVEALED, RETURNED))[1]).toEqual(['camp', undefined, 5]);
});

test('[D13] at the second trap all inside drop their loot before they run', () => {
  const view = after(ELEVEN).view;
  const sprung: Effect = { type: 'sprung', trap: 'lava', seats: [0, 1, 2], lost: [3, 3, 3] };
  expect(posesOf(diamant.hear(view, sprung), sprung).map(({ at, gain, frightened }) => [at, gain, frightened])).toEqual(
    Array.from({ length: 3 }, () => ['front', -3, true]),
  );
});
