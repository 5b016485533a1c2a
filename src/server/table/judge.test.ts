import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import type { Input } from '../../match/types.ts';
import { Folded } from './folded.ts';
import { MOST_ENTRIES } from './judge.ts';

test('a seat of endless changes of mind is heard no more, but may be left; the others play on', () => {
  const { entries, match } = new TestTable().start();
  const stored = { match: match.terms.match, serverSeed: SERVER_SEED, epoch: 0, entries };
  const folded = new Folded({ games: GAMES, log: { info() {}, error() {} } }, stored, () => {});
  const by = { viewer: 0, hear() {}, refuse() {}, deny() {} } as const;
  function ask(input: Input): string | undefined {
    const round = folded.judge([{ input, by }], 0);
    folded.accept(round);
    return round.refused[0]?.refusal.code;
  }
  const decide = (seat: number, choice: string): string | undefined =>
    ask({ type: 'act', seat, action: { type: 'decide', choice } });
  let refusal: string | undefined;
  while (refusal === undefined && folded.match.seq <= MOST_ENTRIES) refusal = decide(0, 'on') ?? decide(0, 'back');
  expect(refusal).toBe('log-full');
  expect(folded.match.seq).toBeLessThan(MOST_ENTRIES / 2);
  const phase = folded.game.phase(folded.match.state);
  for (const seat of match.seats.keys()) if (seat > 0) expect(decide(seat, 'on')).toBeUndefined();
  expect(folded.game.phase(folded.match.state)).toBe(phase + 1);
  expect(ask({ type: 'stand-in', seat: 0 })).toBeUndefined();
  expect(folded.match.seats[0]?.standIn).toBe(true);
});
