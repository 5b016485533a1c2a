// A lesson with its words, and where lessons are found.

import type { GameId, Shapes } from '../../contract/game.ts';
import type { LessonPlan } from '../../play/session/lesson.ts';
import type { Language } from '../../words/types.ts';

/** The words of one step: its text, a nudge for those who try something else, and praise. */
export interface StepWords {
  readonly say: string;
  readonly nudge?: string;
  readonly praise?: string;
}

export type LessonWords = Readonly<Record<string, StepWords>>;

export interface Lesson<G extends Shapes = Shapes> extends LessonPlan<G> {
  words(language: Language): Promise<LessonWords>;
}

/** Found by their path: src/client/games/<game>/lesson/lesson.ts exports `lesson`. */
const FILES = import.meta.glob<{ readonly lesson: Lesson }>('../games/*/lesson/lesson.ts');

export async function loadLesson(game: GameId): Promise<Lesson | undefined> {
  const load = FILES[`../games/${game}/lesson/lesson.ts`];
  return load && (await load()).lesson;
}
