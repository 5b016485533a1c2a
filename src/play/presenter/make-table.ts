// Makes the table of one moment, of what is shown and of what the session knows.

import type { Refusal, Seat, Shapes, Viewer, Waiting } from '../../contract/game.ts';
import { err } from '../../kit/result.ts';
import { seededRng } from '../../kit/rng.ts';
import type { Who } from '../../words/types.ts';
import type { SeatInfo, Session } from '../session/session.ts';
import type { Company, Table } from './table.ts';

export interface Moment<G extends Shapes = Shapes> {
  readonly viewer: Viewer;
  readonly view: G['View'];
  readonly before: G['View'] | undefined;
  readonly effect: G['Effect'] | undefined;
  readonly coming: G['Effect'] | undefined;
  readonly step: number;
  readonly settled: boolean;
  readonly refusal: Refusal | undefined;
  act(action: G['Action']): void;
}

/** What tables say in words. */
export interface TableVoice {
  companyOf(seats: readonly Seat[], all: readonly SeatInfo[], who: (seat: Seat) => Who): Company;
  announce(text: string): void;
}

export function makeTable<G extends Shapes>(session: Session<G>, voice: TableVoice, moment: Moment<G>): Table<G> {
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
    const now = waiting();
    return now.for === 'seats' ? now.seats : [];
  });
  const who = (seat: Seat): Who => ({ name: seats[seat]?.name ?? '', you: seat === viewer && !session.looksOn });
  const legal = lazily(() =>
    mine && settled && session.ended.value === undefined ? game.legal(sampled(), viewer, session.now()) : [],
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
    company: (of) => voice.companyOf(of, seats, who),
    announce: voice.announce,
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
