import { describe, expect, test } from 'vitest';
import { outOfMine } from '../../../games/out-of-mine/index.ts';
import { outOfMine as words } from '../../../words/en/out-of-mine.ts';
import { seatFields, seatHelp } from './seat-help.ts';

const PLAIN = { elves: true, finds: true, guardRails: 'off', rounds: 7, handicaps: [] } as const;

describe('help for a seat', () => {
  test('[M42] every choice is accepted by the rules, named, and can be taken back', () => {
    for (const field of seatFields(words, 2)) {
      const none = field.read(PLAIN);
      const values = field.type === 'toggle' ? [true] : field.choices.slice(1).map(({ value }) => value);
      for (const value of values) {
        const chosen = field.type === 'toggle' ? field.write(PLAIN, true) : field.write(PLAIN, String(value));
        expect(outOfMine.doors.options(chosen).ok).toBe(true);
        expect(field.read(chosen)).toBe(value);
        expect([seatHelp(words, chosen, 1).length, seatHelp(words, chosen, 2).length]).toEqual([0, 1]);
        const back = field.type === 'toggle' ? field.write(chosen, false) : field.write(chosen, String(none));
        expect(seatHelp(words, back, 2)).toEqual([]);
      }
    }
  });
});
