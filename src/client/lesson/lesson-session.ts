// A lesson as a session: a real match by the rules, from written positions, that only goes on as the lesson wants.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Game, Move, Viewer } from '../../contract/game.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng } from '../../kit/rng.ts';
import type { SeatInfo } from '../games/board.ts';
import type { Connection, Session, SessionListener } from '../session/session.ts';
import type { Lesson, LessonStep } from './lesson.ts';

export interface LessonSession extends Session {
  /** Index of the step; equal to the number of steps when all are done. */
  readonly step: ReadonlySignal<number>;
  /** Set when the learner did something else than wanted. */
  readonly nudged: ReadonlySignal<boolean>;
  next(): void;
}

export function lessonSession(game: Game, lesson: Lesson, learner: string): LessonSession {
  const step = signal(0);
  const nudged = signal(false);
  const viewer: Viewer = lesson.seat;
  const rng = seededRng(`lesson of ${game.id}`);
  let options = lesson.options;
  let state = start(present(lesson.steps[0], 'the first step'));
  let at = 0;
  let listener: SessionListener | undefined;

  function start({ scenario, options: agreed }: LessonStep): unknown {
    const { seats } = lesson;
    options = agreed ?? lesson.options;
    return settle(game.setup({ seats, options, ...(scenario !== undefined && { scenario }) })).state;
  }

  function play(move: Move): readonly unknown[] | undefined {
    const played = game.apply(state, move);
    if (!played.ok) {
      if (move.by === 'seat' && move.seat === viewer) listener?.hear({ type: 'refused', refusal: played.error });
      return undefined;
    }
    state = played.value.state;
    return played.value.effects;
  }

  /** Luck speaks as soon as it is asked; scenarios put the cards where the lesson needs them. */
  function settle(from: unknown): { readonly state: unknown; readonly effects: readonly unknown[] } {
    const effects: unknown[] = [];
    let now = from;
    while (game.waiting(now).for === 'chance') {
      const drawn = game.apply(now, { by: 'chance', at, outcome: game.sampleChance(now, rng) });
      if (!drawn.ok) break;
      now = drawn.value.state;
      effects.push(...drawn.value.effects);
    }
    return { state: now, effects };
  }

  const tell = (effects: readonly unknown[]): void => {
    const told = effects.flatMap((effect) => game.tell(effect, viewer) ?? []);
    if (told.length > 0) listener?.hear({ type: 'told', effects: told });
  };

  function settleAndTell(): void {
    const settled = settle(state);
    state = settled.state;
    tell(settled.effects);
  }

  const reset = (): void => listener?.hear({ type: 'reset', viewer, view: game.view(state, viewer) });

  function next(): void {
    nudged.value = false;
    step.value += 1;
    const now = lesson.steps[step.value];
    if (now?.scenario === undefined) return;
    state = start(now);
    reset();
  }

  const seats = Array.from({ length: lesson.seats }, (_, seat): SeatInfo => {
    const mine = seat === lesson.seat;
    return {
      seat,
      name: mine ? learner : (lesson.names[seat] ?? ''),
      kind: mine ? 'person' : 'bot',
      level: mine ? undefined : 1,
      presence: 'here',
      mine,
    };
  });

  return {
    game,
    match: 'lesson',
    get options() {
      return options;
    },
    hints: false,
    seats: signal(seats),
    connection: signal<Connection>('local'),
    ended: signal(undefined),
    canUndo: signal(false),
    pending: signal(false),
    handOver: signal(undefined),
    wants: computed(() => {
      const now = lesson.steps[step.value];
      return now?.wants && ((action) => now.wants?.(action, game.view(state, viewer)) === true);
    }),
    step,
    nudged,
    next,
    open(to) {
      listener = to;
      reset();
    },
    act(action) {
      const now = lesson.steps[step.value];
      if (!now) return;
      if (!now.wants?.(action, game.view(state, viewer))) {
        nudged.value = true;
        return;
      }
      at += 1000;
      const effects = play({ by: 'seat', seat: lesson.seat, at, action });
      if (!effects) return;
      tell(effects);
      for (const { seat, action: answer } of now.answers ?? []) {
        settleAndTell();
        tell(play({ by: 'seat', seat, at, action: answer }) ?? []);
      }
      settleAndTell();
      next();
    },
    undo: () => undefined,
    look: () => undefined,
    now: () => at,
    record: () => Promise.reject(new Error('a lesson leaves no record')),
    close: () => undefined,
  };
}
