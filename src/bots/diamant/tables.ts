// The trained tables, read when first needed. Made by `grotto train diamant`.

import { present } from '../../kit/invariant.ts';
import points from './data/points.json' with { type: 'json' };
import wins3 from './data/wins-3.json' with { type: 'json' };
import wins4 from './data/wins-4.json' with { type: 'json' };
import wins5 from './data/wins-5.json' with { type: 'json' };
import wins6 from './data/wins-6.json' with { type: 'json' };
import wins7 from './data/wins-7.json' with { type: 'json' };
import wins8 from './data/wins-8.json' with { type: 'json' };
import { parseTable } from './table-policy.ts';

export const POINTS: Float32Array = parseTable(points.table);

const WINS = [wins3, wins4, wins5, wins6, wins7, wins8];
const read: Float32Array[] = [];

export function winsFor(seats: number): Float32Array {
  read[seats] ??= parseTable(present(WINS[seats - 3], `a table for ${seats} players`).table);
  return present(read[seats]);
}
