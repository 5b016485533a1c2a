// One match in memory: judges what is asked in order, has it stored, and only then lets anybody hear of it.

import type { Game, Millis, Refusal, Seat, Viewer } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import { invariant } from '../../kit/invariant.ts';
import { openMatch, step } from '../../match/step.ts';
import { canUndo, type Pending, pendingOf, viewTable } from '../../match/told.ts';
import type { Entry, Input, Match, News } from '../../match/types.ts';
import type { Presence } from '../../protocol/frames.ts';
import { PROTOCOL } from '../../protocol/words.ts';
import type { BusLine, Note } from '../bus/bus.ts';
import { encodeFrame } from '../sockets/frame.ts';
import { type Fence, MOVING_OVER, type Standing, type StoredMatch } from '../store/store.ts';
import { type Asked, answer, BUSY, isForHouse } from './asked.ts';
import type { HouseTools } from './house-tools.ts';
import { Judge, messageOf, type Round } from './judge.ts';
import type { Listener } from './listener.ts';
import { listingOf } from './listing.ts';
import { Present } from './present.ts';
import { Tellings } from './tellings.ts';

export class LiveMatch {
  readonly id: string;
  readonly game: Game;
  readonly serverSeed: Hex;
  readonly tellings: Tellings;
  readonly present: Present;
  match: Match;
  /** Called after every change, of the match or of who is here. */
  onChange: () => void = () => {};
  private pendingNow: Pending;
  private queue: Asked[] = [];
  private isStoring = false;
  private isRecovering = false;
  private readonly judge: Judge;
  private readonly tools: HouseTools;
  private readonly line: BusLine;
  private epoch: Millis;
  /** As the store has it; ours is earlier where the house has lost time. */
  private storedEpoch: Millis;
  private fence: Fence | undefined;
  /** It was in nobody's care for a while: whoever played it had no chance to. */
  hasStoodStill = false;

  constructor(tools: HouseTools, stored: StoredMatch) {
    this.tools = tools;
    this.id = stored.match;
    this.serverSeed = stored.serverSeed;
    this.storedEpoch = stored.epoch;
    const [opening, ...entries] = stored.entries;
    invariant(opening?.type === 'opened', 'a log begins with its opening');
    this.game = tools.games[opening.terms.game];
    invariant(opening.terms.rules === this.game.rules, `rules ${opening.terms.rules} are not played any more`);
    this.judge = new Judge(this.id, this.game, this.serverSeed, tools.log);
    this.match = openMatch(opening.terms, opening.key);
    this.tellings = new Tellings(this.game, opening.terms.seats);
    for (const news of this.take(entries)) this.tellings.recount(news);
    this.pendingNow = pendingOf(this.game, this.match);
    this.epoch = this.withoutLoss(stored.epoch);
    this.line = tools.bus.join(this.id, (note) => this.hearNote(note));
    this.present = new Present(this.tellings.audience, this.line, {
      node: tools.node,
      onChange: () => this.onChange(),
      now: () => this.now(),
    });
  }

  /** House time may have lost some in a crash: a match does not wait for that to come back. */
  private withoutLoss(epoch: Millis): Millis {
    return Math.min(epoch, this.tools.clock.now() - this.match.at + MOVING_OVER);
  }

  now(): Millis {
    return Math.max(this.match.at, Math.floor(this.tools.clock.now() - this.epoch));
  }

  /** House time for a match time. */
  houseTime(at: Millis): Millis {
    return at + this.epoch;
  }

  /** Whether this node looks after the match: always, where there is only one. */
  get isInCare(): boolean {
    return this.fence !== undefined || this.tools.store.shared === undefined;
  }

  /** How the match stands in a store that other nodes write to as well. */
  hearStanding({ seq, epoch, fence }: Standing): void {
    const isTaken = fence !== this.fence;
    this.fence = fence;
    if (epoch !== this.storedEpoch) {
      this.hasStoodStill = true;
      this.setEpoch(epoch);
    }
    if (seq > this.match.seq && !this.isStoring) this.catchUpFromStore();
    if (isTaken) this.onChange();
  }

  /** This node was stopped, and the match with it, where it was in its care. */
  standStill(epoch: Millis | undefined): void {
    if (epoch !== undefined && epoch !== this.storedEpoch) this.setEpoch(epoch);
  }

  /** Match time has stood still for a while: everybody's clock has to be set. */
  private setEpoch(epoch: Millis): void {
    this.storedEpoch = epoch;
    this.epoch = this.withoutLoss(epoch);
    for (const listeners of this.tellings.audience) {
      for (const listener of [...listeners]) this.show(listener);
    }
    this.onChange();
  }

  get pending(): Pending {
    return this.pendingNow;
  }

  get isIdle(): boolean {
    return this.queue.length === 0 && !this.isStoring && !this.isRecovering;
  }

  ask(asked: Asked): void {
    if (this.isRecovering || (isForHouse(asked) && !this.isInCare)) {
      answer(asked, BUSY);
      return;
    }
    this.queue.push(asked);
    if (!this.isStoring) this.pump();
  }

  /** The same, for those who wait for the answer. */
  request(input: Input): Promise<Refusal | undefined> {
    return new Promise((resolve) => this.ask({ input, answered: resolve }));
  }

  private pump(): void {
    while (this.queue.length > 0 && !this.isStoring) {
      const asks = this.queue;
      this.queue = [];
      const round = this.judge.judge(this.match, asks, this.now());
      if (round.news.length === 0) this.tellDone(round.done);
      else void this.storeThenTell(round, asks);
    }
  }

  /** The same for what breaks while somebody is told or looked after. What is stored stays stored. */
  freeze(error: unknown): void {
    this.tools.log.error({ match: this.id, err: error }, 'frozen');
    // Nobody knows who has heard what: whoever comes again is shown the table, if it can be shown.
    for (const listeners of this.tellings.audience) for (const listener of [...listeners]) listener.deny('frozen');
    if (this.match.stage !== 'frozen') this.ask({ input: { type: 'freeze', what: messageOf(error) } });
  }

  private async storeThenTell(round: Round, asks: readonly Asked[]): Promise<void> {
    this.isStoring = true;
    const { seq } = this.match;
    const entries = round.news.map(({ entry }) => entry);
    const listing = listingOf(this.match, round.match, this.tools.wallClock);
    try {
      const fence = round.done.some(isForHouse) ? this.fence : undefined;
      const appended = await this.tools.store.append({
        match: this.id,
        seq,
        entries,
        ...(listing && { listing }),
        ...(fence !== undefined && { fence }),
      });
      if (appended === 'stored') {
        this.accept(round, seq, entries);
      } else {
        // Another node was quicker: hear it out, then judge the same asks again.
        if (appended === 'fenced') this.fence = undefined;
        this.catchUp(seq, await this.tools.store.tail(this.id, seq));
        this.askAgain(asks.filter((asked) => round.done.includes(asked)));
      }
      this.isStoring = false;
    } catch (error) {
      this.tools.log.error({ match: this.id, err: error }, 'not stored');
      for (const asked of round.done) answer(asked, BUSY);
      await this.recover();
    }
    this.pump();
  }

  private askAgain(asks: readonly Asked[]): void {
    const lost = this.isInCare ? [] : asks.filter(isForHouse);
    this.queue = [...asks.filter((asked) => !lost.includes(asked)), ...this.queue];
    for (const asked of lost) answer(asked, BUSY);
  }

  private accept(round: Round, seq: number, entries: readonly Entry[]): void {
    for (const entry of entries) this.judge.note(entry);
    // The other nodes first: they tell theirs while we tell ours.
    this.line.say({ type: 'appended', seq, entries });
    this.tell(round.match, round.news, round.done);
    this.tools.metrics.appended(entries.length);
    for (const asked of round.done) this.settle(asked);
    this.onChange();
  }

  private settle({ since, answered }: Asked): void {
    if (since !== undefined) this.tools.metrics.answered(performance.now() - since);
    answered?.(undefined);
  }

  /** Nobody knows whether it was stored: nothing is answered until the log has been read again. */
  private async recover(): Promise<void> {
    this.isRecovering = true;
    for (const asked of this.queue.splice(0)) answer(asked, BUSY);
    for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
      try {
        const { seq } = this.match;
        this.catchUp(seq, await this.tools.store.tail(this.id, seq));
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    this.isRecovering = false;
    this.isStoring = false;
    this.onChange();
  }

  private tell(match: Match, news: readonly News[], done: readonly Asked[]): void {
    this.match = match;
    try {
      this.pendingNow = pendingOf(this.game, match);
      this.tellings.tell(news, match, this.pendingNow, done);
    } catch (error) {
      this.freeze(error);
    }
    for (const { entry } of news) {
      if (entry.type === 'sat' || entry.type === 'rose') this.dismissOthers(entry.seat);
    }
  }

  /** A seat that has changed hands is no longer heard by those who held it before. */
  private dismissOthers(seat: Seat): void {
    const key = this.match.seats[seat]?.key;
    for (const listener of [...this.tellings.listeners(seat)]) if (listener.key !== key) listener.deny('bad-token');
  }

  private tellDone(done: readonly Asked[]): void {
    for (const asked of done) {
      if (asked.by && asked.id !== undefined) asked.by.hear(this.doneFrame(asked.by.viewer, asked.id));
      this.settle(asked);
    }
  }

  private doneFrame(viewer: Viewer, id: string): Buffer {
    const { seq, pending, undo } = this.standing(viewer);
    return encodeFrame(`{"type":"news","seq":${seq},"news":[],"pending":${pending}${undo},"done":["${id}"]}`);
  }

  private standing(viewer: Viewer): { readonly seq: number; readonly pending: string; readonly undo: string } {
    return {
      seq: this.tellings.count(viewer),
      pending: JSON.stringify(this.pendingNow),
      undo: canUndo(this.match, viewer) ? ',"canUndo":true' : '',
    };
  }

  private hearNote(note: Note): void {
    switch (note.type) {
      case 'appended':
        // While an append of ours is on its way, the store will tell us that it came too late.
        if (this.isStoring || note.seq < this.match.seq) return;
        if (note.seq === this.match.seq) this.catchUp(note.seq, note.entries);
        else this.catchUpFromStore();
        return;
      case 'present':
        this.present.hearNode(note);
        return;
      case 'phrase':
        this.sayPhrase(note.seat, note.phrase);
        return;
    }
  }

  private catchUpFromStore(): void {
    const { seq } = this.match;
    this.tools.store.tail(this.id, seq).then(
      (entries) => this.isStoring || this.catchUp(seq, entries),
      // The next note, or the next round, finds out as well.
      () => {},
    );
  }

  /** Entries of others, the first of them number `seq`. Those that came another way in the meantime are left out. */
  private catchUp(seq: number, entries: readonly Entry[]): void {
    const unheard = entries.slice(this.match.seq - seq);
    if (unheard.length === 0) return;
    const news = this.take(unheard);
    this.tell(this.match, news, []);
    this.onChange();
  }

  /** Folds entries that are in the store. */
  private take(entries: readonly Entry[]): readonly News[] {
    return entries.map((entry) => {
      const stepped = step(this.game, this.match, entry);
      invariant(stepped.ok, `entry ${this.match.seq} of ${this.id} is refused`);
      this.match = stepped.value.match;
      this.judge.note(entry);
      return { entry, match: this.match, effects: stepped.value.effects };
    });
  }

  join(listener: Listener, heard: number | undefined): void {
    this.tellings.listeners(listener.viewer).push(listener);
    try {
      listener.hear(encodeFrame(this.welcome(listener.viewer, heard)));
    } catch (error) {
      this.freeze(error);
      return;
    }
    this.present.changed();
    if (listener.viewer !== 'public' && this.match.seats[listener.viewer]?.standIn) {
      this.ask({ input: { type: 'return', seat: listener.viewer } });
    }
  }

  leave(listener: Listener): void {
    const listeners = this.tellings.listeners(listener.viewer);
    const index = listeners.indexOf(listener);
    if (index === -1) return;
    listeners.splice(index, 1);
    this.present.changed();
  }

  /** Retires from memory; whoever comes next loads it again. */
  close(): void {
    this.line.leave();
    this.present.close();
  }

  private welcome(viewer: Viewer, heard: number | undefined): string {
    const hello = { type: 'welcome', protocol: PROTOCOL, viewer, now: this.now(), presence: this.presence() };
    const open = JSON.stringify(hello).slice(0, -1);
    const table = JSON.stringify(this.table(viewer));
    const tail = heard === undefined ? undefined : this.tellings.tailSince(viewer, heard);
    if (tail === undefined || tail.length > table.length) return `${open},"table":${table}}`;
    const { seq, pending, undo } = this.standing(viewer);
    return `${open},"tail":{"seq":${seq},"news":[${tail}],"pending":${pending}${undo}}}`;
  }

  table(viewer: Viewer): ReturnType<typeof viewTable> {
    return viewTable(this.game, this.match, viewer, { seq: this.tellings.count(viewer), at: this.now() });
  }

  /** The whole table, for somebody who has lost the thread. */
  show(listener: Listener): void {
    try {
      const table = this.table(listener.viewer);
      listener.hear(encodeFrame(JSON.stringify({ type: 'table', now: this.now(), table })));
    } catch (error) {
      this.freeze(error);
    }
  }

  presence(): Presence {
    return this.present.presence();
  }

  phrase(seat: Seat, phrase: Extract<Note, { type: 'phrase' }>['phrase']): void {
    this.sayPhrase(seat, phrase);
    this.line.say({ type: 'phrase', seat, phrase });
  }

  private sayPhrase(seat: Seat, phrase: string): void {
    const frame = encodeFrame(JSON.stringify({ type: 'phrase', seat, phrase }));
    for (const listeners of this.tellings.audience) for (const listener of listeners) listener.hear(frame);
  }
}
