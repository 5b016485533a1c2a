// A command: what is asked of a match, by whom, and how it is answered.

import type { Millis, Refusal, Seat } from '../../contract/game.ts';
import type { Input } from '../../match/types.ts';
import type { ServerRefusalCode } from '../../protocol/words.ts';
import type { Listener } from '../audience/listener.ts';

export interface Command {
  readonly input: Input;
  readonly by?: Listener;
  readonly id?: string;
  /** The client's name for it, where that is not the type of the input. */
  readonly ask?: string;
  /** When it arrived, by the process's own clock. */
  readonly since?: Millis;
  /** The same in match time: a command counts when it arrived, not when it is judged. */
  readonly at?: Millis;
  /** Called with nothing once it is stored, or with the refusal. */
  readonly answered?: (refusal: Refusal | undefined) => void;
}

export const serverRefusal = (code: ServerRefusalCode): Refusal => ({ code, rule: 'table' });

/** `where`: the wrong field. */
export const badRequest = (where: string): Refusal => ({ ...serverRefusal('bad-request'), detail: { where } });

export const BUSY = serverRefusal('busy');

/** Sent by the server itself for bots, deadlines and absent players: only the node with the lease may do that. */
export const isFromServer = ({ by, input }: Command): boolean =>
  by === undefined && ['tick', 'act', 'stand-in', 'ready', 'reveal'].includes(input.type);

/** Identifies a command that is sent again. Only the sender can give it an id. */
export interface IdempotencyKey {
  readonly seat: Seat;
  readonly id: string;
}

export function idempotencyKeyOf({ input, id }: Command): IdempotencyKey | undefined {
  if (id === undefined || (input.type !== 'act' && input.type !== 'undo')) return undefined;
  return { seat: input.seat, id };
}

/** The ids of this listener's own commands, if there are any. */
export function commandIdsOf(done: readonly Command[], listener: Listener): readonly string[] | undefined {
  let ids: string[] | undefined;
  for (const { by, id } of done) {
    if (by !== listener || id === undefined) continue;
    if (ids === undefined) ids = [id];
    else ids.push(id);
  }
  return ids;
}

export function sendRefusal(command: Command, refusal: Refusal): void {
  command.by?.refuse(command.ask ?? command.input.type, command.id, refusal);
  command.answered?.(refusal);
}
