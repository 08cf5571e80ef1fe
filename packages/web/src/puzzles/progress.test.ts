import { expect, test, vi } from 'vitest';
import { StorageForTests } from '../settings/storageForTests.ts';

test('two tabs do not write over what the other has noted', async () => {
  vi.stubGlobal('localStorage', new StorageForTests());
  const one = await import('./progress.ts');
  vi.resetModules();
  const other = await import('./progress.ts');
  one.note('a', 'solved');
  other.note('b', 'tried');
  other.note('a', 'tried');
  vi.resetModules();
  const afterwards = await import('./progress.ts');
  expect(afterwards.stateOf('a')).toBe('solved');
  expect(afterwards.stateOf('b')).toBe('tried');
});
