// One match in memory: what is asked of it, who listens to it, and what other nodes say of it.

import type { Game, Millis, Refusal, Seat, Viewer } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import type { Pending, TableView } from '../../match/told.ts';
import type { Entry, Input, Match, News } from '../../match/types.ts';
import type { Presence } from '../../protocol/frames.ts';
import type { Phrase } from '../../protocol/words.ts';
import type { Note } from '../bus/bus.ts';
import { Buckets } from '../limits.ts';
import type { Fence, Listing, Standing, StoredMatch } from '../store/store.ts';
import type { Asked } from './asked.ts';
import { Audience } from './audience.ts';
import { Desk, type DeskMatch } from './desk.ts';
import { Folded } from './folded.ts';
import type { HouseTools } from './house-tools.ts';
import { messageOf, type Round } from './judge.ts';
import type { Listener } from './listener.ts';
import { listingOf } from './listing.ts';
import { MatchTime } from './match-time.ts';
import { Neighbours } from './neighbours.ts';
import { Present } from './present.ts';
import { Tellings } from './tellings.ts';

const PHRASES = { burst: 5, perSecond: 0.5 };

export class LiveMatch implements DeskMatch {
  readonly id: string;
  readonly tellings: Tellings;
  readonly present: Present;
  /** Called after every change, of the match or of who is here. */
  onChange: () => void = () => {};
  /** Present where the match is in this node's care, in a store that several share. */
  fence: Fence | undefined;
  /** It was in nobody's care for a while: whoever played it had no chance to. */
  hasStoodStill = false;
  private readonly tools: HouseTools;
  private readonly folded: Folded;
  private readonly time: MatchTime;
  private readonly audience: Audience;
  private readonly desk: Desk;
  private readonly neighbours: Neighbours;
  /** By seat. */
  private readonly phrases = new Buckets(PHRASES);

  constructor(tools: HouseTools, stored: StoredMatch) {
    this.tools = tools;
    this.id = stored.match;
    const told: News[] = [];
    this.folded = new Folded(tools, stored, (news) => told.push(news));
    this.tellings = new Tellings(this.game, this.match.seats.length);
    for (const news of told) this.tellings.recount(news);
    this.time = new MatchTime(tools.clock, stored.epoch, this.match.at);
    this.audience = new Audience(this.folded, this.tellings, () => this.now());
    this.desk = new Desk(this, tools);
    this.neighbours = new Neighbours(this, tools);
    this.present = new Present(this.tellings.audience, this.neighbours.line, {
      node: tools.node,
      onChange: () => this.onChange(),
      now: () => this.now(),
    });
  }

  get game(): Game {
    return this.folded.game;
  }

  get match(): Match {
    return this.folded.match;
  }

  get seq(): number {
    return this.folded.match.seq;
  }

  get serverSeed(): Hex {
    return this.folded.serverSeed;
  }

  get pending(): Pending {
    return this.folded.pending;
  }

  now(): Millis {
    return this.time.now(this.match.at);
  }

  /** House time for a match time. */
  houseTime(at: Millis): Millis {
    return this.time.houseTime(at);
  }

  /** Whether this node looks after the match: always, where there is only one. */
  get isInCare(): boolean {
    return this.fence !== undefined || this.tools.store.shared === undefined;
  }

  get isIdle(): boolean {
    return this.desk.isIdle;
  }

  get isStoring(): boolean {
    return this.desk.isStoring;
  }

  ask(asked: Asked): void {
    this.desk.ask(asked);
  }

  /** The same, for those who wait for the answer. */
  request(input: Input): Promise<Refusal | undefined> {
    return new Promise((resolve) => this.ask({ input, answered: resolve }));
  }

  judge(asks: readonly Asked[]): Round {
    return this.folded.judge(asks, this.now());
  }

  listing({ match }: Round): Listing | undefined {
    return listingOf(this.match, match);
  }

  accept(round: Round): void {
    const { seq } = this;
    this.folded.accept(round);
    // The other nodes first: they tell theirs while we tell ours.
    this.neighbours.line.say({ type: 'appended', seq, entries: round.entries });
    this.tell(round.news, round.done);
    this.tools.metrics.appended(round.news.length);
    for (const asked of round.done) this.settle(asked);
    this.refuse(round);
    this.onChange();
  }

  refuse(round: Round): void {
    this.folded.refuse(round);
  }

  tellDone(asked: Asked): void {
    this.audience.tellDone(asked);
    this.settle(asked);
  }

  private settle({ since, answered }: Asked): void {
    if (since !== undefined) this.tools.metrics.answered(performance.now() - since);
    answered?.(undefined);
  }

  private tell(news: readonly News[], done: readonly Asked[]): void {
    this.orFreeze(() => this.audience.tell(news, done));
    for (const { entry } of news) {
      if (entry.type === 'sat' || entry.type === 'rose') this.audience.dismissOthers(entry.seat);
    }
  }

  /** What breaks while somebody is told or looked after freezes the match. What is stored stays stored. */
  freeze(error: unknown): void {
    this.tools.log.error({ match: this.id, err: error }, 'frozen');
    // Nobody knows who has heard what: whoever comes again is shown the table, if it can be shown.
    this.audience.deny('frozen');
    if (this.match.stage !== 'frozen') this.ask({ input: { type: 'freeze', what: messageOf(error) } });
  }

  private orFreeze(run: () => void): boolean {
    try {
      run();
      return true;
    } catch (error) {
      this.freeze(error);
      return false;
    }
  }

  join(listener: Listener, heard: number | undefined): void {
    this.tellings.listeners(listener.viewer).push(listener);
    if (!this.orFreeze(() => this.audience.welcome(listener, heard, this.presence()))) return;
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

  show(listener: Listener): void {
    this.orFreeze(() => this.audience.show(listener));
  }

  table(viewer: Viewer): TableView {
    return this.audience.table(viewer);
  }

  presence(): Presence {
    return this.present.presence();
  }

  /** Gives whether this seat may say anything more: over whichever socket, or one with many of them could shout all others down. */
  phrase(seat: Seat, phrase: Phrase, now: Millis): boolean {
    if (!this.phrases.take(String(seat), now)) return false;
    this.audience.say({ type: 'phrase', seat, phrase });
    this.neighbours.line.say({ type: 'phrase', seat, phrase });
    return true;
  }

  /** Retires from memory; whoever comes next loads it again. */
  close(): void {
    this.neighbours.line.leave();
    this.present.close();
  }

  /** How the match stands in a store that other nodes write to as well. */
  hearStanding({ seq, epoch, fence }: Standing): void {
    const isTaken = fence !== this.fence;
    this.fence = fence;
    if (this.standStill(epoch)) this.hasStoodStill = true;
    this.neighbours.hearOf(seq);
    if (isTaken) this.onChange();
  }

  /** This node was stopped, and the match with it, where it was in its care: everybody's clock has to be set. */
  standStill(epoch: Millis | undefined): boolean {
    if (epoch === undefined || !this.time.begin(epoch, this.match.at)) return false;
    this.audience.each((listener) => this.show(listener));
    this.onChange();
    return true;
  }

  hear(note: Exclude<Note, { type: 'appended' }>): void {
    if (note.type === 'present') this.present.hearNode(note);
    else this.audience.say({ type: 'phrase', seat: note.seat, phrase: note.phrase });
  }

  /** Entries of others, the first of them number `seq`. Those that came another way in the meantime are left out. */
  catchUp(seq: number, entries: readonly Entry[]): void {
    const unheard = entries.slice(this.seq - seq);
    if (unheard.length === 0) return;
    this.tell(this.folded.take(unheard), []);
    this.onChange();
  }
}
