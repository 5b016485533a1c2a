// The trained networks of the levels, read when first needed. Made by `grotto train diamant`.

import { present } from '../../kit/invariant.ts';
import nets3 from './data/nets-3.json' with { type: 'json' };
import nets4 from './data/nets-4.json' with { type: 'json' };
import nets5 from './data/nets-5.json' with { type: 'json' };
import nets6 from './data/nets-6.json' with { type: 'json' };
import nets7 from './data/nets-7.json' with { type: 'json' };
import nets8 from './data/nets-8.json' with { type: 'json' };
import type { ChoiceNets } from './policies/net-policy.ts';
import { parseNet, type WrittenNet } from './policies/net-text.ts';

const WRITTEN = [nets3, nets4, nets5, nets6, nets7, nets8];
const read: PlayerNets[] = [];

export interface PlayerNets extends ChoiceNets {
  /** At which they were trained: with a lower one, identical players would all do the same, and with a higher one anything. */
  readonly temperature: number;
  /** A fifth of the size, and nearly the same decisions at a temperature of 1. */
  readonly scout: ChoiceNets;
}

export function netsFor(seats: number): PlayerNets {
  const written = present(WRITTEN[seats - 3], `networks for ${seats} players`);
  read[seats] ??= { ...parsed(written), temperature: written.temperature, scout: parsed(written.scout) };
  return present(read[seats]);
}

const parsed = ({ early, late }: { readonly early: WrittenNet; readonly late: WrittenNet }): ChoiceNets => ({
  early: parseNet(early),
  late: parseNet(late),
});
