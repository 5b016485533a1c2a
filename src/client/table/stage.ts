// Shows what a session tells, one effect at a time, so that everybody can follow; and makes the Table that boards get.

import { effect as follow, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Game, Refusal, Seat, Shapes, Viewer, Waiting } from '../../contract/game.ts';
import { present } from '../../kit/invariant.ts';
import { err } from '../../kit/result.ts';
import { seededRng } from '../../kit/rng.ts';
import type { Who } from '../../words/types.ts';
import type { BoardModule, Table } from '../games/board.ts';
import { announce } from '../kit/announce.tsx';
import { duration } from '../kit/motion.ts';
import { playSound } from '../kit/sound.ts';
import type { SeatNews } from '../session/seat-news.ts';
import type { Session, SessionEvent } from '../session/session.ts';
import { companyOf } from './company.ts';

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

export interface Stage<G extends Shapes = Shapes> {
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

type Past<G extends Shapes> = NonNullable<Extract<SessionEvent<G>, { type: 'reset' }>['past']>;

/** Longest that one effect may hold up the next, whatever a board says. */
const MAX_DWELL = 6000;

export function openStage<G extends Shapes>(session: Session<G>, board: BoardModule<G>): Stage<G> {
  const { game } = session;
  const table = signal<Table<G> | undefined>(undefined);
  const log = signal<readonly Logged<G>[]>([]);
  const late = signal(false);
  const scene = signal(0);
  let viewer: Viewer = 'public';
  let view: G['View'];
  let step = 0;
  let refusal: Refusal | undefined;
  let queue: (Pick<Shown<G>, 'effect'> | Pick<SeatChange<G>, 'news'>)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiters: (() => void)[] = [];

  const isSettled = (): boolean => queue.every((next) => 'news' in next);

  const make = (before?: G['View'], effect?: G['Effect']): Table<G> =>
    makeTable(session, { viewer, view, before, effect, step, settled: isSettled(), refusal, act });

  function act(action: G['Action']): void {
    skip();
    refusal = undefined;
    session.act(action);
  }

  function render(before?: G['View'], effect?: G['Effect']): Table<G> {
    const next = make(before, effect);
    table.value = next;
    return next;
  }

  /** Who is here, what is on its way, whether it is over: changes that no effect tells of. */
  function refresh(): void {
    const now = table.value;
    if (now) table.value = makeTable(session, { ...momentOf(now), settled: isSettled(), refusal, act });
  }

  /** Hears one effect; returns how long to look at it. */
  function show(effect: G['Effect'], quiet: boolean): number {
    const before = view;
    view = game.hear(view, effect);
    step += 1;
    refusal = undefined;
    const now = quiet ? make(before, effect) : render(before, effect);
    log.value = [...log.value, { effect, table: now }];
    if (quiet) return 0;
    const sound = board.sound(effect, now);
    if (sound) playSound(sound);
    return Math.min(duration(board.dwell(effect, now)), MAX_DWELL);
  }

  /** A line of the log, and nothing to look at. */
  function note(news: SeatNews): void {
    log.value = [...log.value, { news, table: make() }];
  }

  function play(each: (typeof queue)[number], quiet: boolean): number {
    if ('effect' in each) return show(each.effect, quiet);
    note(each.news);
    return 0;
  }

  function next(): void {
    timer = undefined;
    while (queue.length > 0) {
      const wait = play(present(queue.shift()), false);
      if (wait <= 0) continue;
      timer = setTimeout(next, wait);
      return;
    }
    // The last effect was drawn as settled already; what waits for it may go on.
    const done = waiters;
    waiters = [];
    for (const wake of done) wake();
  }

  function skip(): void {
    clearTimeout(timer);
    timer = undefined;
    if (queue.length > 0) {
      for (const each of queue.splice(0)) play(each, true);
      render();
    }
    next();
  }

  function retell({ effects, seats = [] }: Past<G>): void {
    effects.forEach((effect, count) => {
      for (const { after, news } of seats) if (after === count) note(news);
      show(effect, true);
    });
    for (const { after, news } of seats) if (after >= effects.length) note(news);
  }

  function hear(event: SessionEvent<G>): void {
    switch (event.type) {
      case 'told':
        queue.push(...event.effects.map((effect) => ({ effect })));
        if (timer === undefined) next();
        return;
      case 'seat':
        queue.push({ news: event.news });
        if (timer === undefined) next();
        return;
      case 'refused':
        refusal = event.refusal;
        playSound('no');
        render();
        return;
      case 'reset': {
        clearTimeout(timer);
        timer = undefined;
        queue = [];
        viewer = event.viewer;
        refusal = undefined;
        if (event.past) {
          log.value = [];
          late.value = event.past.late === true;
          view = event.past.opening;
          retell(event.past);
        }
        view = event.view;
        step += 1;
        scene.value += 1;
        render();
        next();
        return;
      }
    }
  }

  session.open({
    hear,
    shown: () =>
      timer === undefined && queue.length === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve)),
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
      clearTimeout(timer);
      waiters = [];
      session.close();
    },
  };
}

interface Moment<G extends Shapes> {
  readonly viewer: Viewer;
  readonly view: G['View'];
  readonly before: G['View'] | undefined;
  readonly effect: G['Effect'] | undefined;
  readonly step: number;
  readonly settled: boolean;
  readonly refusal: Refusal | undefined;
  act(action: G['Action']): void;
}

const momentOf = <G extends Shapes>({ viewer, view, before, effect, step }: Table<G>) => ({
  viewer,
  view,
  before,
  effect,
  step,
});

function makeTable<G extends Shapes>(session: Session<G>, moment: Moment<G>): Table<G> {
  const { game } = session;
  const { viewer, view, settled } = moment;
  const seats = session.seats.value;
  // Whoever only looks through a seat's eyes, as in a replay, does not act for it.
  const mine = viewer !== 'public' && seats[viewer]?.mine === true;
  // Worked out when first asked for: most views are only looked at.
  const sampled = lazily((): G['State'] => game.sampleState(view, seededRng('what is legal')));
  const waiting = lazily((): Waiting => game.waiting(sampled()));
  const toAct = lazily(() => {
    // A match may end before the game does: then nobody is waited for.
    if (!settled || session.ended.value !== undefined) return [];
    const { for: what, ...rest } = waiting();
    return what === 'seats' && 'seats' in rest ? rest.seats : [];
  });
  const who = (seat: Seat): Who => ({ name: seats[seat]?.name ?? '', you: seat === viewer && !session.looksOn });
  const legal = lazily(() =>
    mine && settled && session.ended.value === undefined ? legalNow(game, sampled(), viewer, session) : [],
  );
  const wanted = lazily(() => {
    const wants = session.wants?.value;
    return wants === undefined ? [] : legal().filter(wants);
  });
  return {
    ...moment,
    game,
    options: session.options,
    seats,
    get toAct() {
      return toAct();
    },
    get myTurn() {
      return mine && toAct().includes(viewer);
    },
    get deadline() {
      const now = waiting();
      return now.for === 'seats' && session.ended.value === undefined ? now.deadline : undefined;
    },
    get outcome() {
      const now = waiting();
      return now.for === 'nothing' ? now.outcome : undefined;
    },
    get legal() {
      return legal();
    },
    get wanted() {
      return wanted();
    },
    now: session.now,
    judge(action) {
      if (viewer === 'public') return err({ code: 'no-such-seat', rule: 'table' });
      return game.apply(sampled(), { by: 'seat', seat: viewer, at: session.now(), action });
    },
    pending: session.pending.value,
    sent: session.sent?.value,
    who,
    company: (of) => companyOf(of, seats, who),
    announce,
  };
}

const legalNow = <G extends Shapes>(
  game: Game<G>,
  state: G['State'],
  seat: number,
  session: Session<G>,
): readonly G['Action'][] => game.legal(state, seat, session.now());

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
