// A table on the server as this device knows it: before, during and after play.

import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Game, Millis, Refusal, Seat } from '../../contract/game.ts';
import { seatCommitment } from '../../kit/luck.ts';
import type { Told } from '../../match/told.ts';
import type { Ask } from '../../protocol/asks.ts';
import { type ClientState, GAP, hearFrame } from '../../protocol/client-state.ts';
import type { Frame } from '../../protocol/frames.ts';
import type { Denial, Phrase } from '../../protocol/words.ts';
import { randomHex } from '../kit/random.ts';
import { type SeatNews, seatNews } from '../session/seat-news.ts';
import type { Connection } from '../session/session.ts';
import { dropAct, forgetActs, keepAct, keptActs } from './kept-acts.ts';
import { dropToken, keepKeys, keysOf } from './keyring.ts';
import { readNotes, writeNotes } from './notebook.ts';
import { lateTo, type Past, pastAfter } from './past.ts';
import { serverClock } from './server-clock.ts';
import { openWire } from './wire.ts';

type Numbered = Extract<Ask, { id: string }>;
export type Unanswered = Exclude<Numbered, { type: 'hint' }>;

/** What happened, for whoever plays at this table. */
export type LinkEvent =
  | { readonly type: 'told'; readonly told: Told }
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
  readonly connection: ReadonlySignal<Connection>;
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

export function openLink(match: string, game: Game, as: 'player' | 'watcher'): TableLink {
  const tokenNow = (): string | undefined => (as === 'player' ? keysOf(match).token : undefined);
  const notes = readNotes(match, tokenNow() !== undefined);
  const state = signal<ClientState | undefined>(notes?.state);
  const clock = serverClock(notes?.state.now ?? 0);
  const listeners = new Set<(event: LinkEvent) => void>();
  /** Answers may be lost with the connection, or with the page; asked again with the same id, nothing happens twice. */
  const outbox = new Map<string, Numbered>(keptActs(match, tokenNow()).map((act) => [act.id, act]));
  const unanswered = signal<readonly Unanswered[]>([]);

  let past = notes?.past;
  /** Who sat where before the line that is told next. */
  let names = namesAt(notes?.state);
  /** Whether our share of the luck was shown since the last greeting: a second time it would be refused. */
  let revealed = false;
  /** The token we came in with. */
  let shown: string | undefined;
  /** A seat that was ours until now. */
  let handedOn: Seat | undefined;

  function forgetAll(): void {
    state.value = undefined;
    past = undefined;
    writeNotes(match, undefined);
  }

  function emit(event: LinkEvent): void {
    if (event.type === 'table') {
      const view = state.value?.table.view;
      past = view === undefined ? undefined : lateTo(view);
      names = namesAt(state.value);
    }
    for (const listener of listeners) listener(event);
  }

  function tell(told: Told): void {
    // Before play everybody sees in the lobby who comes and goes.
    const news =
      past &&
      seatNews(
        told,
        names,
        past.seats.map((each) => each.news),
      );
    past = pastAfter(past, told, news);
    if (told.type === 'sat') names = names.map((name, seat) => (seat === told.seat ? told.occupant.name : name));
    emit({ type: 'told', told });
    if (news) emit({ type: 'seat', news });
  }

  const listUnanswered = (): void => {
    unanswered.value = [...outbox.values()].filter((ask) => ask.type !== 'hint');
  };
  listUnanswered();

  function expectAnswer(ask: Numbered): void {
    const token = tokenNow();
    outbox.set(ask.id, ask);
    if (ask.type === 'act' && token !== undefined) keepAct(match, token, ask);
    listUnanswered();
  }

  function answered(id: string): void {
    const token = tokenNow();
    outbox.delete(id);
    if (token !== undefined) dropAct(match, token, id);
    listUnanswered();
  }

  /** An undo names no phase: asked again later, it would take back something else. Whether it was heard, the table shows. */
  function dropUndo(): void {
    const undos = unanswered.value.filter(({ type }) => type === 'undo');
    if (undos.length === 0) return;
    for (const { id } of undos) outbox.delete(id);
    listUnanswered();
    emit({ type: 'refused', refusal: { code: 'undo-unheard', rule: 'table' } });
  }

  /** Nobody answers for a seat that is not ours any more. */
  function loseSeat(): void {
    dropToken(match);
    forgetActs(match);
    outbox.clear();
    listUnanswered();
    handedOn = seatInPlay(state.value);
  }

  function hear(frame: Frame): void {
    if (frame.type === 'denied' && frame.code === 'bad-token') {
      // Another tab may have sat down again meanwhile, with a token of its own.
      if (keysOf(match).token === shown) loseSeat();
      forgetAll();
      wire.again();
      return;
    }
    const heard = hearFrame(game, state.value, frame);
    if (heard === GAP) {
      forgetAll();
      wire.again();
      return;
    }
    if (heard) clock.hear(frame, heard);
    // Only the clock learns from it: nothing has to be drawn anew every few seconds.
    if (frame.type === 'pong') return;
    state.value = heard;
    report(frame);
    if (heard) writeNotes(match, { state: heard, past });
    if (frame.type === 'welcome') {
      revealed = false;
      if (handedOn !== undefined) emit({ type: 'handed-on', seat: handedOn });
      handedOn = undefined;
      dropUndo();
      for (const ask of outbox.values()) wire.send(ask);
    }
    revealShare();
  }

  function report(frame: Frame): void {
    switch (frame.type) {
      case 'welcome':
        if (frame.table) emit({ type: 'table' });
        else for (const told of frame.tail?.news ?? []) tell(told);
        return;
      case 'table':
        emit({ type: 'table' });
        return;
      case 'news':
        for (const id of frame.done ?? []) answered(id);
        for (const told of frame.news) tell(told);
        return;
      case 'refused':
        if (frame.id !== undefined) answered(frame.id);
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

  /** Once everybody is ready, each shows the share of the luck that was sealed. */
  function revealShare(): void {
    const now = state.value;
    if (revealed || now?.table.stage !== 'sealing' || now.viewer === 'public') return;
    const { entropy } = keysOf(match);
    if (entropy === undefined || now.table.seats[now.viewer]?.entropy !== undefined) return;
    revealed = true;
    wire.send({ type: 'reveal', entropy });
  }

  const wire = openWire({
    match,
    hear,
    greeting() {
      const token = tokenNow();
      shown = token;
      const seq = state.value?.table.seq;
      return { ...(token !== undefined && { token }), ...(seq !== undefined && { seq }) };
    },
  });

  const unfollow = effect(() => {
    const isHeard = wire.connection.value === 'live' || wire.connection.value === 'slow';
    clock.run(isHeard && state.value?.table.stage === 'playing');
    if (!isHeard) untracked(dropUndo);
  });

  return {
    match,
    state,
    connection: wire.connection,
    denied: wire.denied,
    unanswered,
    past: () => past,
    now: clock.now,
    send(ask) {
      if ('id' in ask && typeof ask.id === 'string') expectAnswer(ask as Numbered);
      wire.send(ask);
    },
    ready() {
      const entropy = keysOf(match).entropy ?? randomHex(32);
      keepKeys(match, { entropy });
      wire.send({ type: 'ready', commitment: seatCommitment(entropy) });
    },
    greetAgain() {
      forgetAll();
      wire.again();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      unfollow();
      wire.close();
    },
  };
}

const namesAt = (state: ClientState | undefined): readonly (string | undefined)[] =>
  (state?.table.seats ?? []).map(({ occupant }) => occupant?.name);

const seatInPlay = (state: ClientState | undefined): Seat | undefined =>
  state?.table.stage === 'playing' && state.viewer !== 'public' ? state.viewer : undefined;
