// A finished match as a session: nobody acts, but one can go to any step and look through anybody's eyes.

import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Viewer } from '../../contract/game.ts';
import type { ReadRecord } from '../../match/record.ts';
import { hearAll } from '../heard.ts';
import { recordedNews } from './recorded-news.ts';
import type { SeatNews } from './seat-news.ts';
import type { ConnectionState, Session, SessionListener } from './session.ts';

export interface ReplaySession extends Session {
  /** How many moves have been played. */
  readonly at: ReadonlySignal<number>;
  readonly length: number;
  readonly viewer: ReadonlySignal<Viewer>;
  goTo(step: number): void;
  lookAs(viewer: Viewer): void;
}

export function replaySession(read: ReadRecord): ReplaySession {
  const { record, game, states, effects, terms } = read;
  const length = effects.length;
  const news = recordedNews(record);
  const at = signal(0);
  const viewer = signal<Viewer>('public');
  let listener: SessionListener | undefined;

  const told = (step: number): readonly unknown[] =>
    (effects[step] ?? []).flatMap((effect) => game.tell(effect, viewer.value) ?? []);

  const viewAt = (step: number): unknown => game.view(states[step], viewer.value);

  function reset(): void {
    const past: unknown[] = [];
    const seats: { after: number; news: SeatNews }[] = [];
    for (let step = 0; step < at.value; step++) {
      const change = news[step];
      if (change) seats.push({ after: past.length, news: change });
      past.push(...told(step));
    }
    const opening = viewAt(0);
    listener?.hear({
      type: 'reset',
      viewer: viewer.value,
      view: viewAt(at.value),
      past: { opening, heard: hearAll(game, opening, past), seats },
    });
  }

  function play(step: number): void {
    const change = news[step];
    if (change) listener?.hear({ type: 'seat', news: change });
    listener?.hear({ type: 'told', heard: hearAll(game, viewAt(step), told(step)) });
  }

  return {
    game,
    match: record.match,
    options: terms.options,
    hints: false,
    looksOn: true,
    seats: computed(() => {
      const isStoodIn = (seat: number): boolean =>
        news.slice(0, at.value).findLast((change) => change?.seat === seat)?.type === 'stood-in';
      return record.seats.map((occupant, seat) => ({
        seat,
        name: occupant.name,
        kind: occupant.kind,
        level: occupant.kind === 'bot' ? occupant.level : undefined,
        presence: isStoodIn(seat) ? 'stand-in' : 'here',
        mine: false,
        hints: record.hints?.[seat],
      }));
    }),
    connection: signal<ConnectionState>('local'),
    ended: computed(() => (at.value === length ? record.ended : undefined)),
    canUndo: signal(false),
    pending: signal(false),
    handOver: signal(undefined),
    at,
    length,
    viewer,
    open(to) {
      listener = to;
      reset();
    },
    goTo(step) {
      const wanted = Math.max(0, Math.min(length, step));
      const next = wanted === at.value + 1;
      at.value = wanted;
      // One step on is shown as it was played; any other jump just stands there.
      if (next) play(wanted - 1);
      else reset();
    },
    lookAs(who) {
      viewer.value = who;
      reset();
    },
    act: () => undefined,
    undo: () => undefined,
    look: () => undefined,
    now: () => read.moves[at.value - 1]?.at ?? 0,
    record: async () => record,
    close: () => undefined,
  };
}
