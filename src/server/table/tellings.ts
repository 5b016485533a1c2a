// Tells the news: builds each distinct telling once, counts the lines of every viewer, and keeps the last few of them.

import type { Game, Viewer } from '../../contract/game.ts';
import { canUndo, hears, type Pending, tellNews } from '../../match/told.ts';
import type { Match, News } from '../../match/types.ts';
import { encodeFrame } from '../sockets/frame.ts';
import type { Listener } from './listener.ts';

/** A tail longer than this would rarely be shorter than the table itself. */
const LONGEST_TAIL = 1500;

interface Tail {
  lines: string[];
  length: number;
}

export type Done = ReadonlyMap<Listener, readonly string[]>;

export class Tellings {
  /** Listeners by viewer: the seats, then the public. */
  readonly audience: Listener[][];
  private readonly counts: number[];
  private readonly tails: (Tail | undefined)[];
  private readonly game: Game;

  constructor(game: Game, seats: number) {
    this.game = game;
    this.audience = Array.from({ length: seats + 1 }, () => []);
    this.counts = new Array<number>(seats + 1).fill(0);
    this.tails = new Array<undefined>(seats + 1).fill(undefined);
  }

  /** How many lines this viewer has been told. */
  count(viewer: Viewer): number {
    return this.counts[this.indexOf(viewer)] ?? 0;
  }

  listeners(viewer: Viewer): Listener[] {
    return this.audience[this.indexOf(viewer)] ?? [];
  }

  /** Counts what was told before this process knew the match. */
  recount(news: News): void {
    for (let index = 0; index < this.counts.length; index++) {
      if (hears(this.game, news, this.viewerAt(index))) this.counts[index] = (this.counts[index] ?? 0) + 1;
    }
  }

  tell(news: readonly News[], match: Match, pending: Pending, done: Done): void {
    const frames = new Map<string, Buffer>();
    const end = `],"pending":${JSON.stringify(pending)}`;
    for (const [index, listeners] of this.audience.entries()) {
      const viewer = this.viewerAt(index);
      if (listeners.length === 0) {
        for (const one of news) if (hears(this.game, one, viewer)) this.counts[index] = (this.counts[index] ?? 0) + 1;
        this.tails[index] = undefined;
        continue;
      }
      const lines: string[] = [];
      for (const one of news) {
        const told = tellNews(this.game, one, viewer);
        if (told !== undefined) lines.push(JSON.stringify(told));
      }
      const seq = (this.counts[index] ?? 0) + lines.length;
      this.counts[index] = seq;
      this.keep(index, lines);
      const undo = canUndo(match, viewer) ? ',"canUndo":true' : '';
      const text = `{"type":"news","seq":${seq},"news":[${lines.join(',')}${end}${undo}`;
      for (const listener of listeners) {
        const ids = done.get(listener);
        if (ids) listener.hear(encodeFrame(`${text},"done":${JSON.stringify(ids)}}`));
        else if (lines.length > 0) listener.hear(shared(frames, text));
      }
    }
  }

  /** What this viewer has missed since it had heard so many lines, if that is still known. */
  tailSince(viewer: Viewer, seq: number): string | undefined {
    const index = this.indexOf(viewer);
    const count = this.counts[index] ?? 0;
    if (seq > count) return undefined;
    const lines = this.tails[index]?.lines ?? [];
    const missed = count - seq;
    return missed > lines.length ? undefined : lines.slice(lines.length - missed).join(',');
  }

  private keep(index: number, lines: readonly string[]): void {
    const tail = this.tails[index] ?? { lines: [], length: 0 };
    for (const line of lines) {
      tail.lines.push(line);
      tail.length += line.length;
    }
    while (tail.length > LONGEST_TAIL) tail.length -= tail.lines.shift()?.length ?? 0;
    this.tails[index] = tail;
  }

  private indexOf(viewer: Viewer): number {
    return viewer === 'public' ? this.counts.length - 1 : viewer;
  }

  private viewerAt(index: number): Viewer {
    return index === this.counts.length - 1 ? 'public' : index;
  }
}

function shared(frames: Map<string, Buffer>, text: string): Buffer {
  const known = frames.get(text);
  if (known) return known;
  const frame = encodeFrame(`${text}}`);
  frames.set(text, frame);
  return frame;
}
