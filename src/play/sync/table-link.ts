// A table on the server as this device knows it: before, during and after play.

import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { Game, Millis, Refusal, Seat } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import { seatCommitment } from '../../kit/luck.ts';
import type { Ask } from '../../protocol/asks.ts';
import type { Frame } from '../../protocol/frames.ts';
import type { Denial, Phrase } from '../../protocol/words.ts';
import type { Scheduler } from '../scheduler.ts';
import { type SeatNews, seatNews } from '../session/seat-news.ts';
import type { ConnectionState } from '../session/session.ts';
import type { DeviceStorage } from '../storage.ts';
import { type ClientState, GAP, type HeardLine, hearFrame } from './client-state.ts';
import { openConnection, type Transport } from './connection.ts';
import { KeptActs } from './kept-acts.ts';
import { forgetNotes, readNotes, writeNotes } from './notebook.ts';
import { type Numbered, Outbox, type Unanswered } from './outbox.ts';
import { lateTo, type Past, pastAfter } from './past.ts';
import { serverClock } from './server-clock.ts';

/** What happened, for whoever plays at this table. */
export type LinkEvent =
  | ({ readonly type: 'told' } & HeardLine)
  /** Somebody else plays for a seat, or its player again. */
  | { readonly type: 'seat'; readonly news: SeatNews }
  /** The table as it is now: begin from here. */
  | { readonly type: 'table' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'phrase'; readonly seat: Seat; readonly phrase: Phrase }
  /** Somebody else plays on from our seat. */
  | { readonly type: 'handed-on'; readonly seat: Seat };

export interface TableLink {
  readonly match: string;
  readonly state: ReadonlySignal<ClientState | undefined>;
  readonly connection: ReadonlySignal<ConnectionState>;
  readonly denied: ReadonlySignal<Denial | undefined>;
  /** All that was told since play began, as far as this device was there: for the log. */
  past(): Past | undefined;
  /** Asks that wait for an answer, in the order in which they were made; a note that advice was shown does not count. */
  readonly unanswered: ReadonlySignal<readonly Unanswered[]>;
  /** Match time. */
  now(): Millis;
  send(ask: Ask): void;
  ready(): void;
  /** A seat was taken or given up: come in again with, or without, its token. */
  greetAgain(): void;
  listen(listener: (event: LinkEvent) => void): () => void;
  close(): void;
}

/** What this device holds of one seat. */
export interface SeatKeys {
  readonly token?: string | undefined;
  /** Its share of the luck, until it is shown. */
  readonly entropy?: string | undefined;
}

export interface Keyring {
  of(match: string): SeatKeys;
  keep(match: string, keys: { readonly entropy: Hex }): void;
  dropToken(match: string): void;
}

/** What a link needs from the device. */
export interface LinkTools {
  readonly scheduler: Scheduler;
  readonly transport: Transport;
  readonly keyring: Keyring;
  /** Outlives the tab. */
  readonly device: DeviceStorage;
  /** Outlives a reload. */
  readonly tab: DeviceStorage;
  random(): number;
  randomHex(bytes: number): Hex;
}

export interface LinkTerms {
  readonly match: string;
  readonly game: Game;
  readonly as: 'player' | 'watcher';
}

export function openLink({ match, game, as }: LinkTerms, tools: LinkTools): TableLink {
  const { keyring, scheduler, tab } = tools;
  const tokenNow = (): string | undefined => (as === 'player' ? keyring.of(match).token : undefined);
  const notes = readNotes(tab, match, tokenNow() !== undefined);
  const state = signal<ClientState | undefined>(notes?.state);
  const clock = serverClock(scheduler, notes?.state.now ?? 0);
  const outbox = new Outbox(new KeptActs(tools.device, match), tokenNow);
  const listeners = new Set<(event: LinkEvent) => void>();

  let past = notes?.past;
  /** Who sat where before the line that is told next. */
  let names = namesAt(notes?.state);
  /** Whether our share of the luck was shown since the last greeting: a second time it would be refused. */
  let revealed = false;
  /** The token we came in with. */
  let shown: string | undefined;
  /** A seat that was ours until now. */
  let handedOn: Seat | undefined;

  function startAfresh(): void {
    state.value = undefined;
    past = undefined;
    forgetNotes(tab, match);
    connection.again();
  }

  function emit(event: LinkEvent): void {
    for (const listener of listeners) listener(event);
  }

  function beginHere(): void {
    const view = state.value?.table.view;
    past = view === undefined ? undefined : lateTo(view);
    names = namesAt(state.value);
    emit({ type: 'table' });
  }

  function tell(line: HeardLine): void {
    const { told } = line;
    // Before play everybody sees in the lobby who comes and goes.
    const earlier = past?.seats.map((each) => each.news);
    const news = earlier && seatNews(told, names, earlier);
    past = pastAfter(past, told, news);
    if (told.type === 'sat') names = names.map((name, seat) => (seat === told.seat ? told.occupant.name : name));
    emit({ type: 'told', ...line });
    if (news) emit({ type: 'seat', news });
  }

  /** Whether an undo was heard, the table shows. */
  function dropUndo(): void {
    if (outbox.dropUndos()) emit({ type: 'refused', refusal: { code: 'undo-unheard', rule: 'table' } });
  }

  function loseSeat(): void {
    keyring.dropToken(match);
    outbox.clear();
    handedOn = seatInPlay(state.value);
  }

  function hear(frame: Frame): void {
    if (frame.type === 'denied' && frame.code === 'bad-token') {
      // Another tab may have sat down again meanwhile, with a token of its own.
      if (keyring.of(match).token === shown) loseSeat();
      startAfresh();
      return;
    }
    const lines: HeardLine[] = [];
    const heard = hearFrame(game, state.value, frame, (line) => lines.push(line));
    if (heard === GAP) {
      startAfresh();
      return;
    }
    if (heard) clock.hear(frame, heard);
    // Only the clock learns from it: nothing has to be drawn anew every few seconds.
    if (frame.type === 'pong') return;
    state.value = heard;
    report(frame, lines);
    if (heard) writeNotes(tab, match, { state: heard, past });
    if (frame.type === 'welcome') comeIn();
    revealShare();
  }

  function report(frame: Frame, lines: readonly HeardLine[]): void {
    switch (frame.type) {
      case 'welcome':
        if (frame.table) beginHere();
        else lines.forEach(tell);
        return;
      case 'table':
        beginHere();
        return;
      case 'news':
        for (const id of frame.done ?? []) outbox.answered(id);
        lines.forEach(tell);
        return;
      case 'refused':
        if (frame.id !== undefined) outbox.answered(frame.id);
        if (frame.ask !== 'hint') emit({ type: 'refused', refusal: frame.refusal });
        return;
      case 'phrase':
        emit({ type: 'phrase', seat: frame.seat, phrase: frame.phrase });
        return;
      case 'presence':
      case 'pong':
      case 'denied':
        return;
    }
  }

  /** After every welcome. Answers may have been lost: asked again with the same id, nothing happens twice. */
  function comeIn(): void {
    revealed = false;
    if (handedOn !== undefined) emit({ type: 'handed-on', seat: handedOn });
    handedOn = undefined;
    dropUndo();
    for (const ask of outbox.all()) connection.send(ask);
  }

  /** Once everybody is ready, each shows the share of the luck that was sealed. */
  function revealShare(): void {
    const now = state.value;
    if (revealed || now?.table.stage !== 'sealing' || now.viewer === 'public') return;
    const { entropy } = keyring.of(match);
    if (entropy === undefined || now.table.seats[now.viewer]?.entropy !== undefined) return;
    revealed = true;
    connection.send({ type: 'reveal', entropy });
  }

  const connection = openConnection({
    match,
    transport: tools.transport,
    scheduler,
    random: tools.random,
    hear,
    greeting() {
      const token = tokenNow();
      shown = token;
      const seq = state.value?.table.seq;
      return { ...(token !== undefined && { token }), ...(seq !== undefined && { seq }) };
    },
  });

  const unfollow = effect(() => {
    const isHeard = connection.state.value === 'live' || connection.state.value === 'slow';
    clock.run(isHeard && state.value?.table.stage === 'playing');
    if (!isHeard) untracked(dropUndo);
  });

  return {
    match,
    state,
    connection: connection.state,
    denied: connection.denied,
    unanswered: outbox.unanswered,
    past: () => past,
    now: clock.now,
    send(ask) {
      if ('id' in ask && typeof ask.id === 'string') outbox.add(ask as Numbered);
      connection.send(ask);
    },
    ready() {
      const entropy = keyring.of(match).entropy ?? tools.randomHex(32);
      keyring.keep(match, { entropy });
      connection.send({ type: 'ready', commitment: seatCommitment(entropy) });
    },
    greetAgain: startAfresh,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      unfollow();
      connection.close();
    },
  };
}

const namesAt = (state: ClientState | undefined): readonly (string | undefined)[] =>
  (state?.table.seats ?? []).map(({ occupant }) => occupant?.name);

const seatInPlay = (state: ClientState | undefined): Seat | undefined =>
  state?.table.stage === 'playing' && state.viewer !== 'public' ? state.viewer : undefined;
