import { describe, expect, test } from 'vitest';
import { AMETHYST_KINDS, amethystPoints, positionOf } from '../../../games/ocelot/in-place.ts';
import { AMETHYSTS, ocelot } from '../../../games/ocelot/index.ts';
import { newPosition } from '../../../games/ocelot/position.ts';
import { stateWith } from '../../../games/ocelot/testing.ts';
import { ENDS_NOW, meanProspect, prospectOf, staysToTheEnd } from './prospects.ts';

const begun = positionOf(ocelot.view(stateWith({ tokens: { '1e5': 'opal', '2c3': 'opal', '3c3': 'emerald' } }), 0));
const kindOf = (name: (typeof AMETHYSTS)[number]): number => AMETHYSTS.indexOf(name);

describe('what amethysts will bring', () => {
  test('[O42] if the match ended now, what the rules count', () => {
    for (let kind = 0; kind < AMETHYST_KINDS; kind++) {
      expect(prospectOf(begun, 0, kind, ENDS_NOW)).toBe(amethystPoints(begun, 0, kind));
    }
  });

  test('[O42] on average, what is left in the bag', () => {
    const position = newPosition({ mat: 'split', start: 'random' });
    expect(meanProspect(position, 0, 3, ENDS_NOW)).toBeCloseTo((9 + 10 + 0) / 3);
    expect(meanProspect(position, 0, 1, ENDS_NOW)).toBeCloseTo((2 + 4 + 4 + 5 + 5 + 6) / 8);
  });

  test('[O42] of what lies in the deeper levels only a part will be left', () => {
    const kind = kindOf('red-left-23');
    expect(prospectOf(begun, 0, kind, [1, 0.5, 0.25])).toBe(2 * (0.5 + 0.25));
  });

  test('[O42] half of the opals that will go come to each seat', () => {
    expect(prospectOf(begun, 0, kindOf('blue-per-3'), [0.5, 0, 1])).toBe((0.5 + 1) / 2);
  });

  test('the fewer tokens are to come, the more stays, and with none all of it', () => {
    const none = { A: 0, B: 0, C: 0 } as const;
    const late = positionOf(
      ocelot.view(stateWith({ tiles: [{ A: 1, B: 1, C: 0 }, none], moth: '1e5', bat: '1e4' }), 0),
    );
    const over = positionOf(ocelot.view(stateWith({ tiles: [none, none], moth: '1e5', bat: '1e4' }), 0));
    expect(staysToTheEnd(over)).toEqual(ENDS_NOW);
    for (const [index, part] of staysToTheEnd(late).entries()) {
      expect(part).toBeGreaterThan(staysToTheEnd(begun)[index] ?? 1);
      expect(part).toBeLessThan(1);
    }
  });
});
