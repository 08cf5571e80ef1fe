import { expect, test, vi } from 'vitest';
import { StorageForTests } from '../forTests/storageForTests.ts';

test("two tabs do not overwrite each other's progress", async () => {
  vi.stubGlobal('localStorage', new StorageForTests());
  const one = await import('./puzzleProgress.ts');
  vi.resetModules();
  const other = await import('./puzzleProgress.ts');
  one.notePuzzle('a', 'solved');
  other.notePuzzle('b', 'tried');
  other.notePuzzle('a', 'tried');
  vi.resetModules();
  const afterwards = await import('./puzzleProgress.ts');
  expect(afterwards.puzzleStateOf('a')).toBe('solved');
  expect(afterwards.puzzleStateOf('b')).toBe('tried');
});
