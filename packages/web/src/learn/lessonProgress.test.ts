import { exerciseId, LESSONS } from '@flagfall/learn/lessons';
import { expect, test, vi } from 'vitest';
import { StorageForTests } from '../forTests/storageForTests.ts';

test("two tabs do not overwrite each other's progress", async () => {
  vi.stubGlobal('localStorage', new StorageForTests());
  const [first, second] = LESSONS[0].exercises.map((_, at) => exerciseId(LESSONS[0], at));
  const one = await import('./lessonProgress.ts');
  vi.resetModules();
  const other = await import('./lessonProgress.ts');
  one.markSolved(first);
  other.markSolved(second);
  vi.resetModules();
  const afterwards = await import('./lessonProgress.ts');
  expect([...afterwards.solvedExercises.value].sort()).toEqual([first, second].sort());
});
