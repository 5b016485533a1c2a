// One match in memory: connects its state, command queue, broadcaster, presence and peer nodes.

import type { Game, Millis, Refusal, Seat, Viewer } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import type { Pending, TableView } from '../../match/told.ts';
import type { Entry, Input, Match, News } from '../../match/types.ts';
import { messageOf } from '../../play/hosted-match.ts';
import type { Presence } from '../../protocol/frames.ts';
import type { Phrase } from '../../protocol/words.ts';
import { Broadcaster } from '../audience/broadcaster.ts';
import type { Listener } from '../audience/listener.ts';
import { PresenceTracker } from '../audience/presence-tracker.ts';
import type { PeerMessage } from '../bus/bus.ts';
import { PeerSync } from '../cluster/peer-sync.ts';
import { listingOf } from '../lobby/listing.ts';
import { RateLimiter } from '../rate-limits.ts';
import type { ServerContext } from '../server-context.ts';
import type { Fence, LeaseState, Listing, StoredMatch } from '../store/store.ts';
import type { Command } from './command.ts';
import { CommandQueue, type CommandTarget } from './command-queue.ts';
import { MatchState, type Outcome } from './match-state.ts';
import { MatchTime } from './match-time.ts';

const PHRASES = { burst: 5, perSecond: 0.5 };

export class LiveMatch implements CommandTarget {
  readonly id: string;
  readonly presenceTracker: PresenceTracker;
  /** Called after every change of the match or of who is here. */
  onChange: () => void = () => {};
  /** Fencing token of the lease; present where this node has the lease in a shared store. */
  fence: Fence | undefined;
  /** No node had the lease for a while, so nobody could play. */
  wasPaused = false;
  private readonly context: ServerContext;
  private readonly state: MatchState;
  private readonly time: MatchTime;
  private readonly broadcaster: Broadcaster;
  private readonly queue: CommandQueue;
  private readonly peerSync: PeerSync;
  /** By seat. */
  private readonly phrases = new RateLimiter(PHRASES);

  constructor(context: ServerContext, stored: StoredMatch) {
    this.context = context;
    this.id = stored.match;
    const told: News[] = [];
    this.state = new MatchState(context, stored, (news) => told.push(news));
    this.broadcaster = new Broadcaster(this.state, () => this.now());
    for (const news of told) this.broadcaster.count(news);
    this.time = new MatchTime(context.clock, stored.epoch, this.match.at);
    this.queue = new CommandQueue(this, context);
    this.peerSync = new PeerSync(this, context);
    this.presenceTracker = new PresenceTracker(this.broadcaster.audience, this.peerSync.channel, {
      node: context.node,
      scheduler: context.scheduler,
      onChange: () => this.onChange(),
      now: () => this.now(),
    });
  }

  get game(): Game {
    return this.state.game;
  }

  get match(): Match {
    return this.state.match;
  }

  get seq(): number {
    return this.state.match.seq;
  }

  get serverSeed(): Hex {
    return this.state.serverSeed;
  }

  get pending(): Pending {
    return this.state.pending;
  }

  now(): Millis {
    return this.time.now(this.match.at);
  }

  /** Server time for a match time. */
  serverTime(at: Millis): Millis {
    return this.time.serverTime(at);
  }

  /** Whether this node runs the automation of the match: always, where there is only one node. */
  get hasLease(): boolean {
    return this.fence !== undefined || this.context.store.shared === undefined;
  }

  get isIdle(): boolean {
    return this.queue.isIdle;
  }

  get isStoring(): boolean {
    return this.queue.isStoring;
  }

  submit(command: Command): void {
    this.queue.submit(command);
  }

  /** The same, for callers that await the answer. */
  request(input: Input): Promise<Refusal | undefined> {
    return new Promise((resolve) => this.submit({ input, answered: resolve }));
  }

  judge(commands: readonly Command[]): Outcome {
    return this.state.judgeAll(commands, this.now());
  }

  listing({ match }: Outcome): Listing | undefined {
    return listingOf(this.match, match);
  }

  accept(outcome: Outcome): void {
    const { seq } = this;
    this.state.accept(outcome);
    // Peers first: they broadcast while this node does.
    this.peerSync.channel.publish({ type: 'appended', seq, entries: outcome.entries });
    this.tell(outcome.news, outcome.done);
    this.context.metrics.appended(outcome.news.length);
    for (const command of outcome.done) this.settle(command);
    this.refuse(outcome);
    this.onChange();
  }

  refuse(outcome: Outcome): void {
    this.state.refuse(outcome);
  }

  acknowledge(command: Command): void {
    this.broadcaster.acknowledge(command);
    this.settle(command);
  }

  private settle({ since, answered }: Command): void {
    if (since !== undefined) this.context.metrics.answered(performance.now() - since);
    answered?.(undefined);
  }

  private tell(news: readonly News[], done: readonly Command[]): void {
    this.orFreeze(() => this.broadcaster.tell(news, done));
    for (const { entry } of news) {
      if (entry.type === 'sat' || entry.type === 'rose') this.broadcaster.denyFormerOwners(entry.seat);
    }
  }

  /** A fault in a broadcast or in the automation freezes the match. What is stored stays stored. */
  freeze(error: unknown): void {
    this.context.log.error({ match: this.id, err: error }, 'frozen');
    // It is unknown who was sent what: clients that reconnect are shown the table, if that is possible.
    this.broadcaster.denyAll('frozen');
    if (this.match.stage !== 'frozen') this.submit({ input: { type: 'freeze', what: messageOf(error) } });
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
    this.broadcaster.listeners(listener.viewer).push(listener);
    if (!this.orFreeze(() => this.broadcaster.welcome(listener, heard, this.presence()))) return;
    this.presenceTracker.changed();
    if (listener.viewer !== 'public' && this.match.seats[listener.viewer]?.standIn) {
      this.submit({ input: { type: 'return', seat: listener.viewer } });
    }
  }

  leave(listener: Listener): void {
    const listeners = this.broadcaster.listeners(listener.viewer);
    const index = listeners.indexOf(listener);
    if (index === -1) return;
    listeners.splice(index, 1);
    this.presenceTracker.changed();
  }

  listenerCount(viewer: Viewer): number {
    return this.broadcaster.listeners(viewer).length;
  }

  show(listener: Listener): void {
    this.orFreeze(() => this.broadcaster.show(listener));
  }

  table(viewer: Viewer): TableView {
    return this.broadcaster.table(viewer);
  }

  presence(): Presence {
    return this.presenceTracker.presence();
  }

  /** Gives whether it was sent. The rate limit counts by seat: a seat with many sockets could drown out all others. */
  phrase(seat: Seat, phrase: Phrase, now: Millis): boolean {
    if (!this.phrases.take(String(seat), now)) return false;
    this.broadcaster.broadcast({ type: 'phrase', seat, phrase });
    this.peerSync.channel.publish({ type: 'phrase', seat, phrase });
    return true;
  }

  /** Unloads the match. */
  close(): void {
    this.peerSync.channel.leave();
    this.presenceTracker.close();
  }

  /** The state of the match and its lease in a shared store. */
  onLeaseState({ seq, epoch, fence }: LeaseState): void {
    const isTaken = fence !== this.fence;
    this.fence = fence;
    if (this.applyPause(epoch)) this.wasPaused = true;
    this.peerSync.onSeq(seq);
    if (isTaken) this.onChange();
  }

  /** This node was stopped, and its matches were paused: every client gets the new time. */
  applyPause(epoch: Millis | undefined): boolean {
    if (epoch === undefined || !this.time.setEpoch(epoch, this.match.at)) return false;
    this.broadcaster.each((listener) => this.show(listener));
    this.onChange();
    return true;
  }

  retainNodes(live: ReadonlySet<string>): void {
    this.presenceTracker.retainNodes(live);
  }

  onPeerMessage(message: Exclude<PeerMessage, { type: 'appended' }>): void {
    if (message.type === 'present') this.presenceTracker.onPeer(message);
    else this.broadcaster.broadcast({ type: 'phrase', seat: message.seat, phrase: message.phrase });
  }

  /** Entries of other nodes, the first of them number `seq`. Those that are known already are left out. */
  catchUp(seq: number, entries: readonly Entry[]): void {
    const unheard = entries.slice(this.seq - seq);
    if (unheard.length === 0) return;
    this.tell(this.state.take(unheard), []);
    this.onChange();
  }
}
