// Presence: who is at the table right now, on this node and on others, and since when the others are away.

import type { Millis, Seat } from '../../contract/game.ts';
import type { Scheduler } from '../../play/scheduler.ts';
import type { Presence } from '../../protocol/frames.ts';
import type { BusChannel, PeerMessage } from '../bus/bus.ts';
import { encodeMessage } from '../sockets/frame-encoder.ts';
import type { Listener } from './listener.ts';

/** Connections that open or close together are announced together: a crowd costs no more than one. */
const BATCH_DELAY: Millis = 50;

type PresentMessage = Extract<PeerMessage, { type: 'present' }>;

interface PresenceContext {
  readonly node: string;
  readonly scheduler: Scheduler;
  /** Match time. */
  readonly now: () => Millis;
  readonly onChange: () => void;
}

export class PresenceTracker {
  /** By viewer: the seats, then the public. */
  private readonly listeners: readonly (readonly Listener[])[];
  private readonly channel: BusChannel;
  private readonly context: PresenceContext;
  private readonly others = new Map<string, PresentMessage>();
  /** By seat: since when its player is away, in match time. */
  private readonly absentSince: (Millis | undefined)[];
  /** Since when nobody is connected, on any node, in match time. */
  unseenSince: Millis | undefined;
  private cancelAnnouncement: (() => void) | undefined;
  /** What the listeners were last told, as JSON. */
  private told: string | undefined;
  /** Whether it has been different since: then whoever was welcomed in between was told something else. */
  private isDue = false;

  constructor(listeners: readonly (readonly Listener[])[], channel: BusChannel, context: PresenceContext) {
    this.listeners = listeners;
    this.channel = channel;
    this.context = context;
    this.absentSince = listeners.slice(1).map(() => context.now());
    this.unseenSince = context.now();
    channel.publish({ type: 'present', node: context.node, seats: [], watchers: 0 });
  }

  /** The match has slept until its alarm: everybody who is away has been so all the time. */
  setLongAway(): void {
    for (const seat of this.absentSince.keys()) {
      if (!this.isHere(seat)) this.absentSince[seat] = Number.NEGATIVE_INFINITY;
    }
    if (this.unseenSince !== undefined) this.unseenSince = Number.NEGATIVE_INFINITY;
  }

  /** By seat, since when it has been away: to be restored when the match is loaded again. */
  absences(): readonly (Millis | undefined)[] {
    return [...this.absentSince];
  }

  restoreAbsences(absences: readonly (Millis | undefined)[]): void {
    for (const [seat, since] of absences.entries()) if (!this.isHere(seat)) this.absentSince[seat] = since;
  }

  isHere(seat: Seat): boolean {
    if ((this.listeners[seat]?.length ?? 0) > 0) return true;
    for (const { seats } of this.others.values()) if (seats.includes(seat)) return true;
    return false;
  }

  /** Whether nobody is connected to this node. */
  get isEmpty(): boolean {
    return this.listeners.every((listeners) => listeners.length === 0);
  }

  absence(seat: Seat): Millis | undefined {
    return this.absentSince[seat];
  }

  presence(): Presence {
    let watchers = this.listeners.at(-1)?.length ?? 0;
    for (const other of this.others.values()) watchers += other.watchers;
    return { here: this.absentSince.map((_, seat) => this.isHere(seat)), watchers };
  }

  /** A listener has joined or left. */
  changed(): void {
    this.noteChange();
    this.cancelAnnouncement ??= this.context.scheduler.after(BATCH_DELAY, () => this.announce());
  }

  /** Another node says who is connected to it. */
  onPeer(message: PresentMessage): void {
    if (message.seats.length === 0 && message.watchers === 0) this.others.delete(message.node);
    else this.others.set(message.node, message);
    if (!message.answer) this.channel.publish({ ...this.own(), answer: true });
    this.noteChange();
    this.broadcastPresence();
    this.context.onChange();
  }

  /** Nobody is connected to a node that is dead. */
  retainNodes(live: ReadonlySet<string>): void {
    const dead = [...this.others.keys()].filter((node) => !live.has(node));
    if (dead.length === 0) return;
    for (const node of dead) this.others.delete(node);
    this.noteChange();
    this.broadcastPresence();
    this.context.onChange();
  }

  /** Asks the other nodes who is connected to them: after the bus was gone. */
  requestPresence(): void {
    this.channel.publish(this.own());
  }

  close(): void {
    this.cancelAnnouncement?.();
  }

  private noteChange(): void {
    const now = this.context.now();
    for (const seat of this.absentSince.keys()) {
      if (this.isHere(seat)) this.absentSince[seat] = undefined;
      else this.absentSince[seat] ??= now;
    }
    this.unseenSince = this.isEmpty && this.others.size === 0 ? (this.unseenSince ?? now) : undefined;
    this.isDue ||= JSON.stringify(this.presence()) !== this.told;
  }

  private announce(): void {
    this.cancelAnnouncement = undefined;
    this.channel.publish({ ...this.own(), answer: true });
    this.broadcastPresence();
    this.context.onChange();
  }

  private own(): PresentMessage {
    const seats = [...this.absentSince.keys()].filter((seat) => (this.listeners[seat]?.length ?? 0) > 0);
    return { type: 'present', node: this.context.node, seats, watchers: this.listeners.at(-1)?.length ?? 0 };
  }

  /** Nothing new is not sent again: otherwise each further socket of a seat would cost a frame for everybody. */
  private broadcastPresence(): void {
    if (this.isEmpty || !this.isDue) return;
    const presence = this.presence();
    this.told = JSON.stringify(presence);
    this.isDue = false;
    const frame = encodeMessage({ type: 'presence', presence });
    for (const listeners of this.listeners) for (const listener of listeners) listener.send(frame);
  }
}
