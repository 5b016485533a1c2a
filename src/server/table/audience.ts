// Everybody who listens at one table of this node: how they are welcomed, shown the table, and told that an ask is done.

import type { Millis, Seat, Viewer } from '../../contract/game.ts';
import { canUndo, type TableView, viewTable } from '../../match/told.ts';
import type { News } from '../../match/types.ts';
import type { Presence } from '../../protocol/frames.ts';
import { type Denial, PROTOCOL } from '../../protocol/words.ts';
import { encodeFrame } from '../sockets/frame.ts';
import type { Asked } from './asked.ts';
import type { Folded } from './folded.ts';
import type { Listener } from './listener.ts';
import type { Tellings } from './tellings.ts';

export class Audience {
  private readonly folded: Folded;
  private readonly tellings: Tellings;
  private readonly now: () => Millis;

  constructor(folded: Folded, tellings: Tellings, now: () => Millis) {
    this.folded = folded;
    this.tellings = tellings;
    this.now = now;
  }

  /** With the tail of what this listener has missed, or the whole table, whichever is shorter. */
  welcome(listener: Listener, heard: number | undefined, presence: Presence): void {
    const { viewer } = listener;
    const hello = { type: 'welcome', protocol: PROTOCOL, viewer, now: this.now(), presence };
    const open = JSON.stringify(hello).slice(0, -1);
    const table = JSON.stringify(this.table(viewer));
    const tail = heard === undefined ? undefined : this.tellings.tailSince(viewer, heard);
    const isShorter = tail !== undefined && tail.length <= table.length;
    listener.hear(encodeFrame(`${open},${isShorter ? `"tail":{${this.news(viewer, tail)}}` : `"table":${table}`}}`));
  }

  tell(news: readonly News[], done: readonly Asked[]): void {
    this.folded.look();
    this.tellings.tell(news, this.folded.match, this.folded.pending, done);
  }

  /** What was asked had been done before, or changed nothing. */
  tellDone({ by, id }: Asked): void {
    if (by && id !== undefined) by.hear(encodeFrame(`{"type":"news",${this.news(by.viewer, '')},"done":["${id}"]}`));
  }

  /** The whole table, for somebody who has lost the thread. */
  show(listener: Listener): void {
    const table = this.table(listener.viewer);
    listener.hear(encodeFrame(JSON.stringify({ type: 'table', now: this.now(), table })));
  }

  table(viewer: Viewer): TableView {
    const { game, match } = this.folded;
    return viewTable(game, match, viewer, { seq: this.tellings.count(viewer), at: this.now() });
  }

  /** The same to all. */
  say(frame: object): void {
    const encoded = encodeFrame(JSON.stringify(frame));
    this.each((listener) => listener.hear(encoded));
  }

  deny(code: Denial): void {
    this.each((listener) => listener.deny(code));
  }

  /** A seat that has changed hands is no longer heard by those who held it before. */
  dismissOthers(seat: Seat): void {
    const key = this.folded.match.seats[seat]?.key;
    for (const listener of [...this.tellings.listeners(seat)]) if (listener.key !== key) listener.deny('bad-token');
  }

  /** Listeners may go while they are spoken to. */
  each(speak: (listener: Listener) => void): void {
    for (const listeners of this.tellings.audience) for (const listener of [...listeners]) speak(listener);
  }

  private news(viewer: Viewer, lines: string): string {
    const undo = canUndo(this.folded.match, viewer) ? ',"canUndo":true' : '';
    const pending = JSON.stringify(this.folded.pending);
    return `"seq":${this.tellings.count(viewer)},"news":[${lines}],"pending":${pending}${undo}`;
  }
}
