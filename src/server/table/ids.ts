// Remembers the ids of asks: what is sent twice is applied once and answered the same.

import type { Refusal, Seat } from '../../contract/game.ts';
import { canonicalJson } from '../../kit/json.ts';
import type { Entry } from '../../match/types.ts';

/** A fingerprint of contents in 30 bits, kept instead of the contents. */
export type Print = number;

const UNDO: Print = -1;

export function printOf(action: unknown): Print {
  const text = canonicalJson(action);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash & 0x3fffffff;
}

export const undoPrint = (): Print => UNDO;

export interface NamedAsk {
  readonly key: string;
  readonly print: Print;
}

export const askKey = (seat: Seat, id: string): string => `${seat}/${id}`;

/** The id and contents that an entry was asked for with, if it was. */
export function namedAsk(entry: Entry): NamedAsk | undefined {
  if (entry.type === 'undone' && entry.id !== undefined) return { key: askKey(entry.seat, entry.id), print: UNDO };
  if (entry.type !== 'moved' || entry.id === undefined || entry.move.by !== 'seat') return undefined;
  return { key: askKey(entry.move.seat, entry.id), print: printOf(entry.move.action) };
}

const MOST_REFUSED = 32;

export class Ids {
  private readonly done = new Map<string, Print>();
  /** The last few that were refused: a late copy must not be judged anew and do what its sender has given up. */
  private refused: { readonly ask: NamedAsk; readonly refusal: Refusal }[] = [];

  note(entry: Entry): void {
    const named = namedAsk(entry);
    if (named) this.done.set(named.key, named.print);
  }

  noteRefused(ask: NamedAsk, refusal: Refusal): void {
    this.refused = [...this.refused.slice(1 - MOST_REFUSED), { ask, refusal }];
  }

  printOf(key: string): Print | undefined {
    return this.done.get(key);
  }

  refusalOf({ key, print }: NamedAsk): Refusal | undefined {
    return this.refused.find(({ ask }) => ask.key === key && ask.print === print)?.refusal;
  }
}
