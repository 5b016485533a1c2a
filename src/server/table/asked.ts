// What is asked of a match, by whom, and how it is answered.

import type { Millis, Refusal, Seat } from '../../contract/game.ts';
import type { Input } from '../../match/types.ts';
import type { ServerRefusalCode } from '../../protocol/words.ts';
import type { Listener } from './listener.ts';

export interface Asked {
  readonly input: Input;
  readonly by?: Listener;
  readonly id?: string;
  /** What it was called by whoever asked, where that is not the name of the input. */
  readonly ask?: string;
  /** When it came in, on the process's own clock. */
  readonly since?: Millis;
  /** The same in match time: what is judged later, because others had to be stored first, was not said later. */
  readonly at?: Millis;
  /** Called once it is stored (with nothing) or refused. */
  readonly answered?: (refusal: Refusal | undefined) => void;
}

export const serverRefusal = (code: ServerRefusalCode): Refusal => ({ code, rule: 'table' });

/** `where`: the field that cannot be so. */
export const badRequest = (where: string): Refusal => ({ ...serverRefusal('bad-request'), detail: { where } });

export const BUSY = serverRefusal('busy');

/** Asked by the house itself, for bots, deadlines and those who are away: only the node that has the match in its care may. */
export const isForHouse = ({ by, input }: Asked): boolean =>
  by === undefined && ['tick', 'act', 'stand-in', 'ready', 'reveal'].includes(input.type);

/** How an ask is recognised when it comes again: only what is named by its sender can be. */
export interface Name {
  readonly seat: Seat;
  readonly id: string;
}

export function nameOf({ input, id }: Asked): Name | undefined {
  if (id === undefined || (input.type !== 'act' && input.type !== 'undo')) return undefined;
  return { seat: input.seat, id };
}

/** The ids that this listener's own asks were done under, if any were. */
export function idsOf(done: readonly Asked[], listener: Listener): readonly string[] | undefined {
  let ids: string[] | undefined;
  for (const { by, id } of done) {
    if (by !== listener || id === undefined) continue;
    if (ids === undefined) ids = [id];
    else ids.push(id);
  }
  return ids;
}

export function answer(asked: Asked, refusal: Refusal): void {
  asked.by?.refuse(asked.ask ?? asked.input.type, asked.id, refusal);
  asked.answered?.(refusal);
}
