// Fault 23: timed games with packets that take between nothing and five seconds. Played against the host and its
// deadlines themselves, with the server's time as the only one: a socket would add nothing to it but waiting.

import { present } from '../../src/kit/invariant.ts';
import { below, type Rng, seededRng } from '../../src/kit/rng.ts';
import { TestTable } from '../../src/match/testing.ts';

export interface JitterFigures {
  readonly games: number;
  readonly decisions: number;
  /** Decisions that came after their time. */
  readonly late: number;
  /** Stand-ins that sat down although the decision had come in time, and late ones without a stand-in. */
  readonly wrongFlags: number;
  readonly missedFlags: number;
}

const DECISION = 30_000;
const SLOWEST_PACKET = 5_000;
/** How late the server may come to what is due. */
const LATENESS = 50;

interface Counts {
  games: number;
  decisions: number;
  late: number;
  wrongFlags: number;
  missedFlags: number;
}

export function jitteredGames(size: { games: number; seed: string; isLate?: () => boolean }): JitterFigures {
  const rng = seededRng(size.seed);
  const counts: Counts = { games: 0, decisions: 0, late: 0, wrongFlags: 0, missedFlags: 0 };
  while (counts.games < size.games && !size.isLate?.()) {
    const table = new TestTable({ seats: 3, pace: { decision: DECISION } }).start();
    while (table.match.stage === 'playing') playRound(table, rng, counts);
    counts.games += 1;
  }
  return counts;
}

interface Coming {
  readonly at: number;
  /** Absent for the server's own look at what is due. */
  readonly seat?: number;
}

/** Everybody hears of the round, thinks, and answers; one in fifty thinks for too long. */
function playRound(table: TestTable, rng: Rng, counts: Counts): void {
  const began = table.at;
  const due = began + DECISION;
  const arrivals = table.awaited().map((seat) => {
    const packets = below(rng, SLOWEST_PACKET) + below(rng, SLOWEST_PACKET);
    const thought = below(rng, DECISION - 2 * SLOWEST_PACKET) + (below(rng, 50) === 0 ? DECISION : 0);
    return { seat, at: began + packets + thought };
  });
  const coming: Coming[] = [...arrivals, { at: due + below(rng, LATENESS) }];
  coming.sort((a, b) => a.at - b.at);
  const { round } = present(table.match.state);
  const isSameRound = (): boolean => table.match.stage === 'playing' && table.match.state?.round === round;
  for (const { at, seat } of coming) {
    if (seat === undefined) {
      if (isSameRound()) standIn(table, at, counts, arrivals, due);
      continue;
    }
    counts.decisions += 1;
    if (at > due + LATENESS) {
      counts.late += 1;
      if (!isSameRound()) continue;
    }
    table.ask({ type: 'return', seat }, Math.max(at, table.at));
    table.decide(seat, below(rng, 4) === 0 ? 'back' : 'on');
  }
  table.at = Math.max(table.at, began + 1);
  for (const seat of table.match.seats.keys()) table.ask({ type: 'return', seat });
}

/** What the server does when it looks: everybody who is due gets a stand-in, who plays at once. */
function standIn(table: TestTable, at: number, counts: Counts, arrivals: readonly Coming[], due: number): void {
  const flagged = new Set<number>();
  for (;;) {
    const before = table.match.seats.map((one) => one.standIn);
    table.ask({ type: 'tick' }, at);
    const seat = table.match.seats.findIndex((one, number) => one.standIn && !before[number]);
    if (seat === -1) break;
    const arrival = arrivals.find((one) => one.seat === seat);
    if (arrival === undefined || arrival.at <= due) counts.wrongFlags += 1;
    flagged.add(seat);
    table.decide(seat, 'on', { standIn: true });
  }
  counts.missedFlags += arrivals.filter((one) => one.at > at && !flagged.has(one.seat ?? -1)).length;
}
