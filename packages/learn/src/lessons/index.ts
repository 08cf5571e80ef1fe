/** The course: every lesson, in the order in which they are best taken. */

import { BASICS } from './basics.ts';
import { CARDS } from './cards.ts';
import { CONQUEST } from './conquest.ts';
import type { Lesson } from './lesson.ts';
import { POWERS } from './powers.ts';
import { TACTICS } from './tactics.ts';

export { CHAPTERS, type ChapterId, type Exercise, LEARNER, type Lesson, type Play, type Want } from './lesson.ts';
/** Trying an exercise. */
export { intentFor, rulesFor, Trial, type TrialState, type TrialStep } from './trial.ts';

export const LESSONS: readonly Lesson[] = [...BASICS, ...TACTICS, ...POWERS, ...CARDS, ...CONQUEST];

export function findLesson(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

/** A name for an exercise of the whole course. */
export function exerciseId(lesson: Lesson, at: number): string {
  return `${lesson.id}.${lesson.exercises[at].id}`;
}
