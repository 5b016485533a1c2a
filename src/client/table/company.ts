// Of the players all wait for: who is here, and why the others are not.

import type { Seat } from '../../contract/game.ts';
import type { Who } from '../../words/types.ts';
import type { Company, SeatInfo } from '../games/board.ts';
import { listNames, words } from '../words.ts';

export function companyOf(of: readonly Seat[], seats: readonly SeatInfo[], who: (seat: Seat) => Who): Company {
  const those = (presence: SeatInfo['presence']) => of.filter((seat) => seats[seat]?.presence === presence);
  const [away, stoodIn] = [those('away'), those('stand-in')];
  const { areAway, satIn } = words.value.table;
  const others = [
    ...(away.length === 0 ? [] : [areAway(listNames(away.map((seat) => who(seat).name)), away.length)]),
    ...stoodIn.map((seat) => satIn(who(seat))),
  ];
  return { here: those('here'), others: others.join(' ') };
}
