// The cells of the former tables: into which few numbers a decision and a standing were put.

import { dread, type Situation } from '../policies/situation.ts';

const DREADS = [0.001, 0.2, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.6, 2.1, 3, 5] as const;
const SPOILS = [0.2, 0.6, 1.2] as const;
const RISKS = [0.001, 0.13, 0.22] as const;

function bucket(value: number, edges: readonly number[]): number {
  let index = 0;
  while (index < edges.length && value >= (edges[index] ?? 0)) index += 1;
  return index;
}

export const CELLS = 8 * (DREADS.length + 1) * (SPOILS.length + 1) * (RISKS.length + 1) * 3;

/** Which cell of a table a situation falls into. */
export function cellOf(situation: Situation): number {
  const { inside, loot, path, relics, cards, deadly } = situation;
  const relicClass = relics === 0 ? 0 : relics < 9 ? 1 : 2;
  let cell = inside - 1;
  cell = cell * (DREADS.length + 1) + bucket(dread(situation), DREADS);
  cell = cell * (SPOILS.length + 1) + bucket(path / (loot + 1), SPOILS);
  cell = cell * (RISKS.length + 1) + bucket(deadly / cards, RISKS);
  return cell * 3 + relicClass;
}

const LEADS = [-22, -11, -4, 1, 6, 14] as const;
export const STANDINGS = 4 * (LEADS.length + 1);

/** Where a seat stands in the match: the phase, and how far ahead or behind. */
export function standingOf(expedition: number, lead: number): number {
  const phase = expedition <= 2 ? 0 : expedition - 2;
  return phase * (LEADS.length + 1) + bucket(lead, LEADS);
}
