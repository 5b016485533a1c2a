// What a lesson is made of: positions, what to say there, and what the learner has to do.

import type { GameId, Seat, Shapes } from '../../contract/game.ts';
import type { Language } from '../../words/types.ts';

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

/** The words of one step: what it says, a nudge for those who try something else, and praise. */
export interface StepWords {
  readonly say: string;
  readonly nudge?: string;
  readonly praise?: string;
}

export type LessonWords = Readonly<Record<string, StepWords>>;

export interface Lesson<G extends Shapes = Shapes> {
  readonly seats: number;
  /** The learner's seat. */
  readonly seat: Seat;
  /** The others, by seat; the learner's own entry is not used. */
  readonly names: readonly string[];
  readonly options: G['Options'];
  readonly steps: readonly LessonStep<G>[];
  readonly words: Readonly<Record<Language, () => Promise<LessonWords>>>;
}

/** Found by their path: src/client/games/<game>/lesson/lesson.ts exports `lesson`. */
const FILES = import.meta.glob<{ readonly lesson: Lesson }>('../games/*/lesson/lesson.ts');

export async function loadLesson(game: GameId): Promise<Lesson | undefined> {
  const load = FILES[`../games/${game}/lesson/lesson.ts`];
  return load && (await load()).lesson;
}
