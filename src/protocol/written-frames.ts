// The fast path of `encode`: frames put together from parts that are written already. A line is written once for
// everybody who is told the same. Tests compare each of these with what `encode` writes.

import { encode, type Frame } from './frames.ts';

export interface WrittenNews {
  readonly seq: number;
  /** The lines as JSON, with commas between them. */
  readonly lines: string;
  /** As JSON. */
  readonly pending: string;
  readonly canUndo: boolean;
}

/** The fields of a `NewsBody`, without braces. */
export const newsFields = ({ seq, lines, pending, canUndo }: WrittenNews): string =>
  `"seq":${seq},"news":[${lines}],"pending":${pending}${canUndo ? ',"canUndo":true' : ''}`;

/** `fields` as `newsFields` writes them; `done` only where this listener has asked for something. */
export const newsFrame = (fields: string, done?: readonly string[]): string =>
  done === undefined ? `{"type":"news",${fields}}` : `{"type":"news",${fields},"done":["${done.join('","')}"]}`;

type Welcome = Extract<Frame, { type: 'welcome' }>;

/** With the whole table as JSON, or the fields of the tail. */
export function welcomeFrame(
  head: Omit<Welcome, 'table' | 'tail'>,
  body: { readonly table: string } | { readonly tail: string },
): string {
  const open = encode(head).slice(0, -1);
  return 'table' in body ? `${open},"table":${body.table}}` : `${open},"tail":{${body.tail}}}`;
}
