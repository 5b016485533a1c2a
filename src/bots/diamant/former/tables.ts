// The tables of the former level 5, read when first needed.

import { present } from '../../../kit/invariant.ts';
import points from '../data/former/points.json' with { type: 'json' };
import wins3 from '../data/former/wins-3.json' with { type: 'json' };
import wins4 from '../data/former/wins-4.json' with { type: 'json' };
import wins5 from '../data/former/wins-5.json' with { type: 'json' };
import wins6 from '../data/former/wins-6.json' with { type: 'json' };
import wins7 from '../data/former/wins-7.json' with { type: 'json' };
import wins8 from '../data/former/wins-8.json' with { type: 'json' };
import type { Policy } from '../policies/simulate.ts';
import { parseTable, pointsPolicy, winPolicy } from './table-policy.ts';

const POINTS: Float32Array = parseTable(points.table);

const WINS = [wins3, wins4, wins5, wins6, wins7, wins8];
const read: Float32Array[] = [];
const policies: Policy[] = [];

function winsFor(seats: number): Float32Array {
  read[seats] ??= parseTable(present(WINS[seats - 3], `a table for ${seats} players`).table);
  return present(read[seats]);
}

/** The former level 5 for any number of players. */
export const former5: Policy = (position, situation, seat, leads) => {
  policies[position.seats] ??= winPolicy(winsFor(position.seats), pointsPolicy(POINTS));
  return present(policies[position.seats])(position, situation, seat, leads);
};
