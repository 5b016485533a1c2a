// Broadcaster: who listens to a match, and what each listener is sent. Each distinct text is encoded once.

import type { Millis, Seat, Viewer } from '../../contract/game.ts';
import { canUndo, hears, isToldAlike, type TableView, tellNews, viewTable } from '../../match/told.ts';
import type { News } from '../../match/types.ts';
import type { Frame, Presence } from '../../protocol/frames.ts';
import { type Denial, PROTOCOL } from '../../protocol/words.ts';
import { newsFields, newsFrame, welcomeFrame } from '../../protocol/written-frames.ts';
import type { Command } from '../matches/command.ts';
import type { MatchState } from '../matches/match-state.ts';
import { encodeFrame, encodeMessage } from '../sockets/frame-encoder.ts';
import type { Listener } from './listener.ts';
import { type EncodedNews, encodeNews, sendNews } from './news-encoder.ts';
import { ReplayBuffer } from './replay-buffer.ts';

export class Broadcaster {
  /** By viewer: the seats, then the public. */
  readonly audience: Listener[][];
  /** How many lines each viewer has been told. */
  private readonly counts: number[];
  private readonly replayBuffer = new ReplayBuffer();
  private readonly state: MatchState;
  private readonly now: () => Millis;

  constructor(state: MatchState, now: () => Millis) {
    const viewers = state.match.seats.length + 1;
    this.state = state;
    this.now = now;
    this.audience = Array.from({ length: viewers }, () => []);
    this.counts = new Array<number>(viewers).fill(0);
  }

  listeners(viewer: Viewer): Listener[] {
    return this.audience[this.indexOf(viewer)] ?? [];
  }

  /** Counts the lines that were told before this process loaded the match. */
  count(news: News): void {
    for (let index = 0; index < this.counts.length; index++) this.countUnheard(index, [news]);
  }

  /** Sends the news to everybody: to each viewer what that viewer may know. */
  tell(news: readonly News[], done: readonly Command[]): void {
    this.state.updatePending();
    const { game, match, pending } = this.state;
    let last: EncodedNews | undefined;
    const writtenPending = JSON.stringify(pending);
    for (let index = 0; index < this.audience.length; index++) {
      const listeners = this.audience[index] ?? [];
      // News for persons who are away go into the replay buffer: they will ask for them.
      if (listeners.length === 0 && match.seats[index]?.occupant?.kind !== 'person') {
        this.countUnheard(index, news);
        continue;
      }
      const viewer = this.viewerAt(index);
      const from = this.counts[index] ?? 0;
      const undo = canUndo(match, viewer);
      let encoded = this.findAlike(last, news, viewer, from, undo);
      if (encoded === undefined) {
        const tolds = news.map((one) => tellNews(game, one, viewer));
        encoded = encodeNews(last, tolds, from, undo, writtenPending);
        last = encoded;
      }
      this.counts[index] = encoded.seq;
      encoded.viewers |= 1 << index;
      for (const listener of listeners) sendNews(listener, encoded, done);
    }
    for (let one = last; one !== undefined; one = one.before) {
      if (one.count > 0) this.replayBuffer.add(one.text, one.viewers, one.seq, one.count);
    }
  }

  /** Sends a new listener the lines that it has missed, or the whole table, whichever is shorter. */
  welcome(listener: Listener, heard: number | undefined, presence: Presence): void {
    const { viewer } = listener;
    const head = { type: 'welcome', protocol: PROTOCOL, viewer, now: this.now(), presence } as const;
    const table = JSON.stringify(this.table(viewer));
    const tail = heard === undefined ? undefined : this.replaySince(viewer, heard);
    const isShorter = tail !== undefined && tail.length <= table.length;
    const body = isShorter ? { tail: this.newsFields(viewer, tail) } : { table };
    listener.send(encodeFrame(welcomeFrame(head, body)));
  }

  /** The command had been done before, or changed nothing. */
  acknowledge({ by, id }: Command): void {
    if (by && id !== undefined) by.send(encodeFrame(newsFrame(this.newsFields(by.viewer, ''), [id])));
  }

  /** Sends the whole table to a listener that cannot follow any more. */
  show(listener: Listener): void {
    const table = this.table(listener.viewer);
    listener.send(encodeMessage({ type: 'table', now: this.now(), table }));
  }

  table(viewer: Viewer): TableView {
    const { game, match } = this.state;
    return viewTable(game, match, viewer, { seq: this.counts[this.indexOf(viewer)] ?? 0, at: this.now() });
  }

  /** Sends the same frame to everybody. */
  broadcast(frame: Frame): void {
    const encoded = encodeMessage(frame);
    this.each((listener) => listener.send(encoded));
  }

  denyAll(code: Denial): void {
    this.each((listener) => listener.deny(code));
  }

  /** When a seat has changed hands, its former owners are disconnected. */
  denyFormerOwners(seat: Seat): void {
    const key = this.state.match.seats[seat]?.key;
    for (const listener of [...this.listeners(seat)]) if (listener.key !== key) listener.deny('bad-token');
  }

  /** Listeners may leave while they are called. */
  each(call: (listener: Listener) => void): void {
    for (const listeners of this.audience) for (const listener of [...listeners]) call(listener);
  }

  private newsFields(viewer: Viewer, lines: string): string {
    const { match, pending } = this.state;
    const seq = this.counts[this.indexOf(viewer)] ?? 0;
    return newsFields({ seq, lines, pending: JSON.stringify(pending), canUndo: canUndo(match, viewer) });
  }

  /** What this viewer was told after so many lines; undefined where the buffer does not go back so far. */
  private replaySince(viewer: Viewer, seq: number): string | undefined {
    const index = this.indexOf(viewer);
    return this.replayBuffer.between(index, seq, this.counts[index] ?? 0);
  }

  /** What was encoded for another viewer, if this one is told the same. */
  private findAlike(
    last: EncodedNews | undefined,
    news: readonly News[],
    viewer: Viewer,
    from: number,
    undo: boolean,
  ): EncodedNews | undefined {
    for (let one = last; one !== undefined; one = one.before) {
      if (one.seq - one.count === from && one.undo === undo && this.isAlike(one, news, viewer)) return one;
    }
    return undefined;
  }

  private isAlike({ tolds }: EncodedNews, news: readonly News[], viewer: Viewer): boolean {
    for (let i = 0; i < tolds.length; i++) {
      const one = news[i];
      if (one !== undefined && !isToldAlike(this.state.game, one, viewer, tolds[i])) return false;
    }
    return true;
  }

  private countUnheard(index: number, news: readonly News[]): void {
    const viewer = this.viewerAt(index);
    for (const one of news) {
      if (hears(this.state.game, one, viewer)) this.counts[index] = (this.counts[index] ?? 0) + 1;
    }
  }

  private indexOf(viewer: Viewer): number {
    return viewer === 'public' ? this.counts.length - 1 : viewer;
  }

  private viewerAt(index: number): Viewer {
    return index === this.counts.length - 1 ? 'public' : index;
  }
}
