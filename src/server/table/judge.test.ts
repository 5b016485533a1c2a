import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { SERVER_SEED, TestTable } from '../../match/testing.ts';
import type { Input } from '../../match/types.ts';
import { Folded } from './folded.ts';
import { MOST_ENTRIES } from './judge.ts';

test('a match of endless changes of mind takes no more of them, but lets people leave', () => {
  const { entries, match } = new TestTable().start();
  const stored = { match: match.terms.match, serverSeed: SERVER_SEED, epoch: 0, entries };
  const folded = new Folded({ games: GAMES, log: { info() {}, error() {} } }, stored, () => {});
  const by = { viewer: 0, hear() {}, refuse() {}, deny() {} } as const;
  function ask(input: Input): string | undefined {
    const round = folded.judge([{ input, by }], 0);
    folded.accept(round);
    return round.refused[0]?.refusal.code;
  }
  const decide = (choice: string): string | undefined =>
    ask({ type: 'act', seat: 0, action: { type: 'decide', choice } });
  let refusal: string | undefined;
  while (refusal === undefined && folded.match.seq <= MOST_ENTRIES) refusal = decide('on') ?? decide('back');
  expect([refusal, folded.match.seq]).toEqual(['log-full', MOST_ENTRIES]);
  expect(ask({ type: 'stand-in', seat: 0 })).toBeUndefined();
  expect(folded.match.seats[0]?.standIn).toBe(true);
});
