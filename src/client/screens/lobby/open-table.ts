// Opens a table on the server, for friends to join by link.

import type { GameId } from '../../../contract/game.ts';
import type { OpenBody } from '../../../protocol/http.ts';
import { PACES } from '../../../protocol/words.ts';
import { openTable } from '../../online/api.ts';
import { keepKeys } from '../../online/keyring.ts';
import { botAt } from '../../session/start.ts';
import type { OnlineTerms } from '../new-game/online-terms.tsx';
import { defaultName, type Place } from '../new-game/places.ts';

/** Returns the table's name. Fails when the server cannot be reached. */
export async function openTableFor(
  game: GameId,
  places: readonly Place[],
  options: unknown,
  { pace, open, hints, screen }: OnlineTerms,
): Promise<string> {
  const [you] = places;
  const name = (you?.kind === 'person' && you.name.trim()) || defaultName(0, 'friends');
  const bots = places.flatMap((place, seat) => {
    if (place.kind !== 'bot') return [];
    const { name: botName } = botAt(seat, place.level);
    return [{ seat, level: place.level, name: botName }];
  });
  const opened = await openTable({
    game,
    seats: places.length,
    options: options as OpenBody['options'],
    open,
    ...(hints && { hints }),
    bots,
    ...(pace && { pace: PACES[pace] }),
    ...(!screen && { sit: { name, seat: 0 } }),
  });
  keepKeys(opened.match, { opener: opened.opener, ...(opened.seated && { token: opened.seated.token }) });
  return opened.match;
}
