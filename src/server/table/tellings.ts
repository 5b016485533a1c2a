// Tells the news: writes each distinct telling once, counts the lines of every viewer, and keeps the last few of them.

import type { Game, Viewer } from '../../contract/game.ts';
import { canUndo, hears, type Pending, type Told, tellNews } from '../../match/told.ts';
import type { Match, News } from '../../match/types.ts';
import { encodeFrame } from '../sockets/frame.ts';
import { type Asked, idsOf } from './asked.ts';
import type { Listener } from './listener.ts';
import { Tail } from './tail.ts';

/** What one viewer is told at once, and with it everybody who is told the same. */
interface Telling {
  /** For each piece of news what is told of it, and how that is written. */
  readonly tolds: readonly (Told | undefined)[];
  readonly lines: readonly (string | undefined)[];
  readonly text: string;
  readonly count: number;
}

/** The frame for those who stand at the same line. */
interface Shared {
  readonly telling: Telling;
  readonly seq: number;
  readonly undo: boolean;
  readonly open: string;
  frame?: Buffer;
}

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
    for (let index = 0; index < this.counts.length; index++) this.countUnheard(index, [news]);
  }

  tell(news: readonly News[], match: Match, pending: Pending, done: readonly Asked[]): void {
    const tellings: Telling[] = [];
    const frames: Shared[] = [];
    const end = `],"pending":${JSON.stringify(pending)}`;
    for (let index = 0; index < this.audience.length; index++) {
      const listeners = this.audience[index] ?? [];
      // The tail of a person goes on while they are away: they will ask for it.
      if (listeners.length === 0 && match.seats[index]?.occupant?.kind !== 'person') {
        this.countUnheard(index, news);
        this.tails[index] = undefined;
        continue;
      }
      const viewer = this.viewerAt(index);
      const telling = written(
        tellings,
        news.map((one) => tellNews(this.game, one, viewer)),
      );
      const seq = (this.counts[index] ?? 0) + telling.count;
      this.counts[index] = seq;
      if (telling.count > 0) this.keep(index, telling);
      if (listeners.length === 0) continue;
      const frame = shared(frames, { telling, seq, undo: canUndo(match, viewer), end });
      for (const listener of listeners) tellTo(listener, frame, done);
    }
  }

  /** What this viewer has missed since it had heard so many lines, if that is still known. */
  tailSince(viewer: Viewer, seq: number): string | undefined {
    const index = this.indexOf(viewer);
    const missed = (this.counts[index] ?? 0) - seq;
    return missed === 0 ? '' : this.tails[index]?.last(missed);
  }

  private countUnheard(index: number, news: readonly News[]): void {
    const viewer = this.viewerAt(index);
    for (const one of news) if (hears(this.game, one, viewer)) this.counts[index] = (this.counts[index] ?? 0) + 1;
  }

  private keep(index: number, { text, count }: Telling): void {
    const tail = this.tails[index];
    if (tail) tail.add(text, count);
    else this.tails[index] = new Tail(text, count);
  }

  private indexOf(viewer: Viewer): number {
    return viewer === 'public' ? this.counts.length - 1 : viewer;
  }

  private viewerAt(index: number): Viewer {
    return index === this.counts.length - 1 ? 'public' : index;
  }
}

/** Writing is what telling costs most, and most viewers are told the same, of most of the news. */
function written(tellings: Telling[], tolds: readonly (Told | undefined)[]): Telling {
  const known = tellings.find((telling) => tolds.every((told, i) => isSame(told, telling.tolds[i])));
  if (known) return known;
  const lines = tolds.map((told, i) => {
    if (told === undefined) return undefined;
    const other = tellings.find((telling) => isSame(told, telling.tolds[i]));
    return other ? other.lines[i] : JSON.stringify(told);
  });
  let text = '';
  let count = 0;
  for (const line of lines) {
    if (line === undefined) continue;
    text = count === 0 ? line : `${text},${line}`;
    count += 1;
  }
  const telling = { tolds, lines, text, count };
  tellings.push(telling);
  return telling;
}

/** Only by identity: games give all who are told the same the same object, wherever that is easy. */
function isSame(a: Told | undefined, b: Told | undefined): boolean {
  if (a === b) return true;
  if (a?.type !== 'moved' || b?.type !== 'moved' || a.effects.length !== b.effects.length) return false;
  return a.effects.every((effect, i) => effect === b.effects[i]);
}

function shared(frames: Shared[], { end, ...next }: Omit<Shared, 'open'> & { end: string }): Shared {
  const { telling, seq, undo } = next;
  const known = frames.find((one) => one.telling === telling && one.seq === seq && one.undo === undo);
  if (known) return known;
  const open = `{"type":"news","seq":${seq},"news":[${telling.text}${end}${undo ? ',"canUndo":true' : ''}`;
  const frame = { telling, seq, undo, open };
  frames.push(frame);
  return frame;
}

function tellTo(listener: Listener, shared: Shared, done: readonly Asked[]): void {
  const ids = idsOf(done, listener);
  if (ids !== undefined) {
    listener.hear(encodeFrame(`${shared.open},"done":["${ids.join('","')}"]}`));
  } else if (shared.telling.count > 0) {
    shared.frame ??= encodeFrame(`${shared.open}}`);
    listener.hear(shared.frame);
  }
}
