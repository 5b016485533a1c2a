// Remembers the ids of asks: what is sent twice is applied once and answered the same.

import type { Refusal, Seat } from '../../contract/game.ts';
import type { Entry } from '../../match/types.ts';
import type { Name } from './asked.ts';

/** A fingerprint of contents in 30 bits, kept instead of the contents. */
export type Print = number;

export const UNDO_PRINT: Print = -1;
/** Of an action that is none: it may be anything, of any depth, and is refused alike whatever it is. */
export const UNREADABLE_PRINT: Print = -2;

/** The same for equal values, in whatever order their fields come. */
export const printOf = (value: unknown): Print => mix(START, value) & 0x3fffffff;

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

const MOST_REFUSED = 32;

interface Refused extends Name {
  readonly print: Print;
  readonly refusal: Refusal;
}

export class Ids {
  /** By seat. */
  private readonly done: Map<string, Print>[] = [];
  /** The last few that were refused: a late copy must not be judged anew and do what its sender has given up. */
  private readonly refused: Refused[] = [];

  note(entry: Entry): void {
    if (entry.type !== 'moved' && entry.type !== 'undone') return;
    if (entry.id === undefined) return;
    if (entry.type === 'undone') this.noteDone(entry.seat, entry.id, UNDO_PRINT);
    else if (entry.move.by === 'seat') this.noteDone(entry.move.seat, entry.id, printOf(entry.move.action));
  }

  private noteDone(seat: Seat, id: string, print: Print): void {
    while (this.done.length <= seat) this.done.push(new Map());
    this.done[seat]?.set(id, print);
  }

  noteRefused(refused: Refused): void {
    if (this.refused.length === MOST_REFUSED) this.refused.shift();
    this.refused.push(refused);
  }

  /** Most ids are new, and their contents need no fingerprint. */
  knows({ seat, id }: Name): boolean {
    if (this.done[seat]?.has(id)) return true;
    return this.refused.length > 0 && this.refused.some((refused) => refused.id === id && refused.seat === seat);
  }

  printOf({ seat, id }: Name): Print | undefined {
    return this.done[seat]?.get(id);
  }

  refusalOf({ seat, id }: Name, print: Print): Refusal | undefined {
    return this.refused.find((one) => one.id === id && one.seat === seat && one.print === print)?.refusal;
  }
}
