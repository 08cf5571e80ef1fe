/** The course: every lesson, in the order in which they are best taken. */

import { BASIC_LESSONS } from './basics.ts';
import { CARD_LESSONS } from './cards.ts';
import { CONQUEST_LESSONS } from './conquest.ts';
import type { Lesson } from './lesson.ts';
import { POWER_LESSONS } from './powers.ts';
import { TACTIC_LESSONS } from './tactics.ts';

/** Trying an exercise. */
export { ExerciseAttempt, type ExerciseState, type ExerciseStep, lessonRules, parseScriptedAction } from './exerciseAttempt.ts';
export { CHAPTERS, type ChapterId, type Exercise, type ExerciseGoal, LEARNER, type Lesson, type ScriptedAction } from './lesson.ts';

export const LESSONS: readonly Lesson[] = [...BASIC_LESSONS, ...TACTIC_LESSONS, ...POWER_LESSONS, ...CARD_LESSONS, ...CONQUEST_LESSONS];

export function findLesson(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

/** A name for an exercise of the whole course. */
export function exerciseId(lesson: Lesson, at: number): string {
  return `${lesson.id}.${lesson.exercises[at].id}`;
}
