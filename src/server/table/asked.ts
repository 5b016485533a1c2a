// What is asked of a match, by whom, and how it is answered.

import type { Millis, Refusal } from '../../contract/game.ts';
import type { Input } from '../../match/types.ts';
import type { ServerRefusalCode } from '../../protocol/words.ts';
import { askKey } from './ids.ts';
import type { Listener } from './listener.ts';

export interface Asked {
  readonly input: Input;
  readonly by?: Listener;
  readonly id?: string;
  /** When it came in, on the process's own clock. */
  readonly since?: Millis;
  /** Called once it is stored (with nothing) or refused. */
  readonly answered?: (refusal: Refusal | undefined) => void;
}

export const serverRefusal = (code: ServerRefusalCode): Refusal => ({ code, rule: 'table' });

export const BUSY = serverRefusal('busy');

/** Asked by the house itself, for bots, deadlines and those who are away: only the node that has the match in its care may. */
export const isForHouse = ({ by, input }: Asked): boolean =>
  by === undefined && ['tick', 'act', 'stand-in', 'ready', 'reveal'].includes(input.type);

/** Only what is named by its sender can be recognised when it comes again. */
export function keyOf({ input, id }: Asked): string | undefined {
  if (id === undefined || (input.type !== 'act' && input.type !== 'undo')) return undefined;
  return askKey(input.seat, id);
}

/** The ids that each listener's own asks were done under. */
export function doneBy(done: readonly Asked[]): ReadonlyMap<Listener, readonly string[]> {
  const ids = new Map<Listener, string[]>();
  for (const { by, id } of done) {
    if (by === undefined || id === undefined) continue;
    const own = ids.get(by);
    if (own) own.push(id);
    else ids.set(by, [id]);
  }
  return ids;
}

export function answer(asked: Asked, refusal: Refusal): void {
  asked.by?.refuse(asked.input.type, asked.id, refusal);
  asked.answered?.(refusal);
}
