// Shows what a session tells, one effect at a time, so that everybody can follow; and keeps the log of what was shown.

import { effect as follow, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { Millis, Refusal, Shapes, Viewer } from '../../contract/game.ts';
import { present } from '../../kit/invariant.ts';
import type { Heard } from '../heard.ts';
import type { Scheduler } from '../scheduler.ts';
import type { SeatNews } from '../session/seat-news.ts';
import type { PastTold, Session, SessionEvent } from '../session/session.ts';
import { makeTable, type TableVoice } from './make-table.ts';
import type { Table } from './table.ts';

/** An effect that was shown, with the table as it was then: for the log. */
export interface Shown<G extends Shapes = Shapes> {
  readonly effect: G['Effect'];
  readonly table: Table<G>;
}

/** Somebody else played for a seat from then on, or its player again. */
export interface SeatChange<G extends Shapes = Shapes> {
  readonly news: SeatNews;
  readonly table: Table<G>;
}

export type Logged<G extends Shapes = Shapes> = Shown<G> | SeatChange<G>;

export interface Presenter<G extends Shapes = Shapes> {
  readonly table: ReadonlySignal<Table<G> | undefined>;
  readonly log: ReadonlySignal<readonly Logged<G>[]>;
  /** Whether the log begins in the middle of the match. */
  readonly late: ReadonlySignal<boolean>;
  /** All that was told, as far as the log knows. */
  told(): readonly G['Effect'][];
  /** Counts up when another viewer looks or something was taken back: boards start afresh. */
  readonly scene: ReadonlySignal<number>;
  /** Shows at once all that is waiting to be shown. */
  skip(): void;
  close(): void;
}

/** How a table looks and sounds: methods, so that a board of one game stands for any. */
export interface PresenterTools<G extends Shapes = Shapes> extends TableVoice {
  readonly scheduler: Scheduler;
  /** How long an effect is on its way before anything of it is shown. Until then the table and the log stay as they were. */
  suspense(effect: G['Effect']): Millis;
  /** An effect is shown now: makes its sound, and gives how long to look at it. */
  show(effect: G['Effect'], table: Table<G>): Millis;
  /** Something was refused. */
  refuse(): void;
}

/** Longest that one effect may hold up the next, whatever a board says. */
const MAX_DWELL: Millis = 6000;

type Queued<G extends Shapes> = Heard<G> | Pick<SeatChange<G>, 'news'>;

export function openPresenter<G extends Shapes>(session: Session<G>, tools: PresenterTools<G>): Presenter<G> {
  const table = signal<Table<G> | undefined>(undefined);
  const log = signal<readonly Logged<G>[]>([]);
  const late = signal(false);
  const scene = signal(0);
  let viewer: Viewer = 'public';
  let view: G['View'];
  let step = 0;
  let refusal: Refusal | undefined;
  /** What led to the table that is shown: the view before, and the effect. */
  let led: [G['View']?, G['Effect']?] = [];
  let queue: Queued<G>[] = [];
  /** On its way, and not shown yet. */
  let coming: Heard<G> | undefined;
  /** Present while an effect is looked at, or on its way. */
  let cancel: (() => void) | undefined;
  let waiters: (() => void)[] = [];

  const isSettled = (): boolean => coming === undefined && queue.every((next) => 'news' in next);

  const make = (before?: G['View'], effect?: G['Effect']): Table<G> =>
    makeTable(session, tools, {
      viewer,
      view,
      before,
      effect,
      coming: coming?.effect,
      step,
      settled: isSettled(),
      refusal,
      act,
    });

  function act(action: G['Action']): void {
    skip();
    refusal = undefined;
    session.act(action);
  }

  function render(before?: G['View'], effect?: G['Effect']): Table<G> {
    led = [before, effect];
    const next = make(before, effect);
    table.value = next;
    return next;
  }

  /** Who is here, what is on its way, whether it is over: changes that no effect tells of. */
  function refresh(): void {
    if (table.value) render(...led);
  }

  /** Returns how long to look at it. */
  function show(heard: Heard<G>, quiet: boolean): Millis {
    const before = view;
    const { effect } = heard;
    view = heard.view;
    step += 1;
    refusal = undefined;
    const now = quiet ? make(before, effect) : render(before, effect);
    log.value = [...log.value, { effect, table: now }];
    return quiet ? 0 : Math.min(tools.show(effect, now), MAX_DWELL);
  }

  /** Returns how long it is on its way; 0 when there is nothing to wait for. */
  function hold(heard: Heard<G>): Millis {
    const wait = Math.min(tools.suspense(heard.effect), MAX_DWELL);
    if (wait <= 0) return 0;
    coming = heard;
    render(...led);
    return wait;
  }

  /** What was on its way, which is over now. */
  function arrived(): Heard<G> | undefined {
    const heard = coming;
    coming = undefined;
    return heard;
  }

  /** A line of the log, and nothing to look at. */
  function note(news: SeatNews): void {
    log.value = [...log.value, { news, table: make() }];
  }

  function play(each: Queued<G>, quiet: boolean): Millis {
    if ('effect' in each) return show(each, quiet);
    note(each.news);
    return 0;
  }

  /** Returns how long to wait before the next one. */
  function advance(): Millis {
    const heard = arrived();
    if (heard) return show(heard, false);
    const each = present(queue.shift());
    return ('effect' in each && hold(each)) || play(each, false);
  }

  function next(): void {
    cancel = undefined;
    while (coming || queue.length > 0) {
      const wait = advance();
      if (wait <= 0) continue;
      cancel = tools.scheduler.after(wait, next);
      return;
    }
    // The last effect was drawn as settled already; what waits for it may go on.
    const done = waiters;
    waiters = [];
    for (const wake of done) wake();
  }

  function stopLooking(): void {
    cancel?.();
    cancel = undefined;
  }

  function skip(): void {
    stopLooking();
    const heard = arrived();
    if (queue.length > 0) {
      for (const each of [...(heard ? [heard] : []), ...queue.splice(0)]) play(each, true);
      render();
    } else if (heard) show(heard, false);
    next();
  }

  function enqueue(more: readonly Queued<G>[]): void {
    queue.push(...more);
    if (cancel === undefined) next();
  }

  function retell({ opening, heard, seats = [], late: isLate }: PastTold<G>): void {
    log.value = [];
    late.value = isLate === true;
    view = opening;
    heard.forEach((each, count) => {
      for (const { after, news } of seats) if (after === count) note(news);
      show(each, true);
    });
    for (const { after, news } of seats) if (after >= heard.length) note(news);
  }

  function reset(event: Extract<SessionEvent<G>, { type: 'reset' }>): void {
    stopLooking();
    arrived();
    queue = [];
    viewer = event.viewer;
    refusal = undefined;
    if (event.past) retell(event.past);
    view = event.view;
    step += 1;
    scene.value += 1;
    render();
    next();
  }

  function hear(event: SessionEvent<G>): void {
    switch (event.type) {
      case 'told':
        enqueue(event.heard);
        return;
      case 'seat':
        enqueue([{ news: event.news }]);
        return;
      case 'refused':
        refusal = event.refusal;
        tools.refuse();
        render();
        return;
      case 'reset':
        reset(event);
        return;
    }
  }

  session.open({
    hear,
    shown: () =>
      cancel === undefined && queue.length === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve)),
  });

  const unfollow = follow(() => {
    const { seats, pending, sent, ended, wants } = session;
    void [seats.value, pending.value, sent?.value, ended.value, wants?.value];
    untracked(refresh);
  });

  return {
    table,
    log,
    late,
    scene,
    told: () => log.value.flatMap((logged) => ('effect' in logged ? [logged.effect] : [])),
    skip,
    close() {
      unfollow();
      stopLooking();
      waiters = [];
      session.close();
    },
  };
}
