/** Which exercises have been solved on this device. */

import { exerciseId, LESSONS, type Lesson } from '@flagfall/learn/lessons';
import { type ReadonlySignal, signal } from '@preact/signals';

const KEY = 'flagfall.lessons';

const solved = signal<ReadonlySet<string>>(new Set(read()));

/** By `exerciseId`. */
export const solvedExercises: ReadonlySignal<ReadonlySet<string>> = solved;

/** Once solved, an exercise stays so. Another tab may have written since we read. */
export function markSolved(id: string): void {
  if (solved.value.has(id)) return;
  solved.value = new Set([...solved.value, ...read(), id]);
  write([...solved.value]);
}

/** How many exercises of a lesson have been solved. */
export function solvedIn(lesson: Lesson): number {
  return lesson.exercises.filter((_, at) => solved.value.has(exerciseId(lesson, at))).length;
}

export function isFinished(lesson: Lesson): boolean {
  return solvedIn(lesson) === lesson.exercises.length;
}

/** The first lesson that is not finished; undefined when all are. */
export function nextLesson(): Lesson | undefined {
  return LESSONS.find((lesson) => !isFinished(lesson));
}

/** A browser may forbid it to remember anything. */
function read(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, ids.join(' '));
  } catch {
    // Then it holds until the page is closed.
  }
}
