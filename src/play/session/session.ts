// One way to play, wherever the host is: in this page or on the server. Takes actions, tells what happened.

import type { ReadonlySignal } from '@preact/signals-core';
import type { BotLevel, Game, Millis, Refusal, Seat, Shapes, Viewer } from '../../contract/game.ts';
import type { MatchRecord } from '../../match/record.ts';
import type { EndReason } from '../../match/types.ts';
import type { Heard } from '../heard.ts';
import type { SeatNews } from './seat-news.ts';

export type ConnectionState = 'local' | 'connecting' | 'live' | 'slow' | 'lost';

/** Who sits on a seat, as far as everybody knows. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** 1 to 5, for bots. */
  readonly level: BotLevel | undefined;
  /** `stand-in`: away, and a bot sits in until they are back. */
  readonly presence: 'here' | 'away' | 'stand-in';
  /** Whether this device plays the seat: not while a bot sits in. */
  readonly mine: boolean;
  /** How often it was shown advice, as far as the host knows. */
  readonly hints?: number | undefined;
}

/** What the viewer had been told before a reset, as far as it is known: for the log. */
export interface PastTold<G extends Shapes = Shapes> {
  readonly opening: G['View'];
  readonly heard: readonly Heard<G>[];
  /** Who played for whom meanwhile, and after how many of these effects. */
  readonly seats?: readonly { readonly after: number; readonly news: SeatNews }[];
  /** Something happened before that opening, and nobody here knows what. */
  readonly late?: boolean;
}

/** What a session says, in order. */
export type SessionEvent<G extends Shapes = Shapes> =
  /** Start over from here: another viewer, an undo, or all news since a lost connection. */
  | { readonly type: 'reset'; readonly viewer: Viewer; readonly view: G['View']; readonly past?: PastTold<G> }
  | { readonly type: 'told'; readonly heard: readonly Heard<G>[] }
  | { readonly type: 'seat'; readonly news: SeatNews }
  | { readonly type: 'refused'; readonly refusal: Refusal };

export interface SessionListener<G extends Shapes = Shapes> {
  hear(event: SessionEvent<G>): void;
  /** Settles when all that was told has been shown; bots wait for it, so that everybody can follow. */
  shown(): Promise<void>;
}

export interface Session<G extends Shapes = Shapes> {
  readonly game: Game<G>;
  readonly match: string;
  readonly options: G['Options'];
  /** Whether players may ask for advice: at a table with others only if that was agreed. */
  readonly hints: boolean;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly connection: ReadonlySignal<ConnectionState>;
  readonly ended: ReadonlySignal<EndReason | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  /**
   * When a bot will decide for the viewer, in match time, and how long before that to say so. Undefined while nobody
   * waits for them; absent where decisions may take as long as they like.
   */
  readonly decideBy?: ReadonlySignal<{ readonly at: Millis; readonly warn: Millis } | undefined>;
  /** An action was sent and is not answered yet. */
  readonly pending: ReadonlySignal<boolean>;
  /** The last of these, while the table stands where it was meant for; absent where the host is in the page. */
  readonly sent?: ReadonlySignal<G['Action'] | undefined>;
  /** Only looks through the viewer's eyes, as a replay does: nobody there is called "you". */
  readonly looksOn?: boolean;
  /** In a lesson: which of the viewer's actions lead on. */
  readonly wants?: ReadonlySignal<((action: G['Action']) => boolean) | undefined>;
  /** Several people share this device, and this seat has to be given it before anything else happens. */
  readonly handOver: ReadonlySignal<Seat | undefined>;

  /** Begins to play. The first thing told is a reset. */
  open(listener: SessionListener<G>): void;
  act(action: G['Action']): void;
  undo(): void;
  /** "I am here": the bot that sits in for the viewer rises. */
  comeBack?(): void;
  /** Tells a host elsewhere that the viewer was shown advice; on one's own device nobody has to be told. */
  noteHint?(step: number): void;
  /** Tells a host elsewhere that nobody need wait for the viewer. Settles when it was heard, or cannot be. */
  leave?(): Promise<void>;
  /** The device is in this seat's hands now. */
  look(seat: Seat): void;
  now(): Millis;
  /** The match as a file. Fails where it cannot be had, for lack of a network or because it is still being played. */
  record(): Promise<MatchRecord>;
  close(): void;
}
