// Idempotency keys: a command that is sent twice is applied once and answered the same.

import type { Game, Refusal, Seat } from '../../contract/game.ts';
import type { Entry, Input } from '../../match/types.ts';
import type { IdempotencyKey } from './command.ts';

/** A hash of the contents in 30 bits, kept in place of the contents. */
export type Fingerprint = number;

const UNDO_FINGERPRINT: Fingerprint = -1;
/** For an unreadable action, whatever it is: all of them are refused alike. */
const UNREADABLE_FINGERPRINT: Fingerprint = -2;

/** The same for equal values, whatever the order of their fields. */
export const fingerprintOf = (value: unknown): Fingerprint => mix(START, value) & 0x3fffffff;

/** For what an input asks for, without its time. */
export function inputFingerprint(game: Game, input: Input): Fingerprint {
  if (input.type !== 'act') return UNDO_FINGERPRINT;
  const action = game.doors.action(input.action);
  return action.ok ? fingerprintOf(action.value) : UNREADABLE_FINGERPRINT;
}

const START = 0x811c9dc5;

function mix(hash: number, value: unknown): number {
  if (typeof value !== 'object' || value === null) return mixText(mixText(hash, typeof value), String(value));
  if (Array.isArray(value)) return value.reduce<number>(mix, mixText(hash, `[${value.length}`));
  let fields = 0;
  for (const [key, part] of Object.entries(value)) {
    if (part !== undefined) fields = (fields + mix(mixText(START, key), part)) | 0;
  }
  return Math.imul(mixText(hash, '{') ^ fields, 0x01000193);
}

function mixText(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

const MAX_REFUSED = 32;

interface Refused extends IdempotencyKey {
  readonly fingerprint: Fingerprint;
  readonly refusal: Refusal;
}

export class IdempotencyKeys {
  /** By seat. */
  private readonly done: Map<string, Fingerprint>[] = [];
  /** The last few refusals: a late copy must not be judged again and do what its sender has given up. */
  private readonly refused: Refused[] = [];

  noteStored(entry: Entry): void {
    if (entry.type !== 'moved' && entry.type !== 'undone') return;
    if (entry.id === undefined) return;
    if (entry.type === 'undone') this.noteDone(entry.seat, entry.id, UNDO_FINGERPRINT);
    else if (entry.move.by === 'seat') this.noteDone(entry.move.seat, entry.id, fingerprintOf(entry.move.action));
  }

  private noteDone(seat: Seat, id: string, fingerprint: Fingerprint): void {
    while (this.done.length <= seat) this.done.push(new Map());
    this.done[seat]?.set(id, fingerprint);
  }

  noteRefused(refused: Refused): void {
    if (this.refused.length === MAX_REFUSED) this.refused.shift();
    this.refused.push(refused);
  }

  /** A quick check: most keys are new, and their contents need no fingerprint. */
  knows({ seat, id }: IdempotencyKey): boolean {
    if (this.done[seat]?.has(id)) return true;
    return this.refused.length > 0 && this.refused.some((refused) => refused.id === id && refused.seat === seat);
  }

  fingerprintOf({ seat, id }: IdempotencyKey): Fingerprint | undefined {
    return this.done[seat]?.get(id);
  }

  refusalOf({ seat, id }: IdempotencyKey, fingerprint: Fingerprint): Refusal | undefined {
    return this.refused.find((one) => one.id === id && one.seat === seat && one.fingerprint === fingerprint)?.refusal;
  }
}
