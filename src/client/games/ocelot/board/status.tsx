// Beside the title: "Turn 10 of 16".

import { TILES, TILES_EACH } from '../../../../games/ocelot/index.ts';
import type { OcelotTable, Parts } from '../parts.ts';

/** Three kinds of tiles and the companion. */
const TURNS_EACH = 3 * TILES_EACH + 1;

export const Status = ({ table, words }: Parts) => words.turnOfAll(turnNow(table), TURNS_EACH);

/** By tokens placed, because a lesson may start anywhere. */
function turnNow({ view }: OcelotTable): number {
  const { tiles, companion } = view.players[view.seat === 1 ? 1 : 0];
  const left = TILES.reduce((sum, tile) => sum + tiles[tile], companion === undefined ? 1 : 0);
  const isPlacing = view.step === 'companion' || view.step === 'place' || view.step === 'deal';
  return TURNS_EACH - left + (isPlacing ? 1 : 0);
}
