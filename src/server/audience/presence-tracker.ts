// Presence: who is at the table right now, on this node and on others.

import type { Millis, Seat } from '../../contract/game.ts';
import type { Presence } from '../../protocol/frames.ts';
import type { BusChannel, PeerMessage } from '../bus/bus.ts';
import { encodeMessage } from '../sockets/frame-encoder.ts';
import type { Listener } from './listener.ts';

/** Comings and goings are told together, so that a crowd costs no more than one. */
const BATCH_DELAY = 50;

interface PresenceContext {
  readonly node: string;
  readonly now: () => Millis;
  readonly onChange: () => void;
}

export class PresenceTracker {
  private readonly listeners: readonly (readonly Listener[])[];
  private readonly channel: BusChannel;
  private readonly context: PresenceContext;
  private readonly others = new Map<string, Extract<PeerMessage, { type: 'present' }>>();
  /** Since when nobody is there for a seat, in match time. */
  private readonly absentSince: (Millis | undefined)[];
  /** Since when nobody looks on, neither here nor at other nodes, in match time; undefined while somebody does. */
  unseenSince: Millis | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(audience: readonly (readonly Listener[])[], connection: BusChannel, around: PresenceContext) {
    this.listeners = audience;
    this.channel = connection;
    this.context = around;
    this.absentSince = audience.slice(1).map(() => around.now());
    this.unseenSince = around.now();
    connection.publish({ type: 'present', node: around.node, seats: [], watchers: 0 });
  }

  /** Those who are away have been so for long: the match slept in the meantime. */
  setLongAway(): void {
    for (const seat of this.absentSince.keys()) {
      if (!this.isHere(seat)) this.absentSince[seat] = Number.NEGATIVE_INFINITY;
    }
    if (this.unseenSince !== undefined) this.unseenSince = Number.NEGATIVE_INFINITY;
  }

  /** Since when each seat has been away, to go on from there when the match is woken. */
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

  /** Somebody has come or gone. */
  changed(): void {
    this.noteAbsence();
    this.timer ??= setTimeout(() => this.announce(), BATCH_DELAY);
  }

  onPeer(message: Extract<PeerMessage, { type: 'present' }>): void {
    if (message.seats.length === 0 && message.watchers === 0) this.others.delete(message.node);
    else this.others.set(message.node, message);
    if (!message.answer) this.channel.publish({ ...this.own(), answer: true });
    this.noteAbsence();
    this.broadcastPresence();
    this.context.onChange();
  }

  /** A node that lives no more has nobody's sockets. */
  retainNodes(living: ReadonlySet<string>): void {
    const dead = [...this.others.keys()].filter((node) => !living.has(node));
    if (dead.length === 0) return;
    for (const node of dead) this.others.delete(node);
    this.noteAbsence();
    this.broadcastPresence();
    this.context.onChange();
  }

  /** Asks all the others who is with them, and tells who is here: after the bus was gone. */
  requestPresence(): void {
    this.channel.publish(this.own());
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private noteAbsence(): void {
    for (const seat of this.absentSince.keys()) {
      if (this.isHere(seat)) this.absentSince[seat] = undefined;
      else this.absentSince[seat] ??= this.context.now();
    }
    this.unseenSince = this.isEmpty && this.others.size === 0 ? (this.unseenSince ?? this.context.now()) : undefined;
  }

  private announce(): void {
    this.timer = undefined;
    this.channel.publish({ ...this.own(), answer: true });
    this.broadcastPresence();
    this.context.onChange();
  }

  private own(): Extract<PeerMessage, { type: 'present' }> {
    const seats = [...this.absentSince.keys()].filter((seat) => (this.listeners[seat]?.length ?? 0) > 0);
    return { type: 'present', node: this.context.node, seats, watchers: this.listeners.at(-1)?.length ?? 0 };
  }

  private broadcastPresence(): void {
    if (this.isEmpty) return;
    const frame = encodeMessage({ type: 'presence', presence: this.presence() });
    for (const listeners of this.listeners) for (const listener of listeners) listener.send(frame);
  }
}
