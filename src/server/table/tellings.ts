// Tells the news: writes each distinct telling once, counts the lines of every viewer, and keeps the last few of them.

import type { Game, Viewer } from '../../contract/game.ts';
import { canUndo, hears, isToldAlike, type Pending, type Told, tellNews } from '../../match/told.ts';
import type { Match, News } from '../../match/types.ts';
import { encodeFrame } from '../sockets/frame.ts';
import { type Asked, idsOf } from './asked.ts';
import type { Listener } from './listener.ts';
import { Tail, type Viewers } from './tail.ts';

/** What a viewer is told at once, and with it everybody who stands at the same line and is told the same. */
interface Telling {
  /** For each piece of news what is told of it, and how that is written. */
  readonly tolds: readonly (Told | undefined)[];
  readonly written: readonly (string | undefined)[];
  /** All of that in one, and how many lines it is. */
  readonly text: string;
  readonly count: number;
  /** The number of the last line. */
  readonly seq: number;
  readonly undo: boolean;
  /** The frame but for its last brace. */
  readonly open: string;
  frame: Buffer | undefined;
  viewers: Viewers;
  /** The one that was written before, for another viewer. */
  readonly before: Telling | undefined;
}

export class Tellings {
  /** Listeners by viewer: the seats, then the public. */
  readonly audience: Listener[][];
  private readonly counts: number[];
  private readonly tail = new Tail();
  private readonly game: Game;

  constructor(game: Game, seats: number) {
    this.game = game;
    this.audience = Array.from({ length: seats + 1 }, () => []);
    this.counts = new Array<number>(seats + 1).fill(0);
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
    for (let index = 0; index < this.counts.length; index++) this.countUnheard(index, [news]);
  }

  tell(news: readonly News[], match: Match, pending: Pending, done: readonly Asked[]): void {
    let last: Telling | undefined;
    const end = `],"pending":${JSON.stringify(pending)}`;
    for (let index = 0; index < this.audience.length; index++) {
      const listeners = this.audience[index] ?? [];
      // The tail of a person goes on while they are away: they will ask for it.
      if (listeners.length === 0 && match.seats[index]?.occupant?.kind !== 'person') {
        this.countUnheard(index, news);
        continue;
      }
      const viewer = this.viewerAt(index);
      const from = this.counts[index] ?? 0;
      const undo = canUndo(match, viewer);
      let telling = this.known(last, news, viewer, from, undo);
      if (telling === undefined) {
        const tolds = news.map((one) => tellNews(this.game, one, viewer));
        telling = write(last, tolds, from, undo, end);
        last = telling;
      }
      this.counts[index] = telling.seq;
      telling.viewers |= 1 << index;
      for (const listener of listeners) tellTo(listener, telling, done);
    }
    for (let one = last; one !== undefined; one = one.before) {
      if (one.count > 0) this.tail.add(one.text, one.viewers, one.seq, one.count);
    }
  }

  /** What this viewer has missed since it had heard so many lines, if that is still known. */
  tailSince(viewer: Viewer, seq: number): string | undefined {
    const index = this.indexOf(viewer);
    return this.tail.between(index, seq, this.counts[index] ?? 0);
  }

  /** The telling of somebody before, if this viewer is told the same. */
  private known(
    last: Telling | undefined,
    news: readonly News[],
    viewer: Viewer,
    from: number,
    undo: boolean,
  ): Telling | undefined {
    for (let one = last; one !== undefined; one = one.before) {
      if (one.seq - one.count === from && one.undo === undo && this.isAlike(one, news, viewer)) return one;
    }
    return undefined;
  }

  private isAlike({ tolds }: Telling, news: readonly News[], viewer: Viewer): boolean {
    for (let i = 0; i < tolds.length; i++) {
      const one = news[i];
      if (one !== undefined && !isToldAlike(this.game, one, viewer, tolds[i])) return false;
    }
    return true;
  }

  private countUnheard(index: number, news: readonly News[]): void {
    const viewer = this.viewerAt(index);
    for (const one of news) if (hears(this.game, one, viewer)) this.counts[index] = (this.counts[index] ?? 0) + 1;
  }

  private indexOf(viewer: Viewer): number {
    return viewer === 'public' ? this.counts.length - 1 : viewer;
  }

  private viewerAt(index: number): Viewer {
    return index === this.counts.length - 1 ? 'public' : index;
  }
}

type Tolds = Telling['tolds'];

/** Writing is what telling costs most, and most viewers are told the same of most of the news. */
function write(last: Telling | undefined, tolds: Tolds, from: number, undo: boolean, end: string): Telling {
  const written = tolds.map((told, i) => told && (knownLine(last, told, i) ?? JSON.stringify(told)));
  let text = '';
  let count = 0;
  for (const line of written) {
    if (line === undefined) continue;
    text = count === 0 ? line : `${text},${line}`;
    count += 1;
  }
  const seq = from + count;
  const open = `{"type":"news","seq":${seq},"news":[${text}${end}${undo ? ',"canUndo":true' : ''}`;
  return { tolds, written, text, count, seq, undo, open, frame: undefined, viewers: 0, before: last };
}

function knownLine(last: Telling | undefined, told: Told, i: number): string | undefined {
  for (let one = last; one !== undefined; one = one.before) if (isSame(told, one.tolds[i])) return one.written[i];
  return undefined;
}

/** Only by identity: games give all who are told the same the same object, wherever that is easy. */
function isSame(a: Told | undefined, b: Told | undefined): boolean {
  if (a === b) return true;
  if (a?.type !== 'moved' || b?.type !== 'moved' || a.effects.length !== b.effects.length) return false;
  for (let i = 0; i < a.effects.length; i++) if (a.effects[i] !== b.effects[i]) return false;
  return true;
}

function tellTo(listener: Listener, telling: Telling, done: readonly Asked[]): void {
  const ids = idsOf(done, listener);
  if (ids !== undefined) {
    listener.hear(encodeFrame(`${telling.open},"done":["${ids.join('","')}"]}`));
  } else if (telling.count > 0) {
    telling.frame ??= encodeFrame(`${telling.open}}`);
    listener.hear(telling.frame);
  }
}
