// Who is at the table right now: sockets of this node, and what other nodes say of theirs.

import type { Millis, Seat } from '../../contract/game.ts';
import type { Presence } from '../../protocol/frames.ts';
import type { BusLine, Note } from '../bus/bus.ts';
import { encodeFrame } from '../sockets/frame.ts';
import type { Listener } from './listener.ts';

/** Comings and goings are told together, so that a crowd costs no more than one. */
const GATHER = 50;

interface Around {
  readonly node: string;
  readonly now: () => Millis;
  readonly onChange: () => void;
}

export class Present {
  private readonly audience: readonly (readonly Listener[])[];
  private readonly line: BusLine;
  private readonly around: Around;
  private readonly others = new Map<string, Extract<Note, { type: 'present' }>>();
  /** Since when nobody is there for a seat, in match time. */
  private readonly absentSince: (Millis | undefined)[];
  /** Since when nobody looks on, neither here nor at other nodes, in match time; undefined while somebody does. */
  unseenSince: Millis | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(audience: readonly (readonly Listener[])[], line: BusLine, around: Around) {
    this.audience = audience;
    this.line = line;
    this.around = around;
    this.absentSince = audience.slice(1).map(() => around.now());
    this.unseenSince = around.now();
    line.say({ type: 'present', node: around.node, seats: [], watchers: 0 });
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

  recall(absences: readonly (Millis | undefined)[]): void {
    for (const [seat, since] of absences.entries()) if (!this.isHere(seat)) this.absentSince[seat] = since;
  }

  isHere(seat: Seat): boolean {
    if ((this.audience[seat]?.length ?? 0) > 0) return true;
    for (const { seats } of this.others.values()) if (seats.includes(seat)) return true;
    return false;
  }

  get isEmpty(): boolean {
    return this.audience.every((listeners) => listeners.length === 0);
  }

  absence(seat: Seat): Millis | undefined {
    return this.absentSince[seat];
  }

  presence(): Presence {
    let watchers = this.audience.at(-1)?.length ?? 0;
    for (const other of this.others.values()) watchers += other.watchers;
    return { here: this.absentSince.map((_, seat) => this.isHere(seat)), watchers };
  }

  /** Somebody has come or gone. */
  changed(): void {
    this.noteAbsence();
    this.timer ??= setTimeout(() => this.announce(), GATHER);
  }

  hearNode(note: Extract<Note, { type: 'present' }>): void {
    if (note.seats.length === 0 && note.watchers === 0) this.others.delete(note.node);
    else this.others.set(note.node, note);
    if (!note.answer) this.line.say({ ...this.own(), answer: true });
    this.noteAbsence();
    this.tellHere();
    this.around.onChange();
  }

  /** A node that lives no more has nobody's sockets. */
  keepOnly(living: ReadonlySet<string>): void {
    const dead = [...this.others.keys()].filter((node) => !living.has(node));
    if (dead.length === 0) return;
    for (const node of dead) this.others.delete(node);
    this.noteAbsence();
    this.tellHere();
    this.around.onChange();
  }

  /** Asks all the others who is with them, and tells who is here: after the bus was gone. */
  ask(): void {
    this.line.say(this.own());
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private noteAbsence(): void {
    for (const seat of this.absentSince.keys()) {
      if (this.isHere(seat)) this.absentSince[seat] = undefined;
      else this.absentSince[seat] ??= this.around.now();
    }
    this.unseenSince = this.isEmpty && this.others.size === 0 ? (this.unseenSince ?? this.around.now()) : undefined;
  }

  private announce(): void {
    this.timer = undefined;
    this.line.say({ ...this.own(), answer: true });
    this.tellHere();
    this.around.onChange();
  }

  private own(): Extract<Note, { type: 'present' }> {
    const seats = [...this.absentSince.keys()].filter((seat) => (this.audience[seat]?.length ?? 0) > 0);
    return { type: 'present', node: this.around.node, seats, watchers: this.audience.at(-1)?.length ?? 0 };
  }

  private tellHere(): void {
    if (this.isEmpty) return;
    const frame = encodeFrame(JSON.stringify({ type: 'presence', presence: this.presence() }));
    for (const listeners of this.audience) for (const listener of listeners) listener.hear(frame);
  }
}
