// Lays a table on the server, for friends to join by link.

import type { GameId } from '../../../contract/game.ts';
import type { LocalTable } from '../../session/start.ts';

/** Gives back the table's name. Throws when there is no server to lay it on. */
export async function openTable(_game: GameId, _table: LocalTable): Promise<string> {
  throw new Error('no server yet');
}
