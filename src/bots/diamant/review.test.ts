import { describe, expect, test } from 'vitest';
import { parseMove } from '../../contract/move-line.ts';
import { type Diamant, diamant, type Scenario } from '../../games/diamant/index.ts';
import { PLAIN, play } from '../../games/diamant/testing.ts';
import { present } from '../../kit/invariant.ts';
import type { Review } from '../bot.ts';
import { bot } from './index.ts';

/** The last expedition, all kinds of traps on the path: 10 of the 23 cards that are left are deadly, 94 rubies on the others. */
const last = (...treasures: readonly string[]) => ({
  expedition: 5,
  path: ['scorpion', 'snake', 'lava', 'boulder', 'spikes', ...treasures],
});
const home = { inside: false, chest: 25 };
const ALONE = { ...last('13', '17'), explorers: [{ loot: 30 }, home, home] };

const reviewOf = (scenario: Scenario, ...lines: readonly string[]): Review<Diamant> => {
  const moves = lines.map((line, at) => {
    const move = parseMove(diamant, line, at);
    return present(move.ok ? move.value : undefined, line);
  });
  return bot.review({ setup: { seats: scenario.explorers.length, options: PLAIN, scenario }, moves });
};

describe('the coach', () => {
  test('judges by what could be known: who risks a sure win is told so, though it went well', () => {
    const { judged, luck, curve } = reviewOf(ALONE, '0 on', 'turn 15', '0 back');
    const [first, second] = judged;
    expect(first).toMatchObject({ move: 0, seat: 0, best: 1, better: { choice: 'back' }, code: 'on' });
    expect(first?.chosen).toBeLessThan(0.75);
    expect(first?.detail).toMatchObject({ bust: 43, atRisk: 30, alone: 30 });
    expect(second).toMatchObject({ move: 2, chosen: 1, best: 1 });
    expect(second?.better).toBeUndefined();
    expect(luck[0]).toBeGreaterThan(0.25);
    expect(curve.at(-1)).toEqual({ move: 2, shares: [1, 0, 0] });
  });

  test('tells a trap apart as luck, which what one loses the others win', () => {
    const { luck } = reviewOf(ALONE, '0 on', 'turn snake');
    expect(luck[0]).toBeLessThan(-0.5);
    expect(luck.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
  });

  test('[D14] judges the decision that counted, not those that were changed before the reveal', () => {
    const explorers = [{ loot: 9 }, { loot: 9 }, home];
    const { judged } = reviewOf({ ...last('7', '11'), explorers }, '0 back', '0 on', '1 back', 'turn 15', '0 back');
    expect(judged.map(({ move, seat }) => [move, seat])).toEqual([
      [1, 0],
      [2, 1],
      [4, 0],
    ]);
  });

  test('does not know the cards that a scenario has laid ready', () => {
    const { judged } = reviewOf({ ...ALONE, next: ['snake'] }, '0 on', 'turn snake');
    expect(judged[0]?.chosen).toBeGreaterThan(0.3);
  });
});

describe('hints climb', () => {
  const { state } = play(ALONE);
  const hint = (step: number, seat = 0) =>
    bot.hint({ view: diamant.view(state, seat), seat, level: 5, seed: 'a', at: 0 }, step);

  test('from the odds over what each choice pays to what an expert would do', () => {
    expect(hint(0)).toMatchObject({ code: 'odds', detail: { bust: 43, gain: 4.1 } });
    expect(hint(1)).toMatchObject({ code: 'pay', detail: { alone: 30 } });
    expect(hint(2)).toMatchObject({ code: 'go-back', action: { type: 'decide', choice: 'back' } });
  });

  test('there is none for those outside', () => expect(hint(0, 1)).toBeUndefined());
});
