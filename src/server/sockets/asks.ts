// Turns each message of a client into commands for its match.

import type { Millis, Seat } from '../../contract/game.ts';
import type { Input } from '../../match/types.ts';
import type { Ask } from '../../protocol/asks.ts';
import { serverRefusal } from '../matches/command.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { MatchRegistry } from '../matches/match-registry.ts';
import type { RateLimiter } from '../rate-limits.ts';
import type { Connection } from './connection.ts';

export interface AskContext {
  readonly registry: MatchRegistry;
  readonly connection: Connection;
  readonly live: LiveMatch;
  /** Matches opened, by address. */
  readonly tables: RateLimiter;
  readonly now: Millis;
}

export function handleAsk(asking: AskContext, ask: Ask): void {
  const { connection, live } = asking;
  if (ask.type === 'look') live.show(connection);
  else if (ask.type === 'ping') connection.say({ type: 'pong', id: ask.id, now: live.now() });
  else if (connection.viewer !== 'public') handleSeatAsk(asking, connection.viewer, ask);
  else connection.refuse(ask.type, 'id' in ask ? ask.id : undefined, serverRefusal('not-seated'));
}

function handleSeatAsk({ registry, connection, live, tables, now }: AskContext, seat: Seat, ask: SeatAsk): void {
  switch (ask.type) {
    case 'act': {
      const { id, phase, action } = ask;
      // A player who acts is back, even if this action is refused.
      if (live.match.seats[seat]?.standIn) live.submit({ input: { type: 'return', seat } });
      live.submit({ input: { type: 'act', seat, phase, action, id }, by: connection, id, since: now, at: live.now() });
      break;
    }
    case 'undo':
      live.submit({ input: { type: 'undo', seat, id: ask.id }, by: connection, id: ask.id, since: now });
      break;
    case 'hint': {
      const { id, phase, step } = ask;
      live.submit({ input: { type: 'hint', seat, phase, step }, by: connection, id });
      break;
    }
    case 'ready':
    case 'unready':
    case 'reveal':
      live.submit({ input: { ...ask, seat }, by: connection });
      break;
    case 'back':
      live.submit({ input: { type: 'return', seat }, by: connection, ask: ask.type });
      break;
    case 'leave':
      live.submit({ input: leaving(live, seat), by: connection, ask: ask.type });
      break;
    case 'phrase':
      if (!live.phrase(seat, ask.phrase, now))
        connection.refuse('phrase', undefined, serverRefusal('too-many-phrases'));
      break;
    case 'rematch':
      registry.rematch(live, { address: connection.address, mayOpen: () => tables.take(connection.address, now) }).then(
        (next) => next.ok || connection.refuse('rematch', undefined, next.error),
        () => connection.refuse('rematch', undefined, serverRefusal('busy')),
      );
      break;
  }
}

type SeatAsk = Exclude<Ask, { type: 'look' | 'ping' }>;

/** Before play the seat becomes free. In play a stand-in takes it, and the player may come back. */
function leaving(live: LiveMatch, seat: number): Input {
  return live.match.stage === 'gathering' ? { type: 'rise', seat } : { type: 'stand-in', seat };
}
