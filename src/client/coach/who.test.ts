import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../match/record.ts';
import { GAME_COACH_WORDS } from '../../words/game-coach.ts';
import { LANGUAGES } from '../../words/types.ts';
import { whoAt } from './who.ts';

const SEATS = {
  seats: [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: 'Moth', level: 1 },
  ],
} as const satisfies Pick<MatchRecord, 'seats'>;

describe('whom the coach speaks of', () => {
  test.each([
    [0, 0, { name: 'Anna', you: true }],
    [0, 1, { name: 'Anna', you: false }],
    [0, 'public', { name: 'Anna', you: false }],
    [1, 0, { name: 'Moth', you: false }],
    [1, 1, { name: 'Moth', you: false }],
  ] as const)('seat %s, seen by %s', (seat, viewer, who) => {
    expect(whoAt(SEATS, seat, viewer)).toEqual(who);
  });

  test.each(LANGUAGES)('%s names a bot whose eyes the reader looks through', async (language) => {
    const { verdicts } = await GAME_COACH_WORDS.diamant(language);
    const said = verdicts.on?.(whoAt(SEATS, 1, 1), { bust: 20, atRisk: 5, alone: 7 });
    expect(said).toMatch(/^Moth /);
  });
});
