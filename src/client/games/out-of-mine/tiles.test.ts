import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../games/out-of-mine/content/cards.ts';
import { DEFAULT_OPTIONS, outOfMine } from '../../../games/out-of-mine/index.ts';
import { present } from '../../../kit/invariant.ts';
import { laidByColour, pilesOf, shelves, tileAt } from './tiles.ts';

const fresh = (finds: boolean) => outOfMine.setup({ seats: 2, options: { ...DEFAULT_OPTIONS, finds } });
const card = present(CARDS.find(({ wanted, unwanted }) => wanted.find === 'silver' && unwanted.find === 'rat'));

describe('the supply', () => {
  test('[M1] lies in 19 piles of 69 tiles, by colour', () => {
    const piles = pilesOf(fresh(true), card);
    expect(piles).toHaveLength(19);
    expect(piles.reduce((sum, pile) => sum + pile.count, 0)).toBe(69);
    expect(shelves(piles).map((shelf) => shelf.piles.length)).toEqual([1, 1, 2, 5, 10]);
  });

  test('[M26] a hand takes what its card wants first', () => {
    const top = pilesOf(fresh(true), card).find(({ shape }) => shape === 'I2')?.top;
    expect(tileAt(present(top)).find?.kind).toBe('silver');
  });

  test('[M26] and what its card does not want last', () => {
    const view = fresh(true);
    const rat = present(view.supply.find((tile) => tileAt(tile).shape === 'T4' && tileAt(tile).find?.kind === 'rat'));
    expect(pilesOf(view, card).find(({ shape }) => shape === 'T4')?.top).not.toBe(rat);
    const left = view.supply.filter((tile) => tileAt(tile).shape !== 'T4' || tile === rat);
    expect(pilesOf({ ...view, supply: left }, card).find(({ shape }) => shape === 'T4')?.top).toBe(rat);
  });

  test('an empty pile keeps its colour and has nothing to take', () => {
    const view = { ...fresh(false), supply: [] };
    expect(pilesOf(view, card).find(({ shape }) => shape === 'O4')).toEqual({
      shape: 'O4',
      colour: 'red',
      count: 0,
      top: undefined,
    });
  });

  test('laid tiles are counted by colour', () => {
    expect(laidByColour([{ tile: 0 }, { tile: 12 }, { tile: 13 }])).toEqual([1, 2, 0, 0, 0]);
  });
});
