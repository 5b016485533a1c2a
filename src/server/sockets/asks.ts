// What each ask of a seated client becomes at its table.

import type { Millis, Seat } from '../../contract/game.ts';
import type { Input } from '../../match/types.ts';
import type { Ask } from '../../protocol/asks.ts';
import type { Buckets } from '../limits.ts';
import { serverRefusal } from '../table/asked.ts';
import type { House } from '../table/house.ts';
import type { LiveMatch } from '../table/live-match.ts';
import type { Line } from './line.ts';

export interface Asking {
  readonly house: House;
  readonly line: Line;
  readonly live: LiveMatch;
  /** Tables opened, by address. */
  readonly tables: Buckets;
  readonly now: Millis;
}

export function handleAsk(asking: Asking, ask: Ask): void {
  const { line, live } = asking;
  if (ask.type === 'look') live.show(line);
  else if (ask.type === 'ping') line.say({ type: 'pong', id: ask.id, now: live.now() });
  else if (line.viewer !== 'public') handleSeatAsk(asking, line.viewer, ask);
  else line.refuse(ask.type, 'id' in ask ? ask.id : undefined, serverRefusal('not-seated'));
}

function handleSeatAsk({ house, line, live, tables, now }: Asking, seat: Seat, ask: SeatAsk): void {
  switch (ask.type) {
    case 'act': {
      const { id, phase, action } = ask;
      // Whoever acts is here, even if just this cannot be done.
      if (live.match.seats[seat]?.standIn) live.ask({ input: { type: 'return', seat } });
      live.ask({ input: { type: 'act', seat, phase, action, id }, by: line, id, since: now, at: live.now() });
      break;
    }
    case 'undo':
      live.ask({ input: { type: 'undo', seat, id: ask.id }, by: line, id: ask.id, since: now });
      break;
    case 'hint': {
      const { id, phase, step } = ask;
      live.ask({ input: { type: 'hint', seat, phase, step }, by: line, id });
      break;
    }
    case 'ready':
    case 'unready':
    case 'reveal':
      live.ask({ input: { ...ask, seat }, by: line });
      break;
    case 'back':
      live.ask({ input: { type: 'return', seat }, by: line, ask: ask.type });
      break;
    case 'leave':
      live.ask({ input: leaving(live, seat), by: line, ask: ask.type });
      break;
    case 'phrase':
      if (!live.phrase(seat, ask.phrase, now)) line.refuse('phrase', undefined, serverRefusal('too-many-phrases'));
      break;
    case 'rematch':
      house.rematch(live, { address: line.address, mayOpen: () => tables.take(line.address, now) }).then(
        (next) => next.ok || line.refuse('rematch', undefined, next.error),
        () => line.refuse('rematch', undefined, serverRefusal('busy')),
      );
      break;
  }
}

type SeatAsk = Exclude<Ask, { type: 'look' | 'ping' }>;

/** Before play the seat is free again; during play a stand-in takes it, and the owner may come back. */
function leaving(live: LiveMatch, seat: number): Input {
  return live.match.stage === 'gathering' ? { type: 'rise', seat } : { type: 'stand-in', seat };
}
