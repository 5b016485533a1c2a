// A lesson as a session: a real match by the rules, from written positions, that only goes on as the lesson wants.

import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Game, Move, Seat, Shapes, Viewer } from '../../contract/game.ts';
import { present } from '../../kit/invariant.ts';
import { seededRng } from '../../kit/rng.ts';
import { hearAll } from '../heard.ts';
import type { ConnectionState, SeatInfo, Session, SessionListener } from './session.ts';

export interface LessonStep<G extends Shapes = Shapes> {
  /** A new position; without one the step goes on where the last one ended. */
  readonly scenario?: G['Scenario'];
  /** What is agreed for that position, where it is not what the lesson has agreed. */
  readonly options?: G['Options'];
  /** Names the step's words in the catalogue. */
  readonly words: string;
  /** The actions that lead on; without it the learner reads and taps "Go on". */
  wants?(action: G['Action'], view: G['View']): boolean;
  /** What the others then do, by the rules; their seats play by themselves no other way. */
  readonly answers?: readonly { readonly seat: Seat; readonly action: G['Action'] }[];
}

/** A lesson without its words. */
export interface LessonPlan<G extends Shapes = Shapes> {
  readonly seats: number;
  /** The learner's seat. */
  readonly seat: Seat;
  /** The others, by seat; the learner's own entry is not used. */
  readonly names: readonly string[];
  readonly options: G['Options'];
  readonly steps: readonly LessonStep<G>[];
}

export interface LessonSession extends Session {
  /** Index of the step; equal to the number of steps when all are done. */
  readonly step: ReadonlySignal<number>;
  /** Set when the learner did something else than wanted. */
  readonly nudged: ReadonlySignal<boolean>;
  next(): void;
}

export function lessonSession(game: Game, lesson: LessonPlan, learner: string): LessonSession {
  const step = signal(0);
  const nudged = signal(false);
  const viewer: Viewer = lesson.seat;
  const rng = seededRng(`lesson of ${game.id}`);
  let at = 0;
  let options = lesson.options;
  let state = start(present(lesson.steps[0], 'the first step'));
  /** What the learner has heard of so far. */
  let view: unknown;
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

  function tell(effects: readonly unknown[]): void {
    const told = effects.flatMap((effect) => game.tell(effect, viewer) ?? []);
    const heard = hearAll(game, view, told);
    view = heard.at(-1)?.view ?? view;
    if (heard.length > 0) listener?.hear({ type: 'told', heard });
  }

  function settleAndTell(): void {
    const settled = settle(state);
    state = settled.state;
    tell(settled.effects);
  }

  function reset(): void {
    view = game.view(state, viewer);
    listener?.hear({ type: 'reset', viewer, view });
  }

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
    connection: signal<ConnectionState>('local'),
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
