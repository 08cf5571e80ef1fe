import { beforeEach, expect, test, vi } from 'vitest';
import { StorageForTests } from '../forTests/storageForTests.ts';
import { forgetGameRequest, gameRequestId } from './gameRequestId.ts';

const storage = new StorageForTests();
vi.stubGlobal('localStorage', storage);
beforeEach(forgetGameRequest);

test('the same settings are the same request until it is answered, and only for minutes', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const id = gameRequestId('barrage/none/red');
  expect(gameRequestId('barrage/none/red')).toBe(id);
  vi.setSystemTime(1_000_000 + 11 * 60_000);
  const later = gameRequestId('barrage/none/red');
  expect(later).not.toBe(id);
  forgetGameRequest();
  expect(gameRequestId('barrage/none/red')).not.toBe(later);
  vi.useRealTimers();
});

test('other settings are another request, and so is an id that the server would refuse', () => {
  const id = gameRequestId('barrage/none/red');
  expect(gameRequestId('barrage/none/blue')).not.toBe(id);
  storage.setItem('flagfall.draft.invitation', JSON.stringify({ at: Date.now(), text: 'short barrage/none/red' }));
  expect(gameRequestId('barrage/none/red')).toMatch(/^[0-9a-f]{24}$/);
});
